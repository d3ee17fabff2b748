/**
 * `npm test`: runs all suites, the quickest to fail first; those that leave a core idle run side by side. Each runs even
 * when one before it has failed; the last line counts all tests. `npm test -- lint unit` runs only the named suites.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium';
import { findNginx } from './system-programs';

interface Outcome {
  passed: number;
  failed: number;
  /** How long each test took, in milliseconds. */
  durations?: { test: string; duration: number }[];
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
  suites: PlaywrightSuite[];
}

interface Suite {
  name: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
  /** Whether it looks at what editors write, which the check alone holds them to: what it finds is shown, and nothing fails. */
  isAdvice?: true;
  /** Counts the tests of a run, from the report or the files that it left. A suite without this passes or fails as a whole. */
  count?: (works: boolean) => Outcome;
}

/** What the last lines say beside the numbers. */
const notes: string[] = [];

const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));

/** A suite that is a command: npm finds it among the packages. */
const suite = (name: string, ...command: string[]): Suite => ({ name, command });

function readReport<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function jest(name: string, ...options: string[]): Suite {
  const file = path.join(reports, `${name}.json`);
  return {
    ...suite(name, 'jest', '--selectProjects', name, '--json', `--outputFile=${file}`, ...options),
    count: () => {
      const { numPassedTests, numFailedTests, testResults } = readReport<JestReport>(file);
      const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
      return {
        passed: numPassedTests,
        failed: numFailedTests,
        durations: tests.map(({ fullName, duration }) => ({ test: fullName, duration: duration ?? 0 })),
      };
    },
  };
}

function durationsIn({ title, specs, suites = [] }: PlaywrightSuite): NonNullable<Outcome['durations']> {
  return [
    ...specs.map((spec) => ({
      test: `${title}: ${spec.title}`,
      duration: Math.max(...spec.tests.flatMap(({ results }) => results.map((result) => result.duration))),
    })),
    ...suites.flatMap(durationsIn),
  ];
}

function playwright(): Suite {
  const file = path.join(reports, 'e2e.json');
  return {
    ...suite('e2e', 'playwright', 'test', '--reporter=list,json'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    count: () => {
      const { stats, suites } = readReport<PlaywrightReport>(file);
      return { passed: stats.expected, failed: stats.unexpected, durations: suites.flatMap(durationsIn) };
    },
  };
}

/** Types of the queries, which a build writes at its end, and which all other code is checked against. */
const TYPES_OF_QUERIES = 'src/gatsby-types.d.ts';

function build(): Suite {
  const before = readFileSync(TYPES_OF_QUERIES, 'utf8');
  return {
    ...suite('build', 'tsx', 'scripts/build.ts'),
    count: (works) => {
      const isUpToDate = readFileSync(TYPES_OF_QUERIES, 'utf8') === before;
      if (!isUpToDate)
        console.error(`${TYPES_OF_QUERIES} was out of date: a query or the schema has changed. Commit what the build has written.`);
      return works && isUpToDate ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

/** The project's own documents. */
const DOCUMENTS = ['*.md', 'docs/**/*.md', 'content/README.md'];

/** Suites that keep one core busy, and run side by side. */
const SMALL: Suite[] = [
  suite('check', 'tsx', 'scripts/check.ts'),
  suite('types', 'tsc'),
  suite('format', 'prettier', '--check', '--log-level', 'warn', '.', '!content'),
  suite('drawings', 'tsx', 'scripts/drawings.ts', '--check'),
  suite('spelling', 'cspell', '--no-progress', '--no-summary', ...DOCUMENTS),
  suite('markdown', 'markdownlint-cli2', '--no-globs', ...DOCUMENTS),
  { ...suite('content-format', 'prettier', '--check', '--log-level', 'warn', 'content'), isAdvice: true },
  { ...suite('content-spelling', 'cspell', '--no-progress', '--no-summary', 'content/**/*.{mdx,json}'), isAdvice: true },
  { ...suite('content-markdown', 'markdownlint-cli2', '--no-globs', 'content/**/*.mdx'), isAdvice: true },
];
/** Tests over the built fixture site that need no browser. */
const INTEGRATION = jest('integration', '--runInBand');
/** Suites that start a browser, some of them nginx too. */
const STARTING_PROGRAMS = ['fixture-site', 'integration', 'e2e'];

/** All suites in their order: those of one stage run side by side, as many at once as there are cores. */
const STAGES: Suite[][] = [
  SMALL,
  [jest('unit')],
  // Three builds, one after the other, beside one and the longest of the small suites.
  [suite('fixture-site', 'playwright', 'test', '--project', 'fixture build'), build(), suite('lint', 'eslint', '.')],
  // The first only reads what is built, and fills the moments in which a browser waits.
  [INTEGRATION, playwright()],
];

/** How many of the slowest tests are named at the end. */
const SLOWEST = 10;

const total = { passed: 0, failed: 0 };
const durations: NonNullable<Outcome['durations']> = [];
const failures: string[] = [];

function outcomeOf(suite: Suite, works: boolean): Outcome {
  if (!suite.count) return { passed: Number(works), failed: Number(!works && !suite.isAdvice) };
  try {
    const outcome = suite.count(works);
    // A test file that cannot be loaded has no failed tests, but counts as a failure all the same.
    return { ...outcome, failed: works ? outcome.failed : Math.max(1, outcome.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Finds or installs the programs that tests start; by itself, because suites side by side would install them at the same time. */
function findPrograms(): void {
  try {
    findChromium();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  // Only Debian's nginx is what servers run. Its tests fail in CI where it is missing, and are left out on a Mac.
  if (findNginx() !== undefined || process.env.CI) return;
  INTEGRATION.command.push('--testPathIgnorePatterns', 'nginx');
  notes.push('Left out, because this machine has no nginx of Debian’s: __tests__/integration/nginx.test.ts');
}

/** Runs a suite, and shows what it prints at once, or in one piece when it ends. */
async function run(suite: Suite, isAlone: boolean): Promise<void> {
  const { name, env } = suite;
  const [command = '', ...options] = suite.command;
  const title = `\n── ${name} ──`;
  if (isAlone) console.log(title);
  const started = Date.now();
  const output: Buffer[] = [];
  const works = await new Promise<boolean>((resolve) => {
    const running = spawn(command, options, {
      stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [running.stdout, running.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
    running.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    running.on('close', (code) => resolve(code === 0));
  });
  if (!isAlone) console.log(`${title}\n${Buffer.concat(output).toString().trimEnd()}`);
  const { passed, failed, durations: ofTests = [] } = outcomeOf(suite, works);
  total.passed += passed;
  total.failed += failed;
  durations.push(...ofTests);
  if (failed > 0) failures.push(name);
  console.log(`${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`);
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const all = STAGES.flat().map(({ name }) => name);
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no suite ${unknown.join(', ')}. Suites: ${all.join(', ')}.`);
    process.exit(1);
  }
  const isWanted = ({ name }: Suite): boolean => wanted.length === 0 || wanted.includes(name);
  const started = Date.now();
  if (STAGES.flat().some((suite) => isWanted(suite) && STARTING_PROGRAMS.includes(suite.name))) findPrograms();
  for (const stage of STAGES) {
    const waiting = stage.filter(isWanted);
    const isAlone = waiting.length === 1;
    const runNext = async (): Promise<void> => {
      for (let suite = waiting.shift(); suite; suite = waiting.shift()) await run(suite, isAlone);
    };
    await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  }
  const slowest = durations.sort((first, second) => second.duration - first.duration).slice(0, SLOWEST);
  if (slowest.length > 0) console.log('\nThe slowest tests:');
  for (const { test, duration } of slowest) console.log(`${(duration / 1000).toFixed(1).padStart(6)} s  ${test}`);
  for (const note of notes) console.log(`\n${note}`);
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
  console.log(`\nAll in ${Math.round((Date.now() - started) / 1000)} s\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

void main();
