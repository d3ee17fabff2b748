import { missingWords, textOfMarkdown, wordsOfText } from './compare-words';
import { convertPage } from './convert-page';
import { describeDiagrams } from './describe-diagrams';
import type { Fields } from './docusaurus-configuration';
import { decideOnSidebars, importStaticFiles, sayWhatStays } from './left-behind';
import { mendLinks } from './links';
import { redirectOldAddresses } from './old-addresses';
import { frontMatterOf } from './page-fields';
import type { Draft } from './page-in-progress';
import { fileAt } from './place-pages';
import { siteOfImport } from './site-of-import';
import { surveySite, type DocusaurusSite, type ImportedFile, type ImportTools, type Survey } from './survey-site';
import { oneLine } from './syntax';
import { writePage, writeText } from './write-page';

const shortLinksOf = ({ shortlinks, sectionShortlinks }: Fields): number => [shortlinks ?? [], sectionShortlinks ?? []].flat().length;

/** The file of a page. Adds its figures to the report. */
function pageFile(draft: Draft): ImportedFile {
  const { source, file, permalink, url, root, words: before, frontMatter } = draft;
  const { report } = draft.survey;
  const fields = frontMatterOf(draft);
  const after = wordsOfText(`${String(fields.title)} ${textOfMarkdown(root)}`);
  const missing = missingWords(before, after);
  report.pages.push({ source, file, from: permalink, to: url, words: { before: before.length, after: after.length, missing } });
  if (missing.length > 0) report.decide('words', missing.join(' '), 'Check whether the page needs them.', { file: source });
  report.shortLinks.before += shortLinksOf(frontMatter);
  report.shortLinks.after += shortLinksOf(fields);
  return { text: writePage(fields, writeText(root)) };
}

const json = (value: unknown): ImportedFile => ({ text: `${JSON.stringify(value, null, 2)}\n` });

/** Converts a Docusaurus site to the files of a content folder, and reports what became of everything. Uses no disk. */
export function importDocusaurus(site: DocusaurusSite, tools: ImportTools): Pick<Survey, 'files' | 'report'> {
  const survey = surveySite(site, tools);
  const { report, order, files } = survey;
  const drafts = survey.published.map((page) => convertPage(survey, page));
  mendLinks(drafts);
  describeDiagrams(drafts, tools.drawDiagrams);
  decideOnSidebars(survey);
  for (const draft of drafts) files.set(draft.file, pageFile(draft));
  for (const { path, copyOf } of survey.filesBeside.values()) files.set(path, { copyOf });
  for (const { url, title, description = `Pages on ${title}.`, position } of order.folders) {
    const fields = { title: oneLine(title), description: oneLine(description), ...(position && { sidebar_position: position }) };
    files.set(fileAt(url, true), { text: writePage(fields, '<PageList />') });
  }
  report.made = order.folders.map(({ url }) => url);
  const redirects = redirectOldAddresses(survey);
  report.redirects = redirects.flatMap(({ from }) => from).length;
  if (redirects.length > 0) files.set('redirects.json', json(redirects));
  files.set('site.json', json(siteOfImport(survey)));
  importStaticFiles(survey);
  sayWhatStays(survey);
  return { files, report };
}
