/** Sites of Docusaurus in memory, and what becomes of them. */
import { parse } from 'yaml';
import { splitPage } from '../../../src/content-model/split-page';
import { componentTableSchema } from '../src/components';
import { readConfiguration } from '../src/docusaurus-configuration';
import { importDocusaurus } from '../src/import-docusaurus';
import type { DecisionKind } from '../src/report';

/** Texts of files, by path. */
export type Files = Record<string, string>;

interface Given {
  /** What `docusaurus.config.js` exports, over that of a classic site. */
  config?: Record<string, unknown>;
  /** Options of the documentation, which is below /docs if nothing else is said. */
  docs?: Record<string, unknown>;
  /** What files of sidebars export; that of the documentation is `sidebars.js`. */
  sidebars?: Record<string, unknown>;
  components?: Record<string, unknown>;
  isMdxOne?: boolean;
  /** Pages of the finished site. */
  build?: Files;
}

const treeOf = (files: Files) => new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));

/** Imports a site of the given files. */
export function importSite(files: Files, { config, docs = {}, sidebars = {}, components = {}, isMdxOne = false, build = {} }: Given = {}) {
  const presets = [['classic', { docs: { sidebarPath: 'sidebars.js', ...docs } }]];
  const classic = { title: 'Lamp Society', tagline: 'Light for all', url: 'https://lamp.example.org', presets };
  const configuration = readConfiguration({ ...classic, ...config }, (name) => name.replace(/^\.\//, ''));
  const imported = importDocusaurus(
    { tree: treeOf(files), configuration, sidebars: new Map(Object.entries(sidebars)), build: treeOf(build), isMdxOne },
    {
      routes: new Set(['/', '/shows', '/exec', '/wiki/search', '/wiki/tags']),
      staticFiles: [],
      components: componentTableSchema.parse(components),
      // Without a browser's measures: every chart is a drawing, but those that say that they are none.
      drawDiagrams: (charts) =>
        charts.map((chart) => (chart.includes('mindmap') ? { problem: { message: 'unknown', line: 1 } } : { drawing: '<svg/>' })),
      titlesReplaceFolderNames: false,
      today: new Date('2026-02-01'),
    },
  );
  /** The text of a file that the import wrote. */
  const fileOf = (name: string): string => {
    const file = imported.files.get(name);
    if (!file) throw new Error(`${name} is not among ${[...imported.files.keys()].join(', ')}.`);
    return 'text' in file ? file.text : `copy of ${file.copyOf}`;
  };
  const table = imported.files.has('redirects.json') ? (JSON.parse(fileOf('redirects.json')) as { from: string[]; to: string }[]) : [];
  return {
    ...imported,
    fileOf,
    addresses: imported.report.pages.map(({ from, to, file }) => `${from} → ${to} (${file})`),
    redirects: table.flatMap(({ from, to }) => from.map((path) => `${path} → ${to}`)).sort(),
    /** What the report says of one kind, without places. */
    saidOf: (kind: DecisionKind): string[] =>
      imported.report.decisions.filter((decision) => decision.kind === kind).map(({ message }) => message),
  };
}

/** Imports a site, and returns what its first file becomes: front matter, text, and what is left to decide. */
export function importPage(text: string, { files = {}, name = 'docs/page.mdx', ...given }: Given & { files?: Files; name?: string } = {}) {
  const imported = importSite({ [name]: text, ...files }, given);
  const page = imported.report.pages.find(({ source }) => source === name);
  const { frontMatter, body } = splitPage(imported.fileOf(page?.file ?? ''));
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
