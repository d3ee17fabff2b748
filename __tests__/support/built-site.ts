/**
 * The fixture site, built once for all tests that look at built pages. `__tests__/fixtures/site` is the content of a society
 * that nobody has invented yet; it shows every feature once. Nothing here reads `content/` or this repository's history, so
 * no edit of either changes what these tests see.
 *
 * To write an end-to-end test, or to move one here:
 *
 * - Import `expect` and `test` from `support/site-test`. `page.goto('/wiki')` then opens the plain site; the worker-scoped
 *   fixtures `configuredSite` and `secondDeployment` are the addresses of the other two.
 * - Read built files with `builtSite('plain').read('shows.html')`, never from `public`.
 * - Name pages and people of the fixture; where it lacks what a test is about, add it there, once.
 * - Keep a test here only if it needs a browser: navigation, a worker, layout, focus, touch, storage, a policy, real requests.
 *   What the built files alone show belongs to `__tests__/integration`, what a component shows to a unit test.
 * - One test for a behaviour, not one for each page or assertion; no loop over ten pages or more; no absolute times.
 *
 * What must hold of the real content is in `real-content.e2e.ts` and in the content check.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { z } from 'zod';
import { allYearFiles, readContent } from '../../src/content/read-content';
import type { siteSchema } from '../../src/content/site-schema';
import { peopleIn, type PersonReference } from '../../src/content/society-schemas';
import { createFixtureProject, filesOf, type BuildOutcome, type BuiltFiles, type FixtureProject } from './fixture-project';
import { writeHistory } from './fixture-history';
import { startHostedSearch, type StoredRecord } from './hosted-search';

type Site = z.input<typeof siteSchema>;

/**
 * `plain`: at the root of its host, with a history, and searched in the browser.
 * `configured`: below a path prefix, with everything switched on that the plain one leaves off.
 * `second`: a later deployment of `configured`, with other settings, a changed page, one page more with
 * seven hundred short links, and all people hidden.
 */
export type BuiltSiteName = 'plain' | 'configured' | 'second';

/** The day on which the plain site is built, whatever day it is. */
export const DAY_OF_BUILD = '2025-11-06';

/** Where `configured` and `second` are built to be served. */
export const CONFIGURED_PREFIX = '/crew';
export const MEASUREMENT_ID = 'G-FIXTURE001';
export const SEARCH_KEYS = { appId: 'TESTAPP', adminKey: 'admin-key', searchKey: 'search-key' };
export const SEARCH_HOST = `${SEARCH_KEYS.appId.toLowerCase()}-dsn.algolia.net`;
export const SEARCH_INDEX = 'fixture-wiki';
/** The page that only the second deployment has, and its short links. */
export const NEW_PAGE = '/wiki/tech-crew/the-van';
export const NEW_SHORTLINKS = Array.from({ length: 700 }, (_, index) => `flight-case-${index + 1}`);
/** What only the second deployment says, on the page of cables. */
export const NEWS = 'Published on a Tuesday.';

const FOLDER = path.resolve('node_modules/.cache/fixture-site');
const RECORD = path.join(FOLDER, 'sources.md5');
const INDEX = path.join(FOLDER, 'hosted-index.json');
const FAILURE = path.join(FOLDER, 'failure.json');

/** All that the sites are built from. */
const SOURCES = [
  'src/**',
  'static/**',
  'scripts/build*.ts',
  'gatsby-*',
  'package-lock.json',
  '__tests__/fixtures/site/**',
  '__tests__/support/{built-site,fixture-history,fixture-project}.ts',
];

/** What the configured deployments change in `site.json`. */
const CHANGES: Record<'configured' | 'second', Partial<Site>> = {
  configured: {
    colourMode: { default: 'light', respectSystem: true, disableSwitch: false },
    locales: [
      { code: 'en', label: 'English', direction: 'ltr' },
      { code: 'cy', label: 'Cymraeg', direction: 'ltr', href: 'https://cy.crew.example' },
    ],
    docs: {
      version: 'current',
      versions: [
        { name: 'current', label: 'Next' },
        { name: '2024', label: 'As of 2024', to: '/wiki/tech-crew' },
      ],
    },
    announcementBar: {
      id: 'refit',
      content: 'The **patch wall** has moved: see [safety](/wiki/tech-crew/safety).',
      dismissible: true,
      background: '#3b1d00',
      text: '#fff4e0',
    },
    pageViews: { requireConsent: true },
  },
  second: {
    colourMode: { default: 'dark', respectSystem: false, disableSwitch: false },
    announcementBar: { id: 'get-in', content: 'The get-in is on Sunday.', dismissible: false },
    search: {},
    pageViews: { requireConsent: false },
  },
};

/** The services of others that the configured deployments use. */
const SERVICES = {
  PATH_PREFIX: CONFIGURED_PREFIX,
  GATSBY_GTAG_ID: MEASUREMENT_ID,
  GATSBY_ALGOLIA_APP_ID: SEARCH_KEYS.appId,
  GATSBY_ALGOLIA_SEARCH_KEY: SEARCH_KEYS.searchKey,
  GATSBY_ALGOLIA_INDEX_NAME: SEARCH_INDEX,
  GATSBY_ALGOLIA_ASSISTANT_ID: 'assistant-of-the-tests',
};

/** Everyone whom the year files of the fixture name. */
export function everyone(): PersonReference[] {
  const { data } = readContent(path.resolve('__tests__/fixtures/site'));
  return peopleIn(allYearFiles(data)).map(({ name, id }) => ({ name, id }));
}

function digestOfSources(): string {
  const hash = createHash('md5');
  for (const file of globSync(SOURCES, { ignore: ['src/gatsby-types.d.ts'] }).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const folderOf = (name: BuiltSiteName): string => path.join(FOLDER, name);
const logOf = (name: BuiltSiteName): string => path.join(FOLDER, `${name}.log`);

/** Builds what a project holds now, and keeps it. @throws Error with the end of the build's output when it fails. */
async function keepBuild(project: FixtureProject, name: BuiltSiteName, environment: Record<string, string>): Promise<void> {
  const { status, output } = await project.build(environment);
  if (status !== 0) throw new Error(`The ${name} fixture site could not be built:\n${output.slice(-4000)}`);
  cpSync(project.publicFolder, folderOf(name), { recursive: true });
  writeFileSync(logOf(name), output);
}

/** Builds with what an editor gets wrong in two pages, and keeps how that ended. */
async function keepFailure(project: FixtureProject): Promise<void> {
  const write = (name: string, text: string): void => writeFileSync(path.join(project.contentFolder, 'wiki/tech-crew', name), text);
  write('a.mdx', '---\ntitle: A\nemojy: x\n---\n[x](/wiki/disciplins)\n\n![](./none.png)\n');
  write('b.mdx', '---\ntitle: B\ndescription: x\nshortlinks: [cables]\n---\n<Gallery>\n');
  writeFileSync(FAILURE, JSON.stringify(await project.build(SERVICES)));
}

/**
 * Builds the sites one after the other in the same project, so that each finds what the bundlers made for the one before; the
 * records of the configured one go to a stand-in.
 */
async function buildSites(): Promise<void> {
  const project = createFixtureProject('site');
  const service = await startHostedSearch(SEARCH_KEYS);
  try {
    writeHistory(project);
    await keepBuild(project, 'plain', { SOURCE_DATE_EPOCH: String(Date.parse(`${DAY_OF_BUILD}T12:00Z`) / 1000) });
    rmSync(path.join(project.root, '.git'), { recursive: true });
    const siteFile = path.join(project.contentFolder, 'site.json');
    const site = JSON.parse(readFileSync(siteFile, 'utf8')) as Site;
    const configure = (name: 'configured' | 'second'): void =>
      writeFileSync(siteFile, JSON.stringify({ ...site, ...CHANGES[name] }, null, 2));
    configure('configured');
    await keepBuild(project, 'configured', { ...SERVICES, ALGOLIA_ADMIN_KEY: SEARCH_KEYS.adminKey, ALGOLIA_HOST: service.address });
    const index = service.indexes.get(SEARCH_INDEX);
    writeFileSync(INDEX, JSON.stringify({ records: [...(index?.records.values() ?? [])], settings: index?.settings ?? {} }));
    configure('second');
    const cables = path.join(project.contentFolder, 'wiki/disciplines/lx/cables.mdx');
    writeFileSync(cables, `${readFileSync(cables, 'utf8')}\n${NEWS}\n`);
    const van = `---\ntitle: The Van\ndescription: Where it waits.\nshortlinks: [${NEW_SHORTLINKS.join(', ')}]\n---\n## Keys\n\nAsk the exec.\n`;
    writeFileSync(path.join(project.contentFolder, 'wiki/tech-crew/the-van.mdx'), van);
    const people = new Map(
      everyone().map(({ name, id }) => [id ?? name, { ...(id === undefined ? { name } : { id }), hidden: true, showAs: 'initials' }]),
    );
    writeFileSync(path.join(project.contentFolder, 'people.json'), JSON.stringify({ people: [...people.values()] }));
    await keepBuild(project, 'second', SERVICES);
    await keepFailure(project);
  } finally {
    await service.stop();
    project.remove();
  }
}

/**
 * Builds the three sites, unless they have been built from these very files.
 * @throws Error with the end of the build's output when a build fails.
 */
export async function buildFixtureSites(): Promise<void> {
  const digest = digestOfSources();
  if (existsSync(RECORD) && readFileSync(RECORD, 'utf8') === digest) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  await buildSites();
  writeFileSync(RECORD, digest);
}

/** One of the built sites, as a host would serve it. `buildFixtureSites` must have been called before. */
export function builtSite(name: BuiltSiteName): BuiltFiles {
  return filesOf(folderOf(name));
}

/** What a build printed. */
export function outputOf(name: BuiltSiteName): string {
  return readFileSync(logOf(name), 'utf8');
}

/** How a build with mistakes in two pages ended. */
export function failedBuild(): BuildOutcome {
  return JSON.parse(readFileSync(FAILURE, 'utf8')) as BuildOutcome;
}

/** The index that the configured build filled at the hosted search service. */
export function builtSearchIndex(): { records: StoredRecord[]; settings: Record<string, unknown> } {
  return JSON.parse(readFileSync(INDEX, 'utf8')) as ReturnType<typeof builtSearchIndex>;
}
