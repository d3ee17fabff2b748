/**
 * `npm run bench`: builds the site and one with ten times the wiki pages, cold and warm, weighs every kind of page,
 * asks Lighthouse, times navigation and search, and writes what it found to docs/performance.md. Fails when a budget
 * is missed. `-- build weight` runs the named parts only and writes nothing; `-- --small` leaves out the grown wiki.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import prettier from 'prettier';
import { changedFiles, copyProject, digestsOf, editPage, forgetChecks, measureBuild, removeProject } from './bench/builds';
import { growContent } from './bench/grow';
import { scoresOf } from './bench/lighthouse';
import { isWithinBudgets, reportOf, verdictsOf, type Findings, type SiteFindings } from './bench/report';
import { kindsOfPages, quantile, serve, startBrowser, timeNavigation, timeSearch, weigh } from './bench/site';

const PARTS = ['build', 'weight', 'lighthouse', 'navigation', 'search'] as const;
type Part = (typeof PARTS)[number];

const TIMES = 10;
const PORT = 9410;
const VISITS = 40;
const LIGHTHOUSE_RUNS = 3;
const REPORT = 'docs/performance.md';
const EDITED_PAGE = 'wiki/disciplines/general/cables';

const QUERIES = (JSON.parse(readFileSync('__tests__/bench/search-queries.json', 'utf8')) as { query: string }[]).map(({ query }) => query);

function say(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`);
}

const spread = (values: readonly number[]): { median: number; slow: number } => ({
  median: quantile(values, 0.5),
  slow: quantile(values, 0.95),
});

/** The file of a wiki page in a content tree, whose folders may have numbers in front. */
function fileOfPage(root: string, content: string, page: string): string {
  const listed = JSON.parse(readFileSync(path.join(root, 'public/page-data', page, 'page-data.json'), 'utf8')) as {
    result: { data: { wikiPage: { editUrl: string } } };
  };
  const file = listed.result.data.wikiPage.editUrl.split('/wiki/').slice(1).join('/wiki/');
  return path.join(content, 'wiki', file);
}

/** Measures one content tree in a copy of the project. */
async function measureSite(root: string, content: string, pages: number, parts: readonly Part[], isGrown: boolean): Promise<SiteFindings> {
  const findings: SiteFindings = { pages };
  const publicFolder = path.join(root, 'public');
  const environment = { SITE_CONTENT: content };
  say(`${pages} wiki pages: cold build`);
  forgetChecks();
  const cold = await measureBuild(root, environment);
  say(`  ${cold.seconds.toFixed(0)} s, ${cold.megabytes.toFixed(0)} MB`);
  if (parts.includes('build')) {
    const before = digestsOf(root);
    editPage(root, fileOfPage(root, content, `/${EDITED_PAGE}`));
    say('  warm build after one edited page');
    const warm = await measureBuild(root, environment);
    say(`  ${warm.seconds.toFixed(0)} s, ${warm.megabytes.toFixed(0)} MB`);
    findings.build = { cold, warm, changed: changedFiles(before, digestsOf(root)) };
  }
  if (parts.includes('search')) {
    findings.search = spread(timeSearch(publicFolder, QUERIES));
    say(`  search: ${findings.search.median.toFixed(1)} ms`);
  }
  if (!parts.some((part) => part === 'weight' || part === 'navigation' || part === 'lighthouse')) return findings;
  const site = await serve(root, PORT);
  try {
    const kinds = kindsOfPages(publicFolder);
    const browser = await startBrowser();
    if (parts.includes('weight')) {
      findings.weights = [];
      for (const { kind, path: address } of kinds) {
        findings.weights.push({ kind, path: address, weight: await weigh(browser, site.origin, address) });
      }
      say('  every kind of page weighed');
    }
    if (parts.includes('navigation')) {
      findings.navigation = spread(await timeNavigation(browser, site.origin, VISITS));
      say(`  navigation: ${findings.navigation.median.toFixed(0)} ms`);
    }
    await browser.close();
    if (parts.includes('lighthouse') && !isGrown) {
      const scores = await scoresOf(
        kinds.map(({ path: address, isListed }) => ({ address: site.origin + address, isListed })),
        LIGHTHOUSE_RUNS,
        isWithinBudgets,
        say,
      );
      findings.scores = kinds.flatMap(({ kind, path: address }) => {
        const found = scores.get(site.origin + address);
        return found ? [{ kind, path: address, scores: found }] : [];
      });
      say('  Lighthouse done');
    }
  } finally {
    site.stop();
  }
  return findings;
}

async function run(): Promise<void> {
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const unknown = wanted.filter((name) => !(PARTS as readonly string[]).includes(name));
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. Parts: ${PARTS.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const parts = PARTS.filter((part) => wanted.length === 0 || wanted.includes(part));
  const isSmall = process.argv.includes('--small');
  const roots: string[] = [];
  const copy = (): string => {
    const root = copyProject();
    roots.push(root);
    return root;
  };
  try {
    const [processor] = cpus();
    const machine = `${availableParallelism()} cores (${processor?.model.trim() ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.versions.node}`;
    const root = copy();
    const pages = (JSON.parse(readFileSync('__tests__/fixtures/wiki-pages.json', 'utf8')) as unknown[]).length;
    const findings: Findings = {
      machine,
      date: new Date().toISOString().slice(0, 10),
      site: await measureSite(root, 'content', pages, parts, false),
    };
    if (!isSmall) {
      const grownRoot = copy();
      const grownPages = growContent('content', path.join(grownRoot, 'grown'), TIMES);
      findings.grown = await measureSite(grownRoot, 'grown', grownPages, parts, true);
    }
    const options = await prettier.resolveConfig(path.resolve(REPORT));
    const report = await prettier.format(reportOf(findings), { ...options, parser: 'markdown' });
    console.log(`\n${report}`);
    // A report of some parts would pass for one of the whole.
    if (wanted.length === 0 && !isSmall) writeFileSync(REPORT, report);
    const missed = verdictsOf(findings).filter(({ isMet }) => !isMet);
    for (const { what, found, budget } of missed) console.error(`Missed: ${what}: ${found}, budget ${budget}`);
    process.exitCode = missed.length > 0 ? 1 : 0;
  } finally {
    roots.forEach(removeProject);
  }
}

void run();
