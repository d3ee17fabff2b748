/**
 * `npm run bench`: builds the site and one with ten times the wiki pages and productions, cold and after one edited page, visits
 * every kind of page with Lighthouse, times the way from page to page and the development server, and writes what it found to docs/performance.md. Fails when
 * a budget is missed. `-- --small` leaves out the grown site, and the document as it is.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import prettier from 'prettier';
import { GOOD_PICTURES_FILE } from '../src/check/check-pictures';
import { REMEMBERED_FILE } from '../src/content/remembered';
import { DRAWINGS_FOLDER } from '../src/wiki/node/diagrams/draw-diagrams';
import { reportOf, verdictsOf, type SiteFindings } from './bench/budgets';
import { measureDevelopment } from './bench/development';
import { growContent } from './bench/grow';
import { measurePages } from './bench/pages';

const TIMES = 10;
const LIGHTHOUSE_RUNS = 3;
const REPORT = 'docs/performance.md';
const EDITED_PAGE = 'wiki/disciplines/general/cables.mdx';

/** Runs a script of a copy, and says whether it went well. What a build prints is of no interest here. */
function run(root: string, script: 'build' | 'bench-search', content: string): boolean {
  const env = { ...process.env, CI: 'true', SITE_CONTENT: content };
  const output = script === 'build' ? 'ignore' : 'inherit';
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`], {
    cwd: root,
    env,
    stdio: ['ignore', output, 'inherit'],
  });
  return status === 0;
}

/** Seconds of a build. @throws Error when it fails. */
function timeBuild(root: string, content: string): number {
  const started = performance.now();
  if (!run(root, 'build', content)) throw new Error(`The build of ${content} failed.`);
  return (performance.now() - started) / 1000;
}

/**
 * Builds a copy of the last commit cold and after an edit, with ten times the pages and productions where asked for, and visits its
 * pages. The development server is for the site as it is.
 */
async function measureSite(isGrown: boolean): Promise<SiteFindings> {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const content = isGrown ? 'grown' : 'content';
  try {
    // With its history, so that dates and authors are part of the work.
    execFileSync('git', ['clone', '--quiet', process.cwd(), root]);
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
    if (isGrown) growContent(path.join(root, 'content'), path.join(root, content), TIMES);
    const development = isGrown ? undefined : await measureDevelopment(root, content);
    // What the server has left, and what is remembered in node_modules: a first build after a clone has neither.
    for (const left of [path.join(root, '.cache'), path.join(root, 'public'), DRAWINGS_FOLDER, GOOD_PICTURES_FILE, REMEMBERED_FILE])
      rmSync(left, { recursive: true, force: true });
    const cold = timeBuild(root, content);
    appendFileSync(path.join(root, content, EDITED_PAGE), '\nA sentence more, for the bench.\n');
    const warm = timeBuild(root, content);
    console.log(`${content}: ${cold.toFixed(0)} s cold, ${warm.toFixed(0)} s warm`);
    // The grown site is visited for its sizes, which one visit shows.
    const visited = await measurePages(root, isGrown ? 1 : LIGHTHOUSE_RUNS);
    // Search has budgets of its own, and says itself which it misses.
    if (!isGrown && !run(root, 'bench-search', content)) process.exitCode = 1;
    return { cold, warm, ...visited, ...(development && { development }) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const isSmall = process.argv.includes('--small');
  const site = await measureSite(false);
  const verdicts = verdictsOf(site, isSmall ? undefined : await measureSite(true));
  const report = await prettier.format(reportOf(site, verdicts), { ...(await prettier.resolveConfig(REPORT)), parser: 'markdown' });
  console.log(report);
  if (!isSmall) writeFileSync(REPORT, report);
  const missed = verdicts.filter(({ isMet }) => !isMet);
  for (const { what, found, budget } of missed) console.error(`Missed: ${what}: ${found}, budget ${budget}`);
  if (missed.length > 0) process.exitCode = 1;
}

void main();
