/** `npm run build`: Gatsby's build, on a clean slate where something has changed that Gatsby does not notice. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { pathPrefix } from '../src/content/load-site';
import { contentRoot } from '../src/content/content-root';
import { digestOfBuildInputs } from './build-inputs';
import { quietly } from './build-output';

/** What the last build was made from; there is none after a build that stopped half-way. */
const RECORD = path.resolve('.cache', 'build-inputs.md5');

/** Runs Gatsby, prints what a person wants to know of its output, and ends the build where Gatsby fails. */
async function gatsby(...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [require.resolve('gatsby/cli.js'), ...args], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      // A line for each message: without it Gatsby paints its messages over one another on a terminal.
      GATSBY_LOGGER: 'yurnalist',
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
  });
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    const isShown = quietly();
    createInterface(from).on('line', (line) => {
      // From here on Gatsby changes what it keeps; a build that stops after that would leave half of it.
      if (stripVTControlCharacters(line).startsWith('success onPreBootstrap')) rmSync(RECORD, { force: true });
      if (isShown(line)) to.write(`${line}\n`);
    });
  }
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) process.exit(status ?? 1);
}

async function build(): Promise<void> {
  const digest = digestOfBuildInputs(process.cwd(), contentRoot());
  const known = existsSync(RECORD) && readFileSync(RECORD, 'utf8');
  if (known !== digest && existsSync('.cache')) {
    console.log('The code or the settings have changed, or no build has finished yet: starting on a clean slate.');
    // Not by `gatsby clean`, which also empties a cache in node_modules that another build may be using.
    for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true });
  }
  await gatsby('build', ...(pathPrefix() === '' ? [] : ['--prefix-paths']));
  writeFileSync(RECORD, digest);
}

void build();
