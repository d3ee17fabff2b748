/**
 * `npm run build`: Gatsby's build, with its cache cleared when code changed that Gatsby does not watch. Gatsby's cache key
 * covers package.json, the gatsby-* files and plugin versions, but not what those files import from `src`. Nor does Gatsby
 * rewrite pages when only a style sheet has changed, although each page includes it.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { pathPrefix } from '../src/content/load-site';
import { contentRoot } from '../src/content/content-root';

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

function gatsby(...args: string[]): void {
  const { status } = spawnSync(process.execPath, [require.resolve('gatsby/cli.js'), ...args], {
    stdio: 'inherit',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const digest = digestOfBuildCode();
const known = existsSync(RECORD) ? readFileSync(RECORD, 'utf8') : undefined;
if (known !== undefined && known !== digest) {
  console.log('The code of the build has changed: starting on a clean slate.');
  gatsby('clean');
}
gatsby('build', ...(pathPrefix() === '' ? [] : ['--prefix-paths']));
mkdirSync(path.dirname(RECORD), { recursive: true });
writeFileSync(RECORD, digest);
