/**
 * What the specification names and editors or developers could take away without noticing: pages, addresses, settings, fields of the
 * data layer, packages. They may add to it.
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
import { temporaryFolder } from '../support/content-folder';

const content = readContent(path.resolve('content'));
const [site] = validFiles(content.data, siteSchema).map(({ data }) => data);

/** The pages of the wiki, below each of its folders. */
const WIKI_PAGES: Readonly<Record<string, string>> = {
  '': 'tech-crew warwick-drama disciplines spaces resources directories case-studies',
  'tech-crew':
    'shows-hires shows-hires/crew democracy democracy/exec democracy/agm democracy/constitution storage storage/coshh storage/dc-cupboard storage/other-storage storage/the-dock flight-cases equipment equipment/paint logistics logistics/car-scheme logistics/helicopter-proposal safety safety/first-aid finance finance/transfers finance/coproductions branding digital digital/website digital/website/wiki-summary digital/email digital/email/gmail digital/email/resource digital/email/routing digital/adamrms digital/gallery digital/gallery/technical',
  'warwick-drama': 'drama-collective shows shows/panel shows/show-preparation shows/show-week funds production-teams',
  disciplines: 'general lx sound set stage video',
  'disciplines/general': 'stage cables cans networking power ratchet-straps cad radios radios/programming',
  'disciplines/lx': 'flx gobos-gels fixtures mvs lx-desk-proposal-2025 eos-colours how-to-ld',
  'disciplines/sound':
    'playback sound-desks microphones microphones/radio-mics-2024 microphones/mtw-mics speakers sound-engineering pa2 opera',
  'disciplines/set': 'sourcing control-panel-guide',
  'disciplines/stage': 'tm sm dsm asm',
  'disciplines/video': 'drones',
  spaces: 'ctr wac wac/studio wac/theatre avon milburn-house fab piazza junction',
  resources: 'acronyms contributing changelog boiler country-guide',
  directories: 'services tools tools/calltime shops tech-socs demons plushies records websites showers flags',
  'case-studies': 'fringe mtw-improv arrivals-2024 christmas-lights nulscc-2025 wsaf-2024',
};

it('the wiki has its 117 pages', () => {
  const named = Object.entries(WIKI_PAGES).flatMap(([folder, names]) =>
    names.split(' ').map((name) => path.posix.join('/wiki', folder, name)),
  );
  expect(named).toHaveLength(116);
  const pages = new Set(content.wiki.map(({ url }) => url));
  expect(['/wiki', ...named].filter((url) => !pages.has(url))).toEqual([]);
});

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

/** Examples of the three hundred short links. `real-content.e2e.ts` compares all of them with the build. */
const SHORT_LINKS =
  'acronyms address admin agm arrivals boilers cables calltime car-hire christmas climbing co-production coshh crew crew-assignment dc-cupboard deliveries directories disciplines dmx drones email-admin exec-roles fab finance first-aid fixtures flags gels gobos groups haze hires-manager jx lx lx-proposal microphones mixers networking parking ppe radios records roles rooms safety scrapstore shops showers sound speakers stage stats storage tools transfer vat video wifi wiki-admin wizard';

it('the wiki has about 300 short links, some of them to a section', () => {
  const links = aliasesOf(content).shortlinks;
  const names = new Set(links.map(({ name }) => name));
  expect(SHORT_LINKS.split(' ').filter((name) => !names.has(name))).toEqual([]);
  expect(names.size).toBeGreaterThanOrEqual(298);
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
  ['the current exec year', site?.currentExecYear, '2025/2026'],
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
    site?.footer.columns.map(({ links }) => links.map(({ label }) => label)),
    [
      ['Wiki', 'Shows', 'Hires', 'Get involved'],
      ['AdamRMS', 'SU Finance', 'Constitution', 'Warwick Drama Photo Archive'],
      ['Warwick SU', 'Instagram', 'TikTok'],
    ],
  ],
  [
    'the targets of the footer',
    site?.footer.columns.map(({ links }) => links.map(({ to, href = '' }) => to ?? new URL(href).host)),
    [
      ['/wiki', '/shows', '/hires', '/opportunities'],
      ['dash.adam-rms.com', 'www.warwicksu.com', 'www.warwicksu.com', 'gallery.warwickdrama.org.uk'],
      ['www.warwicksu.com', 'www.instagram.com', 'www.tiktok.com'],
    ],
  ],
])('site.json has %s', (_what, found, wanted) => expect(found).toEqual(wanted));

it('the current exec year lists all exec roles, and the hires assistants of Term 1 and Term 3', () => {
  const current = YEAR_KINDS.filter(({ name }) => name === 'exec')
    .flatMap((kind) => validYearFiles(content.data, kind))
    .map(({ data }) => data as ExecYearFile)
    .find(({ year }) => year === site?.currentExecYear);
  expect(current?.exec.flatMap(({ roles }) => roles)).toEqual(expect.arrayContaining(EXEC_ROLES));
  expect(current?.hiresAssistants?.map(({ term }) => term)).toEqual(expect.arrayContaining(['Term 1', 'Term 3']));
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

it.each([
  ['stops the build at a page module without a default export', 'export function Page() {}\n', 'noDefaultExport'],
  ['stops the build at an empty page module', '', 'empty'],
  ['accepts a page module with a default export', 'export default function Page() {}\n', undefined],
])('Gatsby %s', async (_what, text, id) => {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  const { validateComponent } = await import('gatsby/dist/utils/validate-component');
  const component = path.join(temporaryFolder({ 'page.tsx': text }), 'page.tsx');
  const errorIdMap = {
    ...{ noPath: 'noPath', notAbsolute: 'notAbsolute', doesNotExist: 'doesNotExist' },
    ...{ empty: 'empty', noDefaultExport: 'noDefaultExport' },
  };
  const { error, panicOnBuild } = validateComponent({ input: { component }, pluginName: '', errorIdMap });
  expect([error?.id, panicOnBuild]).toEqual([id, id && true]);
});

it('the site raises an error if storage is read or written outside a browser', () => {
  expect(() => readStored('theme')).toThrow('window is not defined');
  expect(() => writeStored('theme', 'dark')).toThrow('window is not defined');
});
