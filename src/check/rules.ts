/** The rules of the check, one entry each: its name, what holds in content that passes, what it checks, and how. */
import { sortProblems, type Problem } from '../content-model/problem';
import { validFiles, type Content } from '../content-model/read-content';
import { societiesSchema, venuesSchema, type DirectoryEntry } from '../content-model/society-schemas';
import { checkPages, checkRecord, checkRedirects, checkSectionShortlinks, checkShortlinks, checkStaticFiles } from './check-addresses';
import { adviseOnPictureNames, checkCode, checkFileNames, checkRequired } from './check-files';
import { adviseOnHiddenNames, checkAddressesOfRenamed, checkPicturesOfRenamed } from './check-hidden-names';
import { checkLink } from './check-links';
import { checkDrawings, checkFilms, checkStaticPictures } from './check-pictures';
import { adviseOnSkippedHours, checkDays, checkDirectory, checkEntries, checkNotes, checkSlugs, directoriesOf } from './check-productions';
import { adviseOnSimilarNames } from './check-similar-names';
import { adviseOnPastAnnouncement, adviseOnReviews, checkAnnouncement, checkCurrentExecYear } from './check-site';
import { adviseOnPerson, adviseOnRoles, checkIds, checkNamedPictures, checkRules, checkYearName } from './check-society';
import { checkText } from './check-text';
import { adviseOnPage, adviseOnTags, checkBlankPages, checkCharts, checkEmbeds, checkFiles, checkIsShown, checkTags } from './check-texts';
import { addressesInFields, addressesInTexts, adviseOnTracking } from './check-tracking';
import { adviseOnUnlinkedPages, adviseOnUnusedPictures } from './check-use';
import { factsOf, type CheckTools, type Facts } from './facts';
import { rule, type Rule } from './rule';

// What a rule checks one by one. A rule for the content as a whole gets all facts.
const all = (facts: Facts) => [facts];
const texts = (facts: Facts) => facts.texts;
const wiki = (facts: Facts) => facts.content.wiki;
const pageTexts = (facts: Facts) => facts.content.pageTexts;
const data = (facts: Facts) => facts.content.data;
const links = (facts: Facts) => facts.links();
const siteFile = (facts: Facts) => facts.siteFile();
const years = (facts: Facts) => facts.years();
const productionYears = (facts: Facts) => facts.productionYears();
const productions = (facts: Facts) => facts.productions();
const people = (facts: Facts) => facts.people();
const peopleFile = (facts: Facts) => facts.peopleFile();
const directoryFiles = ({ content }: Facts) => [
  ...validFiles(content.data, venuesSchema),
  ...validFiles<DirectoryEntry[]>(content.data, societiesSchema),
];

export const RULES: readonly Rule[] = [
  // Files
  rule('required files', 'A site has its site.json and the front page of its wiki.', all, checkRequired),
  rule('names of files', 'Every file is one that the site reads.', all, checkFileNames),
  rule('code in files', 'No file runs code in a browser.', all, checkCode),
  rule('fields', 'Every JSON file has the right fields.', data, ({ problems }) => problems),
  rule('pictures in static/', 'Browsers can show every picture in static/.', all, checkStaticPictures),
  rule('drawings', 'Every drawing can be shown in both colour modes, and loads nothing.', all, checkDrawings),
  rule('films', 'No film says where it was taken.', all, checkFilms),
  rule('names of pictures', 'Names of pictures are lower case, with hyphens.', all, adviseOnPictureNames),
  rule('unused pictures', 'Every picture is shown on a page.', all, adviseOnUnusedPictures),

  // Texts
  rule('text', 'Readers see every text as its author meant it.', texts, (text) => checkText(text).problems),
  rule('files of texts', 'Every picture and file that a text names is there.', texts, checkFiles),
  rule('embedded pages', 'Texts embed only hosts of site.json.', texts, checkEmbeds),
  rule('diagrams', 'Every diagram can be drawn.', all, checkCharts),
  rule('placeholders', 'A page has words of its own, and a short description.', wiki, adviseOnPage),
  rule('blank pages', 'A page has text, or pages below it.', all, checkBlankPages),
  rule('texts of pages', 'Every text in pages/ is shown.', pageTexts, checkIsShown),
  rule('tags', 'A tag has one spelling.', all, checkTags),
  rule('tags alike', 'No two tags differ by their number alone.', all, adviseOnTags),

  // Addresses
  rule('links', 'Every link leads to something, and directly.', links, checkLink),
  rule('pages without links', 'Every page is linked from another.', all, adviseOnUnlinkedPages),
  rule('addresses of pages', 'No two pages have one address.', all, checkPages),
  rule('files in static/', 'No file in static/ replaces a page or file of the site.', all, checkStaticFiles),
  rule('short links', 'A short link belongs to one page.', all, checkShortlinks),
  rule('short links of sections', 'A short link of a section opens a heading that exists.', wiki, checkSectionShortlinks),
  rule('redirects', 'A redirect has an address that nothing else has.', all, checkRedirects),
  rule('published addresses', 'Every published address still answers.', all, checkRecord),
  rule('tracking in texts', 'No address in a text tracks readers.', addressesInTexts, adviseOnTracking),
  rule('tracking in fields', 'No address in a field tracks readers.', addressesInFields, adviseOnTracking),

  // Settings
  rule('announcement', 'The announcement is one line of text with links.', siteFile, checkAnnouncement),
  rule('old announcement', 'The announcement’s last day is not over.', siteFile, adviseOnPastAnnouncement),
  rule('current exec', 'The exec of the current year has a file.', siteFile, checkCurrentExecYear),
  rule('intervals of reviews', 'Intervals of reviews name tags that pages have.', siteFile, adviseOnReviews),

  // Years, productions and people
  rule('names of year files', 'A file is named after its year.', years, checkYearName),
  rule('pictures of JSON files', 'Every picture that a JSON file names is there.', data, checkNamedPictures),
  rule('exec roles', 'Usual roles are written as in site.json.', years, adviseOnRoles),
  rule('days', 'Productions are within their year and term.', productions, checkDays),
  rule('skipped hours', 'No show begins in the hour that the clocks skip.', productions, adviseOnSkippedHours),
  rule('addresses of productions', 'No two productions of a year have one address.', productionYears, checkSlugs),
  rule('notes', 'No note speaks of the future of a past term.', productionYears, checkNotes),
  rule('names of venues and societies', 'Productions name entries by their ids.', directoriesOf, checkDirectory),
  rule('pages of venues and societies', 'Venues and societies name pages of the wiki that exist.', directoryFiles, checkEntries),
  rule('ids of people', 'An id means one person.', all, checkIds),
  rule('names of people', 'An entry names one person.', people, adviseOnPerson),
  rule('names that are alike', 'A person has one spelling.', all, adviseOnSimilarNames),
  rule('people.json', 'Every rule for a person matches somebody.', peopleFile, checkRules),
  rule('pictures of renamed people', 'No file name shows an old name.', peopleFile, checkPicturesOfRenamed),
  rule('addresses of renamed people', 'No address names somebody who is hidden or renamed.', all, checkAddressesOfRenamed),
  rule('texts about hidden people', 'No text names somebody who is hidden or renamed.', texts, adviseOnHiddenNames),
];

/**
 * Checks all content except the pixels of pictures, which `checkPictures` reads.
 * @returns every problem, sorted; never throws, neither for an editor's mistake nor for one of ours
 */
export function checkContent(content: Content, tools: CheckTools, rules: readonly Rule[] = RULES): Problem[] {
  const facts = factsOf(content, tools);
  return sortProblems(rules.flatMap(({ check }) => check(facts)));
}
