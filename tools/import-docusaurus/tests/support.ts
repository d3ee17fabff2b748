/** Sites of Docusaurus in memory, and what becomes of their pages. */
import { parse } from 'yaml';
import { splitPage } from '../../../src/content-model/split-page';
import { componentTableSchema } from '../src/components';
import { readConfiguration } from '../src/docusaurus-configuration';
import { importDocusaurus, type Imported } from '../src/import-docusaurus';
import type { DecisionKind } from '../src/report';

const ROUTES = new Set(['/', '/shows', '/exec', '/wiki/search', '/wiki/tags']);

/** A classic site with the documentation below /docs, if nothing else is said. */
const CLASSIC = { title: 'Lamp Society', tagline: 'Light for all', url: 'https://lamp.example.org', presets: [['classic', {}]] };

interface Given {
  /** What `docusaurus.config.js` exports, over that of a classic site. */
  config?: Record<string, unknown>;
  /** What files of sidebars export. */
  sidebars?: Record<string, unknown>;
  components?: Record<string, unknown>;
  isMdxOne?: boolean;
  /** Pages of the finished site. */
  build?: Record<string, string>;
}

/** Imports a site of the given files. */
export function importSite(
  files: Record<string, string>,
  { config = {}, sidebars = {}, components = {}, isMdxOne = false, build = {} }: Given = {},
): Imported {
  const treeOf = (texts: Record<string, string>) => new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));
  const tree = treeOf(files);
  const configuration = readConfiguration({ ...CLASSIC, ...config }, (name) => name.replace(/^\.\//, ''));
  return importDocusaurus(
    { tree, configuration, sidebars: new Map(Object.entries(sidebars)), build: treeOf(build), isMdxOne },
    {
      routes: ROUTES,
      staticFiles: [],
      components: componentTableSchema.parse(components),
      // Without a browser's measures: every chart is a drawing, but those that say that they are none.
      drawDiagrams: (charts) =>
        charts.map((chart) => (chart.includes('mindmap') ? { problem: { message: 'unknown', line: 1 } } : { drawing: '<svg/>' })),
      titlesReplaceFolderNames: false,
      today: new Date('2026-02-01'),
    },
  );
}

/** The text of a file that an import wrote. */
export function fileOf({ files }: Imported, name: string): string {
  const file = files.get(name);
  if (!file) throw new Error(`${name} is not among ${[...files.keys()].join(', ')}.`);
  return 'text' in file ? file.text : `copy of ${file.copyOf}`;
}

/** What a page of one text becomes: its front matter, its text, and what is left to decide. */
export function importPage(text: string, more: Record<string, string> = {}, given: Given = {}, name = 'docs/page.mdx') {
  const imported = importSite({ [name]: text, ...more }, given);
  const page = imported.report.pages.find(({ source }) => source === name);
  const { frontMatter, body } = splitPage(fileOf(imported, page?.file ?? ''));
  return {
    ...imported,
    frontMatter: parse(frontMatter) as Record<string, unknown>,
    text: body.trim(),
    decisions: imported.report.decisions.flatMap(({ file, line, message }) =>
      file === undefined ? [] : [line ? `${line}: ${message}` : message],
    ),
    missing: page?.words.missing ?? [],
  };
}

/** The redirects of an import, as lines. */
export function redirectsOf(imported: Imported): string[] {
  if (!imported.files.has('redirects.json')) return [];
  const table = JSON.parse(fileOf(imported, 'redirects.json')) as { from: string[]; to: string }[];
  return table.flatMap(({ from, to }) => from.map((path) => `${path} → ${to}`)).sort();
}

/** What an import says of one kind, without places. */
export const saidOf = ({ report }: Imported, kind: DecisionKind): string[] =>
  report.decisions.filter((decision) => decision.kind === kind).map(({ message }) => message);
