/** The rules of the check, one entry each: its name, what holds in content that passes, what it checks, and how. */
import { validFiles } from '../content-model/read-content';
import { societiesSchema, venuesSchema, type DirectoryEntry } from '../content-model/society-schemas';
import { adviseOnPictureNames, checkCode, checkFileNames, checkRequired } from './check-files';
import { adviseOnHiddenNames, checkAddressesOfRenamed, checkPicturesOfRenamed } from './check-hidden-names';
import { checkLink } from './check-links';
import { checkShortlinks, checkStaticFiles } from './check-namespace';
import { checkDays, checkDirectory, checkEntries, checkNotes, checkSlugs, directoriesOf, adviseOnSkippedHours } from './check-productions';
import { checkStaticPictures } from './check-pictures';
import { checkRecord } from './check-published-urls';
import { checkRedirects } from './check-redirects';
import { adviseOnPastAnnouncement, adviseOnReviews, checkAnnouncement, checkCurrentExecYear } from './check-site';
import { adviseOnPerson, adviseOnRoles, checkIds, checkNamedPictures, checkRules, checkYearName } from './check-society';
import { adviseOnSimilarNames } from './check-similar-names';
import { checkText } from './check-text';
import {
  adviseOnPage,
  adviseOnTags,
  checkBlankPages,
  checkCharts,
  checkEmbeds,
  checkFiles,
  checkIsShown,
  checkSectionShortlinks,
  checkTags,
  checkUrls,
} from './check-texts';
import { addressesInFields, adviseOnTracking } from './check-tracking';
import { adviseOnUnlinkedPages, adviseOnUnusedPictures } from './check-use';
import type { Facts } from './facts';
import { rule, type Rule } from './rule';

const content = (facts: Facts) => [facts.content];
const texts = (facts: Facts) => facts.texts;
const wiki = (facts: Facts) => facts.content.wiki;
const years = (facts: Facts) => facts.years();
const peopleFile = (facts: Facts) => facts.peopleFile();
const siteFile = (facts: Facts) => facts.siteFile();

const FILES: readonly Rule[] = [
  rule('required files', 'A site has its site.json and the front page of its wiki.', content, checkRequired),
  rule('names of files', 'Every file is one that the site reads.', content, checkFileNames),
  rule('pictures in static/', 'Browsers can show every picture in static/.', content, checkStaticPictures),
  rule('code in files', 'No file runs code in a browser.', content, checkCode),
  rule(
    'fields',
    'Every JSON file has the right fields.',
    (facts) => facts.content.data,
    ({ problems }) => problems,
  ),
];

const TEXTS: readonly Rule[] = [
  rule('text', 'Readers see every text as its author meant it.', texts, (text) => checkText(text).problems),
  rule('files of texts', 'Every picture and file that a text names is there.', texts, (text, facts) => checkFiles(text, facts.content)),
  rule('embedded pages', 'Texts embed only hosts of site.json.', texts, (text, facts) => checkEmbeds(text, facts.siteFile())),
  rule('placeholders', 'A page has words of its own, and a short description.', wiki, adviseOnPage),
  rule('short links of sections', 'A short link of a section opens a heading that exists.', wiki, (page, facts) =>
    checkSectionShortlinks(page, facts.knownAddresses()),
  ),
  rule('texts of pages', 'Every text in pages/ is shown.', (facts) => facts.content.pageTexts, checkIsShown),
  rule('addresses of pages', 'No two pages have one address.', content, ({ wiki: pages }, facts) =>
    checkUrls(pages, facts.knownAddresses()),
  ),
  rule('tags', 'A tag has one spelling.', content, ({ wiki: pages }) => checkTags(pages)),
  rule('tags alike', 'No two tags differ by their number alone.', content, ({ wiki: pages }) => adviseOnTags(pages)),
  rule('blank pages', 'A page has text, or pages below it.', content, ({ wiki: pages }) => checkBlankPages(pages)),
  rule('diagrams', 'Every diagram can be drawn.', content, (_all, facts) => checkCharts(facts.texts, facts.drawDiagrams)),
];

const ADDRESSES: readonly Rule[] = [
  rule(
    'links',
    'Every link leads to something, and directly.',
    (facts) => facts.links(),
    (link, facts) => checkLink(link, facts.knownAddresses(), facts.lost()),
  ),
  rule('files in static/', 'No file in static/ replaces a page or file of the site.', content, (all, facts) =>
    checkStaticFiles(all, facts.knownAddresses()),
  ),
  rule('short links', 'A short link belongs to one page.', content, (_all, facts) => checkShortlinks(facts.knownAddresses())),
  rule('redirects', 'A redirect has an address that nothing else has.', content, (_all, facts) => checkRedirects(facts.knownAddresses())),
  rule('published addresses', 'Every published address still answers.', content, (all, facts) => checkRecord(facts.lost(), all)),
];

const USE: readonly Rule[] = [
  rule('names of pictures', 'Names of pictures are lower case, with hyphens.', content, adviseOnPictureNames),
  rule('pages without links', 'Every page is linked from another.', content, (all, facts) => adviseOnUnlinkedPages(all, facts.links())),
  rule('unused pictures', 'Every picture is shown on a page.', content, (all, facts) => adviseOnUnusedPictures(all, facts.texts)),
  rule(
    'tracking in texts',
    'No address in a text tracks readers.',
    (facts) =>
      facts.texts.flatMap((text) => [...checkText(text).links, ...checkText(text).addresses].map((one) => ({ file: text.file, ...one }))),
    adviseOnTracking,
  ),
  rule(
    'tracking in fields',
    'No address in a field tracks readers.',
    (facts) => [...facts.content.data, ...facts.texts],
    (file) => addressesInFields(file).flatMap(adviseOnTracking),
  ),
];

const SETTINGS: readonly Rule[] = [
  rule('announcement', 'The announcement is one line of text with links.', siteFile, checkAnnouncement),
  rule('old announcement', 'The announcement’s last day is not over.', siteFile, (site, facts) =>
    adviseOnPastAnnouncement(site, facts.today),
  ),
  rule('current exec', 'The exec of the current year has a file.', siteFile, (site, facts) => checkCurrentExecYear(site, facts.content)),
  rule('intervals of reviews', 'Intervals of reviews name tags that pages have.', siteFile, (site, facts) =>
    adviseOnReviews(site, facts.content),
  ),
];

const SOCIETY: readonly Rule[] = [
  rule('names of year files', 'A file is named after its year.', years, (year, facts) => checkYearName(year, facts.content)),
  rule(
    'pictures of JSON files',
    'Every picture that a JSON file names is there.',
    ({ content: { data } }) => data,
    (file, facts) => checkNamedPictures(file, facts.content),
  ),
  rule('exec roles', 'Usual roles are written as in site.json.', years, (year, facts) =>
    adviseOnRoles(
      year,
      facts.siteFile().flatMap(({ data }) => data.execRoles),
    ),
  ),
  rule('ids of people', 'An id means one person.', content, (_all, facts) => checkIds(facts.people())),
  rule('names that are alike', 'A person has one spelling.', content, (_all, facts) => adviseOnSimilarNames(facts.people())),
  rule('names of people', 'An entry names one person.', (facts) => facts.people(), adviseOnPerson),
  rule(
    'names of venues and societies',
    'Productions name entries by their ids.',
    (facts) => directoriesOf(facts.content, facts.productions()),
    checkDirectory,
  ),
  rule(
    'pages of venues and societies',
    'Venues and societies name pages of the wiki that exist.',
    ({ content: { data } }) => [...validFiles(data, venuesSchema), ...validFiles<DirectoryEntry[]>(data, societiesSchema)],
    (file, facts) => checkEntries(file, facts.content),
  ),
  rule('skipped hours', 'No show begins in the hour that the clocks skip.', (facts) => facts.productions(), adviseOnSkippedHours),
  rule('days', 'Productions are within their year and term.', (facts) => facts.productions(), checkDays),
  rule('addresses of productions', 'No two productions of a year have one address.', (facts) => facts.productionYears(), checkSlugs),
  rule(
    'notes',
    'No note speaks of the future of a past term.',
    (facts) => facts.productionYears(),
    (year, facts) => checkNotes(year, facts.today),
  ),
  rule('people.json', 'Every rule for a person matches somebody.', peopleFile, (file, facts) =>
    checkRules(file, facts.people(), facts.productions(), facts.content),
  ),
  rule('pictures of renamed people', 'No file name shows an old name.', peopleFile, (file, facts) =>
    checkPicturesOfRenamed(file, facts.people()),
  ),
  rule('addresses of renamed people', 'No address names somebody who is hidden or renamed.', content, (all, facts) =>
    checkAddressesOfRenamed(facts.namesOffSite(), facts.productions(), facts.knownAddresses(), all),
  ),
  rule('texts about hidden people', 'No text names somebody who is hidden or renamed.', texts, (text, facts) =>
    adviseOnHiddenNames(text, facts.namesOffSite()),
  ),
];

export const RULES: readonly Rule[] = [...FILES, ...TEXTS, ...ADDRESSES, ...USE, ...SETTINGS, ...SOCIETY];
