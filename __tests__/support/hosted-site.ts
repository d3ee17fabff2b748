/**
 * The small site of the fixtures, built for the hosted search service and served next to stand-ins for it.
 * It is built once, and again when the code or the fixture changes.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { globSync } from 'tinyglobby';
import { CHROMIUM_ARGUMENTS } from '../../scripts/chromium';
import { createFixtureProject } from './fixture-project';
import { startHostedSearch, type HostedSearch, type StoredRecord } from './hosted-search';

export const KEYS = { appId: 'TESTAPP', adminKey: 'admin-key', searchKey: 'search-key' };
export const INDEX = 'fixture-wiki';
export const ASSISTANT = 'assistant-of-the-tests';

/** For loopback alone, and known to everybody who reads this repository. */
export const CERTIFICATE = {
  key: readFileSync('__tests__/fixtures/loopback/key.pem', 'utf8'),
  cert: readFileSync('__tests__/fixtures/loopback/certificate.pem', 'utf8'),
};

/** What the build of the site follows from. */
const INPUTS = [
  'src/**',
  'static/**',
  'scripts/**',
  'gatsby-*',
  'package-lock.json',
  '__tests__/fixtures/site-small/**',
  '__tests__/support/hosted-*.ts',
];

/** Where the site is kept while nothing changes that it is built from. */
const CACHE = path.resolve('node_modules/.cache/hosted-site');
/** How long one test file waits for the build of another, in milliseconds. */
const PATIENCE = 240_000;

function digestOfInputs(): string {
  const hash = createHash('md5');
  for (const file of globSync(INPUTS, { ignore: ['src/gatsby-types.d.ts'] }).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

interface Built {
  publicFolder: string;
  records: StoredRecord[];
  settings: Record<string, unknown>;
}

/** Ports for a test file, apart from those of other files. */
export function portsOf(file: 'hosted-search' | 'ask-ai'): { site: number; search: number; askAi: number } {
  const first = Number(process.env.E2E_PORT ?? 9123) + (file === 'hosted-search' ? 20 : 30);
  return { site: first, search: first + 1, askAi: first + 2 };
}

/** Arguments with which Chromium takes the stand-ins for the service. */
export function argumentsFor({ search, askAi }: { search: number; askAi: number }): string[] {
  const rules = [
    `MAP *.algolia.net 127.0.0.1:${search}`,
    `MAP *.algolianet.com 127.0.0.1:${search}`,
    `MAP askai.algolia.com 127.0.0.1:${askAi}`,
  ];
  return [...CHROMIUM_ARGUMENTS, `--host-resolver-rules=${rules.join(',')}`, '--ignore-certificate-errors'];
}

/** The built site. Builds it, its records going to a stand-in; a second caller waits for the first one's. */
export async function builtSite(): Promise<Built> {
  const folder = path.join(CACHE, digestOfInputs());
  const result = path.join(folder, 'built.json');
  const ready = (): Built | undefined => {
    const built = existsSync(result) ? (JSON.parse(readFileSync(result, 'utf8')) as Built) : undefined;
    return built && existsSync(built.publicFolder) ? built : undefined;
  };
  const known = ready();
  if (known) return known;
  // Sites of earlier code, and one whose folder was taken away.
  if (!existsSync(folder) || existsSync(result)) rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  try {
    mkdirSync(folder);
  } catch {
    for (let waited = 0; waited < PATIENCE; waited += 500) {
      await wait(500);
      const built = ready();
      if (built) return built;
    }
    throw new Error(`Nobody has finished the site for the hosted search. Delete ${path.relative('.', CACHE)} and try again.`);
  }
  const project = createFixtureProject('site-small');
  const siteFile = path.join(project.contentFolder, 'site.json');
  const site = JSON.parse(readFileSync(siteFile, 'utf8')) as { navbar: { items: unknown[] } };
  site.navbar.items.push({ type: 'search', label: 'Search', position: 'right' });
  writeFileSync(siteFile, JSON.stringify(site));
  const service = await startHostedSearch(KEYS);
  const { status, output } = await project.buildMeanwhile({
    GATSBY_ALGOLIA_APP_ID: KEYS.appId,
    GATSBY_ALGOLIA_SEARCH_KEY: KEYS.searchKey,
    GATSBY_ALGOLIA_INDEX_NAME: INDEX,
    GATSBY_ALGOLIA_ASSISTANT_ID: ASSISTANT,
    ALGOLIA_ADMIN_KEY: KEYS.adminKey,
    ALGOLIA_HOST: service.address,
  });
  await service.stop();
  if (status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    project.remove();
    throw new Error(`The site for the hosted search could not be built:\n${output.slice(-4000)}`);
  }
  const index = service.indexes.get(INDEX);
  const built: Built = {
    publicFolder: path.join(folder, 'public'),
    records: [...(index?.records.values() ?? [])],
    settings: index?.settings ?? {},
  };
  cpSync(project.publicFolder, built.publicFolder, { recursive: true });
  project.remove();
  // Whoever waits must never read half a file.
  writeFileSync(`${result}.part`, JSON.stringify(built));
  renameSync(`${result}.part`, result);
  return built;
}

export interface HostedSite {
  /** Where the site is served. */
  origin: string;
  service: HostedSearch;
  stop: () => Promise<void>;
}

/** Serves the site, and the service with the index that the build has filled. */
export async function startHostedSite(ports: { site: number; search: number }): Promise<HostedSite> {
  const built = await builtSite();
  const service = await startHostedSearch(KEYS, { port: ports.search, certificate: CERTIFICATE });
  service.indexes.set(INDEX, {
    settings: built.settings,
    records: new Map(built.records.map((record) => [record.objectID, record])),
  });
  const server = spawn('node_modules/.bin/tsx', ['scripts/serve.ts'], {
    env: { ...process.env, SERVE_FOLDER: built.publicFolder, PORT: String(ports.site) },
    stdio: 'ignore',
    detached: true,
  });
  const origin = `http://localhost:${ports.site}`;
  const answers = () =>
    fetch(`${origin}/wiki`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries > 100) throw new Error(`Nothing serves the site at ${origin}.`);
    await wait(200);
  }
  return {
    origin,
    service,
    stop: async () => {
      // The server is a child of tsx, so its whole group ends.
      if (server.pid !== undefined) process.kill(-server.pid);
      await service.stop();
    },
  };
}
