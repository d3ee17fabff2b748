/** `npm run build`: Gatsby's build, on a clean slate where something has changed that Gatsby does not notice. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathPrefix } from '../src/content/load-site';
import { contentRoot } from '../src/content/content-root';
import { buildInputs, type BuildInputs } from './build-inputs';
import { runGatsby } from './run-gatsby';

/** What the last build was made from; there is none after a build that stopped half-way. */
const RECORD = path.resolve('.cache', 'build-inputs.json');

/** What code was made into: bundlers know which parts of it depend on a setting, and make only those again. */
const CACHES_OF_BUNDLERS = ['webpack', 'compiled', '.parcel-cache'];

/** Deletes what earlier builds have left. Not by `gatsby clean`, which also empties a cache in node_modules that another build may be using. */
function startAnew(kept: readonly string[]): void {
  rmSync('public', { recursive: true, force: true });
  for (const entry of readdirSync('.cache')) {
    if (!kept.includes(entry)) rmSync(path.join('.cache', entry), { recursive: true });
  }
}

async function build(): Promise<void> {
  const inputs = buildInputs(process.cwd(), contentRoot());
  const last = existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as BuildInputs) : undefined;
  if (existsSync('.cache') && last?.code !== inputs.code) {
    console.log('The code has changed, or no build has finished yet: starting on a clean slate.');
    startAnew([]);
  } else if (existsSync('.cache') && last?.settings !== inputs.settings) {
    console.log('The settings have changed: all pages are made anew.');
    startAnew(CACHES_OF_BUNDLERS);
  }
  await runGatsby(['build', ...(pathPrefix() === '' ? [] : ['--prefix-paths'])], (line) => {
    // From here on Gatsby changes what it keeps; a build that stops after that would leave half of it.
    if (line.startsWith('success onPreBootstrap')) rmSync(RECORD, { force: true });
  });
  writeFileSync(RECORD, JSON.stringify(inputs));
}

void build();
