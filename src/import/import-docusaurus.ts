import { decodePath } from '../content/addresses';
import { missingWords, textOfMarkdown, wordsOfText } from './compare-words';
import { convertPage } from './convert-page';
import { describeDiagrams } from './describe-diagrams';
import { emptyReport, type ImportReport } from './report';
import { decideOnSidebars, sayWhatStays, staticFilesOf } from './left-behind';
import { mendLinks } from './mend-links';
import { redirectOldAddresses } from './old-addresses';
import type { FolderPage } from './order-pages';
import { fieldsOf, type Draft } from './page-fields';
import { fileAt } from './place-pages';
import { siteOfImport } from './site-of-import';
import { surveySite, type DocusaurusSite, type ImportedFile, type ImportTools, type Survey } from './survey-site';
import { oneLine } from './syntax';
import { writePage, writeText } from './write-page';

export interface Imported {
  files: Map<string, ImportedFile>;
  report: ImportReport;
}

const shortLinksOf = ({ shortlinks, sectionShortlinks }: Readonly<Record<string, unknown>>): number =>
  [shortlinks ?? [], sectionShortlinks ?? []].flat().length;

/** A page and the files that it links to. Adds its figures to the report. */
function filesOf(draft: Draft, survey: Survey): [string, ImportedFile][] {
  const { page, url, file, root, words: before, files } = draft;
  const { pages, shortLinks, decisions } = survey.report;
  const fields = fieldsOf(draft, survey);
  const after = wordsOfText(`${String(fields.title)} ${textOfMarkdown(root)}`);
  const words = { before: before.length, after: after.length, missing: missingWords(before, after) };
  pages.push({ source: page.source, file, from: page.permalink, to: url, words });
  const message = words.missing.join(' ');
  if (message !== '') decisions.push({ kind: 'words', file: page.source, message, remedy: 'Check whether the page needs them.' });
  shortLinks.before += shortLinksOf(page.frontMatter);
  shortLinks.after += shortLinksOf(fields);
  return [
    [file, { text: writePage(fields, writeText(root)) }],
    ...[...files].map(([address, copyOf]): [string, ImportedFile] => [`static${decodePath(address)}`, { copyOf }]),
  ];
}

function pageOfFolder({ url, title, description, position }: FolderPage): [string, ImportedFile] {
  const fields = {
    title: oneLine(title),
    description: oneLine(description ?? `Pages on ${title}.`),
    ...(position !== undefined && { sidebar_position: position }),
  };
  return [fileAt(url, true), { text: writePage(fields, '<PageList />') }];
}

const json = (value: unknown): ImportedFile => ({ text: `${JSON.stringify(value, null, 2)}\n` });

/** Converts a Docusaurus site to the files of a content folder, and reports what became of everything. Uses no disk. */
export function importDocusaurus(site: DocusaurusSite, tools: ImportTools): Imported {
  const report = emptyReport();
  const survey = surveySite(site, tools, report);
  const drafts = survey.placed.map((placed) => convertPage(survey, placed));
  mendLinks(drafts, report);
  describeDiagrams(drafts, tools.drawDiagrams, report);
  decideOnSidebars(survey);
  const files = new Map(drafts.flatMap((draft) => filesOf(draft, survey)));
  for (const { path, copyOf } of survey.filesBeside.values()) files.set(path, { copyOf });
  for (const folder of survey.order.folders) files.set(...pageOfFolder(folder));
  report.made = survey.order.folders.map(({ url }) => url);
  const redirects = redirectOldAddresses(survey);
  report.redirects = redirects.flatMap(({ from }) => from).length;
  if (redirects.length > 0) files.set('redirects.json', json(redirects));
  files.set('site.json', json(siteOfImport(survey)));
  for (const [name, file] of staticFilesOf(survey)) files.set(name, file);
  sayWhatStays(survey, new Set([...files.values()].flatMap((file) => ('copyOf' in file ? [file.copyOf] : []))));
  return { files, report };
}
