/** Deletes `.cache` and `public` when they are stale and Gatsby would not notice. */
import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** Variables that override `site.json`, or choose the content. */
const VARIABLES = ['SITE_CONTENT', 'SITE_URL', 'SHORTLINK_URL', 'CONTACT_EMAIL', 'PATH_PREFIX'];
/** What `.cache` and `public` were made from; missing after a failed build. */
const RECORD = path.join('.cache', 'build-inputs.json');
/** Bundlers track settings themselves, and rebuild only what depends on them. */
const CACHES_OF_BUNDLERS = ['webpack', 'compiled', '.parcel-cache'];

type GatsbyCommand = 'build' | 'develop';

/** Digests of inputs that no query depends on. */
interface BuildInputs {
  /** Gatsby's cache key covers package.json, the gatsby-* files and plugin versions, but not what those files import. */
  code: string;
  /** Resolvers read settings that are not nodes. */
  settings: string;
}

function digestOfFiles(folder: string, files: readonly string[]): Hash {
  const hash = createHash('md5');
  for (const file of [...files].sort()) hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash;
}

/** Digests of the code below `root`, and of the settings in `content`, an absolute path. */
export function buildInputs(root: string, content: string, environment: NodeJS.ProcessEnv = process.env): BuildInputs {
  const code = globSync(['src/**', 'plugins/**', 'static/**', 'gatsby-*.{ts,tsx}', 'package-lock.json'], {
    cwd: root,
    ignore: ['src/gatsby-types.d.ts', 'src/**/*.test.tsx', 'plugins/*/{tests/**,README.md}'],
  });
  const settings = digestOfFiles(content, globSync('site.json', { cwd: content }));
  settings.update(JSON.stringify(VARIABLES.map((name) => environment[name] ?? '')));
  return { code: digestOfFiles(root, code).digest('hex'), settings: settings.digest('hex') };
}

function readRecord(): Partial<BuildInputs & { command: GatsbyCommand }> {
  try {
    return (JSON.parse(readFileSync(RECORD, 'utf8')) ?? {}) as ReturnType<typeof readRecord>;
  } catch {
    return {};
  }
}

/** `gatsby clean` would also empty a cache in node_modules that another build may be using. */
function deleteAllBut(kept: readonly string[]): void {
  rmSync('public', { recursive: true, force: true });
  for (const entry of readdirSync('.cache')) {
    if (!kept.includes(entry)) rmSync(path.join('.cache', entry), { recursive: true });
  }
}

/** Deletes what was made from other code or settings in the current folder, and says so. */
export function cleanSlate(inputs: BuildInputs, command: GatsbyCommand): void {
  if (!existsSync('.cache')) return;
  const last = readRecord();
  if (last.code !== inputs.code) {
    console.log('The code has changed, or no build has finished yet: starting without a cache.');
    deleteAllBut([]);
  } else if (last.settings !== inputs.settings) {
    console.log('The settings have changed: rebuilding all pages.');
    deleteAllBut(CACHES_OF_BUNDLERS);
  } else if (last.command === 'develop' && command === 'build') {
    console.log('The development server has run since the last build: rebuilding all pages.');
    deleteAllBut(CACHES_OF_BUNDLERS);
  }
}

/** Records what the current folder is built from. */
export function recordInputs(inputs: BuildInputs, command: GatsbyCommand): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(RECORD, JSON.stringify({ ...inputs, command }));
}

/** Deletes the record, so that the next build starts without a cache. */
export function forgetInputs(): void {
  rmSync(RECORD, { force: true });
}
