/**
 * `npm run bench`: builds the site and one with ten times the wiki pages, cold and after one edited page, weighs every
 * kind of page, asks Lighthouse, times navigation and search, and writes what it found to docs/performance.md. Fails
 * when a budget is missed. `-- --small` leaves out the grown wiki, and the document as it is.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { globSync } from 'tinyglobby';
import { GOOD_PICTURES_FILE } from '../src/check/check-pictures';
import { DRAWINGS_FOLDER } from '../src/wiki/node/diagrams/draw-diagrams';
import { reportOf, verdictsOf, type Findings, type PageFindings } from './bench/budgets';
import { growContent } from './bench/grow';
import { copyProject, pagesOfEveryKind, runScript, scoreOf, serve, timeNavigation, weigh } from './bench/measure';
import { startChromium } from './chromium';

const TIMES = 10;
const PORT = 9410;
const DEBUGGING_PORT = 9333;
const REPORT = 'docs/performance.md';

interface Site {
  cold: number;
  warm: number;
  pages: PageFindings[];
}

/** Seconds of a build in a copy of the project. */
function timeBuild(root: string, content: string): number {
  const started = performance.now();
  runScript(root, 'build', { CI: 'true', SITE_CONTENT: content });
  return (performance.now() - started) / 1000;
}

/** Builds one content tree, cold and after an edit, and weighs its pages. */
async function measureSite(root: string, content: string): Promise<Site> {
  // Deletes the cached diagrams and picture checks, so that the build is as cold as the first one after a clone.
  for (const remembered of [DRAWINGS_FOLDER, GOOD_PICTURES_FILE]) rmSync(remembered, { recursive: true, force: true });
  const cold = timeBuild(root, content);
  const [edited = ''] = globSync('wiki/*disciplines/*general/*cables.mdx', { cwd: path.join(root, content) });
  appendFileSync(path.join(root, content, edited), '\nA sentence more, for the bench.\n');
  const warm = timeBuild(root, content);
  console.log(`${content}: ${cold.toFixed(0)} s cold, ${warm.toFixed(0)} s warm`);
  const site = await serve(root, PORT);
  const browser = await startChromium();
  try {
    const pages: PageFindings[] = [];
    for (const address of pagesOfEveryKind(root)) pages.push({ path: address, ...(await weigh(browser, site.origin + address)) });
    return { cold, warm, pages };
  } finally {
    await browser.close();
    site.stop();
  }
}

/** Measures the pages of a built site with Lighthouse, and the time to navigate between them. */
async function visitSite(root: string, pages: PageFindings[]): Promise<number> {
  const site = await serve(root, PORT);
  const browser = await startChromium(`--remote-debugging-port=${DEBUGGING_PORT}`);
  try {
    for (const page of pages) page.scores = await scoreOf(site.origin + page.path, page.isListed, DEBUGGING_PORT);
    return await timeNavigation(browser, site.origin);
  } finally {
    await browser.close();
    site.stop();
  }
}

async function main(): Promise<void> {
  const isSmall = process.argv.includes('--small');
  const roots: string[] = [];
  try {
    const root = copyProject();
    roots.push(root);
    const site = await measureSite(root, 'content');
    const findings: Findings = { ...site, navigation: await visitSite(root, site.pages) };
    if (!isSmall) {
      const grownRoot = copyProject();
      roots.push(grownRoot);
      growContent('content', path.join(grownRoot, 'grown'), TIMES);
      findings.grown = await measureSite(grownRoot, 'grown');
    }
    const report = await prettier.format(reportOf(findings), { ...(await prettier.resolveConfig(REPORT)), parser: 'markdown' });
    console.log(report);
    if (!isSmall) writeFileSync(REPORT, report);
    const missed = verdictsOf(findings).filter(({ isMet }) => !isMet);
    for (const { what, found, budget } of missed) console.error(`Missed: ${what}: ${found}, budget ${budget}`);
    // Search has budgets of its own and reports on them.
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/bench-search.ts'], { cwd: root, stdio: 'inherit' });
    process.exitCode = missed.length > 0 ? 1 : 0;
  } finally {
    for (const root of roots) rmSync(root, { recursive: true, force: true });
  }
}

void main();
