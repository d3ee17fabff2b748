/** What earlier builds and development servers have left: kept where it is of use, deleted where it would be stale. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildInputs } from './build-inputs';

/** What `.cache` and `public` were made from, and by which command; there is none after a build that stopped half-way. */
const RECORD = path.resolve('.cache', 'build-inputs.json');

export type GatsbyCommand = 'build' | 'develop';

interface MadeFrom extends BuildInputs {
  command: GatsbyCommand;
}

/** What code was made into: bundlers know which parts of it depend on a setting, and make only those again. */
const CACHES_OF_BUNDLERS = ['webpack', 'compiled', '.parcel-cache'];

/** Deletes what has been left. Not by `gatsby clean`, which also empties a cache in node_modules that another build may be using. */
function startAnew(kept: readonly string[]): void {
  rmSync('public', { recursive: true, force: true });
  for (const entry of readdirSync('.cache')) {
    if (!kept.includes(entry)) rmSync(path.join('.cache', entry), { recursive: true });
  }
}

/** Deletes of what has been left that which was made from other code or other settings, and says so. */
export function cleanSlate(inputs: BuildInputs, command: GatsbyCommand): void {
  if (!existsSync('.cache')) return;
  const last = existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as MadeFrom) : undefined;
  if (last?.code !== inputs.code) {
    console.log('The code has changed, or no build has finished yet: starting on a clean slate.');
    startAnew([]);
  } else if (last.settings !== inputs.settings) {
    console.log('The settings have changed: all pages are made anew.');
    startAnew(CACHES_OF_BUNDLERS);
  } else if (last.command === 'develop' && command === 'build') {
    console.log('The development server has run since the last build: all pages are made anew.');
    startAnew(CACHES_OF_BUNDLERS);
  }
}

/** Writes down what is left now was made from. */
export function recordInputs(inputs: BuildInputs, command: GatsbyCommand): void {
  const record: MadeFrom = { ...inputs, command };
  mkdirSync(path.dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, JSON.stringify(record));
}

/** From now on nothing is known of what is left, until it is recorded. */
export function forgetInputs(): void {
  rmSync(RECORD, { force: true });
}
