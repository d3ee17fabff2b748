/**
 * `npm test`: runs all suites, as many side by side as there are cores. A suite that fails stops no other; the last line counts
 * all tests. `npm test -- lint unit` runs only the named suites. Two suites that seldom find what the others miss run only in CI.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, findChromiumWithWindows, installHeadlessShell } from './chromium';
import { findFirefox, findNginx, findWebKit, programOf } from './system-programs';

const REPORTS = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
const DOCUMENTS = ['*.md', '{docs,plugins}/**/*.md', 'content/README.md', 'tools/*/README.md'];

interface Suite {
  name: string;
  command: [program: string, ...args: string[]];
  /** Suites that must end before: this one uses what they build, or rewrites what they read. */
  after?: string[];
  /** Never fails: only the check may stop an editor. */
  isAdvice?: true;
  needsBrowser?: true;
  isOnlyInCi?: true;
  /** A committed file that the suite must not change. */
  keeps?: string;
}

const reportOf = (name: string): string => path.join(REPORTS, `${name}.json`);
const jest = (name: string, ...args: string[]): Suite => ({
  name,
  command: ['jest', '--selectProjects', name, '--json', `--outputFile=${reportOf(name)}`, ...args],
});

const playwright = (name: string, after: string[], ...projects: string[]): Suite => ({
  name,
  command: ['playwright', 'test', '--reporter=list,json', ...projects.flatMap((project) => ['--project', project])],
  after,
  needsBrowser: true,
});

/** In order of their start: long suites, and those that they wait for, come first; short ones fill the gaps. */
const SUITES: Suite[] = [
  playwright('fixture-site', [], 'fixture build'),
  { name: 'types', command: ['tsc'] },
  { name: 'lint', command: ['eslint', '.'] },
  { name: 'build', command: ['tsx', 'scripts/build.ts'], after: ['types', 'lint'], keeps: 'src/gatsby-types.d.ts' },
  playwright('e2e', ['fixture-site'], 'fixture site'),
  // Two suites of browsers side by side starve each other on two cores.
  { ...playwright('engines', ['fixture-site', 'e2e'], 'Chromium', 'Firefox', 'WebKit'), isOnlyInCi: true },
  jest('unit'),
  jest('tools'),
  playwright('real-content', ['build'], 'real content'),
  { ...jest('integration', '--runInBand'), after: ['fixture-site'], needsBrowser: true },
  // It builds a site, which would starve the browsers.
  { ...jest('removal'), after: ['types', 'lint', 'engines'], isOnlyInCi: true },
  { name: 'format', command: ['prettier', '--check', '--cache', '--log-level', 'warn', '.', '!content'] },
  { name: 'check', command: ['tsx', 'scripts/check.ts'] },
  { name: 'spelling', command: ['cspell', '--no-progress', '--no-summary', ...DOCUMENTS] },
  { name: 'markdown', command: ['markdownlint-cli2', '--no-globs', ...DOCUMENTS] },
  { name: 'content-format', command: ['prettier', '--check', '--log-level', 'warn', 'content'], isAdvice: true },
  { name: 'content-spelling', command: ['cspell', '--no-progress', '--no-summary', 'content/**/*.{mdx,json}'], isAdvice: true },
  { name: 'content-markdown', command: ['markdownlint-cli2', '--no-globs', 'content/**/*.mdx'], isAdvice: true },
];

/** The fields that count: the first two of Jest, `stats` of Playwright. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number };
}

const total = { passed: 0, failed: 0 };
const failures: string[] = [];

/** Adds the suite to the totals. A suite without a report counts as one test. */
function count({ name, isAdvice }: Suite, works: boolean): string {
  let report: Report = {};
  try {
    report = JSON.parse(readFileSync(reportOf(name), 'utf8')) as Report;
  } catch {
    // The suite writes no report, or ended before it could.
  }
  const passed = report.numPassedTests ?? report.stats?.expected ?? Number(works);
  // A test file that cannot be loaded fails, but has no failed tests.
  const failed = works || isAdvice ? 0 : Math.max(1, report.numFailedTests ?? report.stats?.unexpected ?? 0);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(name);
  return `${passed} passed, ${failed} failed`;
}

/** Prints output at once if the suite is alone, else in one piece at the end. */
async function run(suite: Suite, isAlone: boolean): Promise<void> {
  const { name, keeps } = suite;
  const [program, ...args] = suite.command;
  const started = Date.now();
  const before = keeps && readFileSync(keeps, 'utf8');
  console.log(`${name} …`);
  const output: Buffer[] = [];
  const stdio = isAlone ? 'inherit' : 'pipe';
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name) };
  const child = spawn(process.execPath, [programOf(program), ...args], { stdio: ['ignore', stdio, stdio], env });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (!isAlone) console.log(`\n── ${name} ──\n${Buffer.concat(output).toString().trimEnd()}`);
  const isKept = keeps === undefined || readFileSync(keeps, 'utf8') === before;
  if (!isKept) console.error(`${keeps} was out of date: commit what the build has written.`);
  console.log(`${name}: ${count(suite, status === 0 && isKept)} (${Math.round((Date.now() - started) / 1000)} s)`);
}

async function runAll(suites: readonly Suite[]): Promise<void> {
  const waiting = [...suites];
  const running = new Map<string, Promise<void>>();
  const isReady = ({ after = [] }: Suite): boolean =>
    ![...running.keys(), ...waiting.map(({ name }) => name)].some((name) => after.includes(name));
  while (waiting.length + running.size > 0) {
    const next = running.size < availableParallelism() ? waiting.find(isReady) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next.name,
        run(next, suites.length === 1).finally(() => running.delete(next.name)),
      );
    } else {
      await Promise.race(running.values());
    }
  }
}

/** Runs before all suites: two side by side would install a program twice. */
function findPrograms(suites: readonly Suite[]): void {
  if (!suites.some(({ needsBrowser }) => needsBrowser)) return;
  installHeadlessShell();
  try {
    findChromium();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  findNginx();
  if (!suites.some(({ name }) => name === 'engines')) return;
  findChromiumWithWindows();
  for (const [engine, find] of Object.entries({ Firefox: findFirefox, WebKit: findWebKit }))
    if (!find()) console.error(`${engine} could not be found or installed: its journeys are skipped.`);
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const names = SUITES.map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no suite ${unknown.join(', ')}. Suites: ${names.join(', ')}.`);
    process.exit(1);
  }
  const isInCi = Boolean(process.env.CI);
  const suites = SUITES.filter(({ name, isOnlyInCi }) => (wanted.length === 0 ? isInCi || !isOnlyInCi : wanted.includes(name)));
  const started = Date.now();
  findPrograms(suites);
  await runAll(suites);
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
  if (wanted.length === 0 && !isInCi) console.log('\nOnly in CI: engines, removal. `npm test -- engines removal` runs them.');
  console.log(`\nAll in ${Math.round((Date.now() - started) / 1000)} s\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

void main();
