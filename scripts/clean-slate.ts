/** Deletes what earlier builds left in `.cache` and `public` where Gatsby would not notice that it is stale. */
import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** Variables that overrule `site.json`, choose the content, or give addresses another page. */
const VARIABLES = ['SITE_CONTENT', 'SITE_URL', 'SHORTLINK_URL', 'CONTACT_EMAIL', 'PATH_PREFIX', 'GATSBY_FORMS'];
/** What `.cache` and `public` were made from, and by which command; missing after a build that stopped half-way. */
const RECORD = path.join('.cache', 'build-inputs.json');
/** Bundlers know which of their results depend on a setting, and make only those again. */
const CACHES_OF_BUNDLERS = ['webpack', 'compiled', '.parcel-cache'];

export type GatsbyCommand = 'build' | 'develop';

/** Digests of what no query depends on. */
export interface BuildInputs {
  /** Gatsby's cache key covers package.json, the gatsby-* files and plugin versions, but not what those files import. */
  code: string;
  /** Resolvers read settings that are no nodes; and no query knows of a file that was not there. */
  settings: string;
}

function digestOfFiles(folder: string, files: readonly string[]): Hash {
  const hash = createHash('md5');
  for (const file of [...files].sort()) hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash;
}

/**
 * Digests of the code, and of the settings of the site and which drawings have a version for dark mode.
 * @param root folder of the project
 * @param content absolute path of the content folder
 */
export function buildInputs(root: string, content: string, environment: NodeJS.ProcessEnv = process.env): BuildInputs {
  const code = globSync(['src/**', 'static/**', 'gatsby-*.{ts,tsx}', 'package-lock.json'], {
    cwd: root,
    ignore: ['src/gatsby-types.d.ts'],
  });
  const settings = digestOfFiles(content, globSync('site.json', { cwd: content }));
  for (const file of globSync('**/*.dark.*', { cwd: content }).sort()) settings.update(file);
  settings.update(JSON.stringify(VARIABLES.map((name) => environment[name] ?? '')));
  return { code: digestOfFiles(root, code).digest('hex'), settings: settings.digest('hex') };
}

/** The record; empty if it is missing or damaged. */
function readRecord(): Partial<BuildInputs & { command: GatsbyCommand }> {
  try {
    return (JSON.parse(readFileSync(RECORD, 'utf8')) ?? {}) as ReturnType<typeof readRecord>;
  } catch {
    return {};
  }
}

/** Not by `gatsby clean`, which also empties a cache in node_modules that another build may be using. */
function deleteAllBut(kept: readonly string[]): void {
  rmSync('public', { recursive: true, force: true });
  for (const entry of readdirSync('.cache')) {
    if (!kept.includes(entry)) rmSync(path.join('.cache', entry), { recursive: true });
  }
}

/** Deletes what was made from other code or other settings, and says so. Works on the current folder. */
export function cleanSlate(inputs: BuildInputs, command: GatsbyCommand): void {
  if (!existsSync('.cache')) return;
  const last = readRecord();
  if (last.code !== inputs.code) {
    console.log('The code has changed, or no build has finished yet: starting on a clean slate.');
    deleteAllBut([]);
  } else if (last.settings !== inputs.settings) {
    console.log('The settings have changed: all pages are made anew.');
    deleteAllBut(CACHES_OF_BUNDLERS);
  } else if (last.command === 'develop' && command === 'build') {
    console.log('The development server has run since the last build: all pages are made anew.');
    deleteAllBut(CACHES_OF_BUNDLERS);
  }
}

/** Records what `.cache` and `public` are made from now. */
export function recordInputs(inputs: BuildInputs, command: GatsbyCommand): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(RECORD, JSON.stringify({ ...inputs, command }));
}

/** Deletes the record: until there is another, the next build starts on a clean slate. */
export function forgetInputs(): void {
  rmSync(RECORD, { force: true });
}
