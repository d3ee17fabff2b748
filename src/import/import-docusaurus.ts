/** Turns the files of a Docusaurus site into the files of a content folder, and says what became of everything. */
import { decodePath } from '../content/addresses';
import { missingWords, wordsOfText } from './compare-words';
import { convertPage } from './convert-page';
import { describeDiagrams } from './describe-diagrams';
import { finishPage } from './finish-page';
import { count, emptyReport, type DecisionKind, type ImportReport } from './report';
import { decideOnSidebars, sayWhatStays, staticFilesOf } from './left-behind';
import { mendLinks } from './mend-links';
import { redirectOldAddresses } from './old-addresses';
import type { FolderPage } from './order-pages';
import { fieldsOf, type Draft } from './page-fields';
import { fileAt, type PlacedPage } from './place-pages';
import { siteOfImport } from './site-of-import';
import { surveySite, type DocusaurusSite, type ImportedFile, type ImportTools, type Survey } from './survey-site';
import { isFlow, oneLine, type SyntaxNode } from './syntax';
import { writePage, writeText } from './write-page';

export interface Imported {
  files: Map<string, ImportedFile>;
  report: ImportReport;
}

/** A page with its text as Markdown of the wiki. What was decided on the way goes into the report. */
function draftOf(placed: PlacedPage, { site, tools, resolve }: Survey, report: ImportReport): Draft {
  const { page } = placed;
  const { tree, isMdxOne, configuration } = site;
  const { isMdPlain, hasMath } = configuration;
  const conversion = convertPage(
    { tree, isMdxOne, isMdPlain, hasMath, components: tools.components, resolve },
    page.source,
    page.body,
    page.frontMatter,
  );
  if (page.mistake)
    report.decisions.push({ kind: 'fields', file: page.source, message: page.mistake, remedy: 'Look whether its fields arrived.' });
  report.decisions.push(...conversion.decisions);
  for (const [what, times] of conversion.dropped) count(report.dropped, what, times);
  const finished = finishPage(conversion.children);
  if (finished.changedLevels > 0) count(report.dropped, 'gaps between levels of headings', finished.changedLevels);
  return { ...placed, conversion, finished };
}

/** All that readers can read of a tree, with spaces between blocks. */
function textOfTree(node: SyntaxNode): string {
  const { type, value = '', title, alt, attributes = [], children = [] } = node;
  if (type === 'headingId') return '';
  const words = [title, alt, ...attributes.map((attribute) => attribute.value)].filter((seen) => seen).join(' ');
  const text = `${words === '' ? '' : ` ${words} `}${value}${children.map(textOfTree).join('')}`;
  return isFlow(node) || type === 'break' || type === 'image' ? ` ${text} ` : text;
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
const shortLinksOf = ({ shortlinks, sectionShortlinks }: Readonly<Record<string, unknown>>): number =>
  lengthOf(shortlinks) + lengthOf(sectionShortlinks);

/** The files of a page: its text, its pictures, and what it links to. Its figures go into the report. */
function filesOf(draft: Draft, survey: Survey, report: ImportReport): [string, ImportedFile][] {
  const { page, url, file, conversion, finished } = draft;
  const { fields, decisions, dropped, banner } = fieldsOf(draft, survey);
  report.decisions.push(...decisions);
  for (const [what, times] of dropped) count(report.dropped, what, times);
  const { words: before, pictures: shown, links } = conversion.before;
  const after = wordsOfText(`${String(fields.title)} ${textOfTree(finished.root)}`);
  const words = { before: before.length, after: after.length, missing: missingWords(before, after) };
  report.pages.push({ source: page.source, file, from: page.permalink, to: url, words });
  if (words.missing.length > 0)
    report.decisions.push({
      kind: 'words',
      file: page.source,
      message: words.missing.join(' '),
      remedy: 'Look whether readers miss them.',
    });
  report.pictures.before += shown;
  report.links.before += links;
  report.shortLinks.before += shortLinksOf(page.frontMatter);
  report.shortLinks.after += shortLinksOf(fields);
  const folder = file.slice(0, file.lastIndexOf('/'));
  const pictures = banner ? [...conversion.pictures, [banner.name, banner.file] as const] : [...conversion.pictures];
  return [
    [file, { text: writePage(fields, writeText(finished.root)) }],
    ...pictures.map(([name, copyOf]): [string, ImportedFile] => {
      const isPicture = /\.(?:jpe?g|png|webp|avif|gif|mp4|webm|vtt)$/i.test(copyOf);
      return [`${folder}/${name}`, { copyOf, ...(!isPicture && { asPicture: true as const }) }];
    }),
    ...[...conversion.files].map(([address, copyOf]): [string, ImportedFile] => [`static${decodePath(address)}`, { copyOf }]),
  ];
}

/** The page of a folder or category that had none of its own. */
function pageOfFolder({ url, title, description, position }: FolderPage): [string, ImportedFile] {
  const fields = {
    title: oneLine(title),
    description: oneLine(description ?? `Pages on ${title}.`),
    ...(position !== undefined && { sidebar_position: position }),
  };
  return [fileAt(url, true), { text: writePage(fields, '<PageList />') }];
}

const json = (value: unknown): ImportedFile => ({ text: `${JSON.stringify(value, null, 2)}\n` });

/** Imports a site. Reads and writes nothing. */
export function importDocusaurus(site: DocusaurusSite, tools: ImportTools): Imported {
  const report = emptyReport();
  const say = (kind: DecisionKind, messages: readonly string[]): void =>
    void report.decisions.push(...messages.map((message) => ({ kind, message })));
  const survey = surveySite(site, tools);
  const drafts = survey.placed.map((placed) => draftOf(placed, survey, report));
  const mended = mendLinks(drafts);
  report.links.after = mended.links;
  report.pictures.after = mended.pictures;
  const texts = drafts.map(({ page, finished }) => ({ file: page.source, root: finished.root }));
  report.decisions.push(...mended.decisions, ...describeDiagrams(texts, tools.drawDiagrams), ...decideOnSidebars(survey));
  const files = new Map(drafts.flatMap((draft) => filesOf(draft, survey, report)));
  for (const folder of survey.order.folders) files.set(...pageOfFolder(folder));
  report.made = survey.order.folders.map(({ url }) => url);
  const { table, decisions } = redirectOldAddresses(survey);
  report.redirects = table.flatMap(({ from }) => from).length;
  if (table.length > 0) files.set('redirects.json', json(table));
  const hosts = new Set(drafts.flatMap(({ conversion }) => [...conversion.embedHosts]));
  const settings = siteOfImport(survey, [...hosts].sort());
  files.set('site.json', json(settings.settings));
  report.decisions.push(...decisions, ...settings.decisions);
  const served = staticFilesOf(survey);
  for (const [name, file] of served.files) files.set(name, file);
  const used = new Set([...files.values()].flatMap((file) => ('copyOf' in file ? [file.copyOf] : [])));
  say('behind', [...served.leftBehind, ...sayWhatStays(survey, used)]);
  return { files, report };
}
