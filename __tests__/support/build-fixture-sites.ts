/** Builds the fixture site. Not in `built-site.ts`, which every Playwright process loads, while few build. */
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { z } from 'zod';
import { allYearFiles, readContent } from '../../src/content-model/read-content';
import type { siteSchema } from '../../src/content-model/site-schema';
import { peopleIn, type PersonReference } from '../../src/content-model/society-schemas';
import {
  CONFIGURED_PREFIX,
  DAY_OF_BUILD,
  FAILURE,
  FOLDER,
  folderOf,
  INDEX,
  LAST_DAY_OF_NEWS,
  logOf,
  MEASUREMENT_ID,
  NEW_SHORTLINKS,
  NEWS,
  SEARCH_INDEX,
  SEARCH_KEYS,
  type BuiltSiteName,
} from './built-site';
import { createFixtureProject, type FixtureProject } from './fixture-project';
import { GitRepository } from './git-repository';
import { startHostedSearch } from './hosted-search';
import { SPELLINGS, SPELT_NAME } from './spellings';

/** Milliseconds that are enough for the builds on a very busy machine. */
export const BUILD_TIMEOUT = 1_800_000;

type Site = z.input<typeof siteSchema>;

const RECORD = path.join(FOLDER, 'sources.md5');

/** All sources of the builds. */
const SOURCES = [
  'src/**',
  'plugins/**',
  'static/**',
  'scripts/build*.ts',
  'gatsby-*',
  'package-lock.json',
  '__tests__/fixtures/site/**',
  '__tests__/support/{build-fixture-sites,built-site,fixture-project,git-repository,spellings}.ts',
];

/** Files among them that no build reads. */
const OTHER_FILES = ['src/gatsby-types.d.ts', 'plugins/*/tests/**', '**/*.test.*'];

/** What the configured deployments change in `site.json`. */
const CHANGES: Record<'configured' | 'second', Partial<Site>> = {
  configured: {
    colourMode: { default: 'light', respectSystem: false, disableSwitch: false },
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
      until: LAST_DAY_OF_NEWS,
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

/** Third-party services of the configured deployments. */
const SERVICES = {
  PATH_PREFIX: CONFIGURED_PREFIX,
  GATSBY_GTAG_ID: MEASUREMENT_ID,
  GATSBY_ALGOLIA_APP_ID: SEARCH_KEYS.appId,
  GATSBY_ALGOLIA_SEARCH_KEY: SEARCH_KEYS.searchKey,
  GATSBY_ALGOLIA_INDEX_NAME: SEARCH_INDEX,
  GATSBY_ALGOLIA_ASSISTANT_ID: 'assistant-of-the-tests',
};

/** All people in the year files of the fixture, and the one of `SPELLINGS`, whom the second deployment hides with them. */
export function everyone(): PersonReference[] {
  const { data } = readContent(path.resolve('__tests__/fixtures/site'));
  return [...peopleIn(allYearFiles(data)).map(({ name, id }) => ({ name, id })), { name: SPELT_NAME }];
}

/** A year with a hire that was moved and cancelled, which names one person in all spellings, in every field that may name somebody. */
function yearOfSpellings(): string {
  const names = SPELLINGS.map(([, name]) => name);
  const [first, second, third, fourth] = names;
  const show = {
    name: `${first} and the Spelling Bee`,
    slug: 'spelling-bee',
    society: `Friends of ${second}`,
    venue: `The barn of ${third}`,
    people: names.map((name, index) => ({ role: `Operator ${index + 1}, for ${fourth}`, name })),
    cancelled: true,
    dates: [{ from: '2021-11-20', times: ['19:30'], movedFrom: ['2021-10-30'] }],
    writers: names.slice(0, 8),
    composers: names.slice(8, 16),
    awards: names.slice(0, 16).map((name) => `For the fall of ${name}`),
    trivia: names.map((name) => ({ text: `Whoever fell in was ${name}.`, source: `Report of ${name}` })),
    photos: { url: 'https://photos.example/bee', credit: names.join(', ') },
    tour: [{ venue: `The shed of ${fourth}`, from: '2021-11-02' }],
    links: [{ name: `Film by ${first}`, label: `A film of ${second}`, url: 'https://films.example/bee' }],
  };
  return JSON.stringify({ year: '2021/2022', terms: [{ name: 'Term 1', notes: `With ${names.join(' and ')}.`, shows: [show] }] });
}

/** Authors of the wiki, by the names that git knows. */
const AUTHORS = ['Ada Rigg', 'mstand99', 'Polly Gaffer'] as const;

const CABLES = 'wiki/disciplines/lx/cables.mdx';
const [SAFETY, CARE] = ['wiki/tech-crew/safety.mdx', 'wiki/tech-crew/care.mdx'];
const [BARN, CELLAR] = ['wiki/spaces/barn.mdx', 'wiki/spaces/cellar.mdx'];

/** Commits the content of a fixture project in a few steps: authors, dates and renames. */
function writeHistory({ root, contentFolder }: Pick<FixtureProject, 'root' | 'contentFolder'>): void {
  const [ada, mike, polly] = AUTHORS;
  const folder = contentFolder.slice(root.length + 1);
  const inContent = (file: string): string => `${folder}/${file}`;
  const repository = new GitRepository(root);
  const textOf = (file: string): string => readFileSync(repository.path(inContent(file)), 'utf8');
  appendFileSync(repository.path('.git/info/exclude'), `/*\n!/${folder}\n`);

  const [cables, barn, cellar] = [textOf(CABLES), textOf(BARN), textOf(CELLAR)];
  const withoutLast = (count: number): string => cellar.slice(0, cellar.length - count);
  repository.write(inContent(CABLES), cables.slice(0, cables.indexOf('## Storing')));
  repository.write(inContent(CELLAR), withoutLast(9));
  repository.move(inContent(SAFETY), inContent(CARE)).delete(inContent(BARN));
  repository.commit('Start the wiki', { author: ada, date: '2025-01-10T19:00:00Z' });
  // More changes than a page lists.
  for (let day = 1; day <= 9; day += 1)
    repository
      .write(inContent(CELLAR), withoutLast(9 - day))
      .commit('Go on with the cellar', { author: ada, date: `2025-02-0${day}T12:00:00Z` });
  repository.write(inContent(BARN), barn);
  repository.commit('📝 Add the barn', { author: mike, date: '2025-03-02T20:30:00Z' });
  repository.write(inContent(CABLES), cables);
  const together = `📝 Say how cables are stored and lent\n\nCo-authored-by: ${ada} <ada.rigg@example.org>\n`;
  repository.commit(together, { author: polly, date: '2025-05-18T11:15:00Z' });
  repository.move(inContent(CARE), inContent(SAFETY));
  repository.commit('Call care safety', { author: ada, date: '2025-06-30T08:45:00Z' });
}

function digestOfSources(): string {
  const hash = createHash('md5');
  for (const file of globSync(SOURCES, { ignore: OTHER_FILES }).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds a project as it is now, and keeps a copy of the site. @throws Error with the end of the build's output when it fails. */
async function keepBuild(project: FixtureProject, name: BuiltSiteName, environment: Record<string, string>): Promise<void> {
  const { status, output } = await project.build(environment);
  if (status !== 0) throw new Error(`The ${name} fixture site could not be built:\n${output.slice(-4000)}`);
  cpSync(project.publicFolder, folderOf(name), { recursive: true });
  writeFileSync(logOf(name), output);
}

/** Builds with mistakes in two pages, and keeps the output. */
async function keepFailure(project: FixtureProject): Promise<void> {
  const write = (name: string, text: string): void => writeFileSync(path.join(project.contentFolder, 'wiki/tech-crew', name), text);
  write('a.mdx', '---\ntitle: A\nemojy: x\n---\n[x](/wiki/disciplins)\n\n![](./none.png)\n');
  write('b.mdx', '---\ntitle: B\ndescription: x\nshortlinks: [cables]\n---\n<Gallery>\n');
  writeFileSync(FAILURE, JSON.stringify(await project.build(SERVICES)));
}

/**
 * Builds the sites one after the other in the same project, so that each reuses the bundlers' caches. The configured one sends its
 * search records to a stub.
 */
async function buildSites(): Promise<void> {
  const project = createFixtureProject('site');
  const service = await startHostedSearch(SEARCH_KEYS);
  try {
    writeHistory(project);
    await keepBuild(project, 'plain', { LOCAL_BUILD: 'true', SOURCE_DATE_EPOCH: String(Date.parse(`${DAY_OF_BUILD}T12:00Z`) / 1000) });
    rmSync(path.join(project.root, '.git'), { recursive: true });
    const siteFile = path.join(project.contentFolder, 'site.json');
    const site = JSON.parse(readFileSync(siteFile, 'utf8')) as Site;
    const configure = (name: 'configured' | 'second'): void =>
      writeFileSync(siteFile, JSON.stringify({ ...site, ...CHANGES[name] }, null, 2));
    configure('configured');
    writeFileSync(path.join(project.contentFolder, 'hires/2021-2022.json'), yearOfSpellings());
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
 * Builds the three sites, unless they are up to date.
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
