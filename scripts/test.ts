/**
 * `npm test`: runs all suites, the quickest to fail first. Each runs even when one before it has failed; the last line counts
 * all tests. `npm test -- lint unit` runs only the named suites.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium';

interface Outcome {
  passed: number;
  failed: number;
}

interface Suite {
  name: string;
  run: () => Outcome;
}

const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) console.error(error.message);
  return status === 0;
}

const npx = (tool: string, ...args: string[]): boolean => run('npx', ['--no-install', tool, ...args]);

/** A suite that passes or fails as a whole. */
function step(name: string, works: () => boolean): Suite {
  return { name, run: () => (works() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }) };
}

function readReport(file: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function jest(name: string, ...args: string[]): Suite {
  return {
    name,
    run: () => {
      const file = path.join(reports, `${name}.json`);
      const works = npx('jest', '--selectProjects', name, '--json', `--outputFile=${file}`, ...args);
      const report = readReport(file) as { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number } | undefined;
      if (!report) return { passed: 0, failed: 1 };
      // A test file that cannot be loaded has no failed tests, but counts as a failure all the same.
      const failed = report.numFailedTests || report.numFailedTestSuites;
      return { passed: report.numPassedTests, failed: works ? failed : Math.max(1, failed) };
    },
  };
}

function playwright(): Suite {
  return {
    name: 'e2e',
    run: () => {
      const file = path.join(reports, 'e2e.json');
      const works = run('npx', ['--no-install', 'playwright', 'test', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        CHROMIUM_PATH: findChromium(),
      });
      const stats = (readReport(file) as { stats: { expected: number; unexpected: number; flaky: number } } | undefined)?.stats;
      if (!stats) return { passed: 0, failed: 1 };
      const failed = stats.unexpected;
      return { passed: stats.expected + stats.flaky, failed: works ? failed : Math.max(1, failed) };
    },
  };
}

const SUITES: Suite[] = [
  step('check', () => npx('tsx', 'scripts/check.ts')),
  step('drawings', () => npx('tsx', 'scripts/drawings.ts', '--check')),
  step('format', () => npx('prettier', '--check', '--log-level', 'warn', '.')),
  step('spelling', () => run('npm', ['run', '--silent', 'spelling'])),
  step('markdown', () => npx('markdownlint-cli2')),
  step('lint', () => npx('eslint', '.')),
  step('types', () => npx('tsc')),
  jest('unit'),
  jest('integration', '--runInBand'),
  step('build', () => npx('tsx', 'scripts/build.ts')),
  playwright(),
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !SUITES.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}. Suites: ${SUITES.map((suite) => suite.name).join(', ')}.`);
  process.exit(1);
}
const total: Outcome = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const suite of SUITES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n── ${suite.name} ──`);
  const started = Date.now();
  let outcome: Outcome;
  try {
    outcome = suite.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    outcome = { passed: 0, failed: 1 };
  }
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  if (outcome.failed > 0) failures.push(suite.name);
  console.log(`${suite.name}: ${outcome.passed} passed, ${outcome.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`);
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
