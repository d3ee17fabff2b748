/**
 * What the specification names and editors or developers could take away without noticing: redirects, settings, fields of the data
 * layer, packages. They may add to it. `content/urls.json` has its pages and short links, and the check reports each that is lost.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import manifest from '../../package.json';
import { dayInLondon } from '../../src/components/dates';
import { readStored, writeStored } from '../../src/components/storage';
import { readContent, validFiles, validYearFiles } from '../../src/content-model/read-content';
import { siteSchema } from '../../src/content-model/site-schema';
import type { ExecYearFile } from '../../src/content-model/society-schemas';
import { YEAR_KINDS } from '../../src/content-model/year-kinds';
import { aliasesOf } from '../../src/links/node/aliases';

const content = readContent(path.resolve('content'));
const [site] = validFiles(content.data, siteSchema).map(({ data }) => data);

it.each(['404', 'exec', 'hires/archive', 'hires/index', 'index', 'opportunities', 'shows', 'wiki/search'])(
  'the route src/pages/%s.tsx exists',
  (name) => expect(existsSync(`src/pages/${name}.tsx`)).toBe(true),
);

it('the content has the text of /wsover', () => {
  expect(content.pageTexts.some(({ relativePath }) => /\bwsover\.mdx?$/.test(relativePath))).toBe(true);
});

it.each(['Equipment', 'Guides'])('the wiki has pages with the tag %s', (tag) => {
  expect(content.wiki.some(({ frontMatter }) => frontMatter?.tags.includes(tag))).toBe(true);
});

it('the wiki has about 300 short links, some of them to a section', () => {
  const links = aliasesOf(content).shortlinks;
  expect(new Set(links.map(({ name }) => name)).size).toBeGreaterThanOrEqual(298);
  expect(links.some(({ hash }) => hash !== undefined)).toBe(true);
});

/** Paths, and how their target begins. */
const REDIRECTS: readonly [paths: string, target: string][] = [
  ['/instagram', 'https://www.instagram.com/'],
  ['/membership /join /su', 'https://www.warwicksu.com/societies-sports/societies/'],
  ['/submit-mrf', 'https://www.warwicksu.com/sgf/'],
  ['/crew-opportunities.html /crew-opportunities /apply /application', '/opportunities'],
  ['/linktree /qr', 'https://linktr.ee/'],
  ['/hires-terms /hire-terms /terms', 'https://drive.google.com/file/'],
  ['/price-list /prices', 'https://drive.google.com/file/'],
  ['/secret /vote /important', 'https://'],
  ['/over /wover /w-over /ws-over', '/wsover'],
];

it.each(REDIRECTS)('the redirect table sends %s to %s', (paths, target) => {
  const targets = new Map(aliasesOf(content).redirects.map(({ from, to }) => [from, to]));
  expect(paths.split(' ').filter((from) => !targets.get(from)?.startsWith(target))).toEqual([]);
});

const EXEC_ROLES = [
  ...['President', 'Treasurer', 'Secretary', 'Training Manager', 'Equal Opportunities', 'Welfare Officer', 'Hires Manager'],
  ...['Equipment Manager', 'Socials and Publicity', 'Safety Officer'],
];

it.each<[string, unknown, unknown]>([
  ['the base URL', site?.url, expect.stringMatching(/^https:/)],
  ['the tagline', site?.tagline, expect.stringMatching(/^Welcome to .* technical theatre .*society/)],
  ['one locale, left to right', site?.locales, [{ code: 'en', label: 'English', direction: 'ltr' }]],
  ['the version of the docs', site?.docs, { version: 'current', versions: [{ name: 'current', label: 'Next' }] }],
  ['the colour mode', site?.colourMode, { default: 'light', respectSystem: true, disableSwitch: false }],
  ['the margin of the zoom', site?.imageZoom.margin, 24],
  ['the page of search', site?.search.pagePath, '/wiki/search'],
  ['the exec roles', site?.execRoles, expect.arrayContaining(EXEC_ROLES)],
  [
    'the left of the bar',
    site?.navbar.items.filter(({ position }) => position === 'left').map(({ label, to }) => `${label} ${to}`),
    ['Wiki /wiki', 'Shows /shows', 'Hires /hires', 'Get involved /opportunities'],
  ],
  [
    'the right of the bar',
    site?.navbar.items.filter(({ position }) => position === 'right').map(({ type }) => type),
    ['link', 'version', 'language', 'colour-mode', 'search'],
  ],
  ['the dashboard in the bar', site?.navbar.items.find(({ href }) => href)?.href, 'https://dash.adam-rms.com'],
  [
    'the footer',
    site?.footer.columns.map(({ links }) => links.map(({ label, to, href = '' }) => `${label} ${to ?? new URL(href).host}`).join(', ')),
    [
      'Wiki /wiki, Shows /shows, Hires /hires, Get involved /opportunities',
      'AdamRMS dash.adam-rms.com, SU Finance www.warwicksu.com, Constitution www.warwicksu.com, Warwick Drama Photo Archive gallery.warwickdrama.org.uk',
      'Warwick SU www.warwicksu.com, Instagram www.instagram.com, TikTok www.tiktok.com',
    ],
  ],
])('site.json has %s', (_what, found, wanted) => expect(found).toEqual(wanted));

it('the exec of 2025/2026 has all exec roles, and the hires assistants of Term 1 and Term 3', () => {
  const exec = YEAR_KINDS.filter(({ name }) => name === 'exec')
    .flatMap((kind) => validYearFiles(content.data, kind))
    .map(({ data }) => data as ExecYearFile)
    .find(({ year }) => year === '2025/2026');
  expect(exec?.exec.flatMap(({ roles }) => roles)).toEqual(expect.arrayContaining(EXEC_ROLES));
  expect(exec?.hiresAssistants?.map(({ term }) => term)).toEqual(expect.arrayContaining(['Term 1', 'Term 3']));
});

it('the wiki keeps its history from January to October 2025', () => {
  const changes = JSON.parse(readFileSync('content/history/2025.json', 'utf8')) as { date: string }[];
  const months = new Set(changes.map(({ date }) => dayInLondon(new Date(date)).slice(0, 7)));
  expect([...months].sort()).toEqual(Array.from({ length: 10 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`));
});

/** Fields of the data layer. Some of them are read by no query. */
const FIELDS: Readonly<Record<string, string>> = {
  WikiChange: 'hash description author date formattedDate files',
  ExecYear: 'year exec hiresAssistants',
  ExecMember: 'name roles image',
  HiresAssistantTerm: 'term assistants',
  Person: 'name',
  WikiPage: 'id path sidebar statistics',
  SitePage: 'path component componentChunkName pluginCreator pageContext',
  SiteConfiguration: 'title tagline url locales navbar currentExecYear',
  SiteNavbarItem: 'type label position to href',
};

it.each(Object.entries(FIELDS))('the data layer has %s with %s', (type, fields) => {
  const [, body = ''] =
    new RegExp(`^type ${type} = (?:\\w+ & )*\\{\\n(.*?)^\\};`, 'ms').exec(readFileSync('src/gatsby-types.d.ts', 'utf8')) ?? [];
  const found = [...body.matchAll(/^ +readonly (\w+):/gm)].map(([, field]) => field);
  expect(fields.split(' ').filter((field) => !found.includes(field))).toEqual([]);
});

const SOURCES = globSync(['gatsby-config.ts', 'scripts/test.ts', 'src/**/*.{ts,tsx}']).map((file) => readFileSync(file, 'utf8'));

it.each([
  ...['@docsearch/react', 'gatsby', 'gatsby-plugin-algolia', 'gatsby-plugin-google-gtag', 'gatsby-plugin-mdx', 'gatsby-remark-images'],
  ...['gatsby-remark-autolink-headers', 'gatsby-source-filesystem', 'jest', 'medium-zoom', 'mermaid', 'react', 'react-dom'],
])('the site uses the package %s', (name) => {
  expect({ ...manifest.dependencies, ...manifest.devDependencies }).toHaveProperty([name]);
  const naming = new RegExp(`(?<!import type .*)'${name}[/']`);
  expect(SOURCES.some((source) => naming.test(source))).toBe(true);
});

it('the site raises an error if storage is read or written outside a browser', () => {
  expect(() => readStored('theme')).toThrow('window is not defined');
  expect(() => writeStored('theme', 'dark')).toThrow('window is not defined');
});
