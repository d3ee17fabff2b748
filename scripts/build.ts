/**
 * `npm run build`: Gatsby's build, with its cache cleared when code changed that Gatsby does not watch. Gatsby's cache key
 * covers package.json, the gatsby-* files and plugin versions, but not what those files import from `src`. Nor does Gatsby
 * rewrite pages when only a style sheet has changed, although each page includes it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { globSync } from 'tinyglobby';
import { pathPrefix } from '../src/content/load-site';
import { contentRoot } from '../src/content/content-root';
import { quietly } from './build-output';

const RECORD = path.resolve('.cache', 'build-code.md5');

/** A digest of the code that runs while building, and of the settings that it depends on. */
function digestOfBuildCode(): string {
  const hash = createHash('md5');
  for (const file of globSync([
    'src/{content,check}/**/*.ts',
    'src/*/node/**/*.{ts,cjs}',
    'src/**/*.css',
    'gatsby-*.{ts,tsx}',
    'package-lock.json',
  ]).sort()) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.update(contentRoot()).update(pathPrefix()).digest('hex');
}

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
    createInterface(from).on('line', (line) => isShown(line) && to.write(`${line}\n`));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) process.exit(status ?? 1);
}

async function build(): Promise<void> {
  const digest = digestOfBuildCode();
  const known = existsSync(RECORD) ? readFileSync(RECORD, 'utf8') : undefined;
  if (known !== undefined && known !== digest) {
    console.log('The code of the build has changed: starting on a clean slate.');
    await gatsby('clean');
  }
  await gatsby('build', ...(pathPrefix() === '' ? [] : ['--prefix-paths']));
  mkdirSync(path.dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, digest);
}

void build();
