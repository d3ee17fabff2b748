/** Development only: reports problems of the saved content in the browser and the terminal. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import type { CreateDevServerArgs } from 'gatsby';
import { contentRoot } from '../../content-model/content-root';
import { formatProblems, problemAt, START, withoutWarnings, type Problem } from '../../content-model/problem';

/** `src/site/ui/content-problems.ts` asks here. */
const PROBLEMS_ADDRESS = '/___content-problems';

/** Time until the browser asks again, in milliseconds. */
const PAUSE = 500;

const COULD_NOT_RUN = problemAt(
  'scripts/check.ts',
  START,
  'The check could not run.',
  'Fix the error in the terminal, then save any page.',
);

/**
 * Checks a content folder when asked and after every change, one check at a time.
 * @param report called whenever the problems have changed
 * @returns a function that resolves with the problems of what is saved now
 */
export function watchContent(
  root: string,
  check: () => Promise<Problem[]>,
  report: (problems: readonly Problem[]) => void,
  signal: AbortSignal,
): () => Promise<Problem[]> {
  let latest: Promise<Problem[]> = Promise.resolve([]);
  let hasChanged = true;
  const update = async (known: Problem[]): Promise<Problem[]> => {
    let problems = known;
    // A save during a check makes its result stale.
    while (hasChanged) {
      hasChanged = false;
      problems = await check().catch(() => [COULD_NOT_RUN]);
    }
    if (!isDeepStrictEqual(problems, known)) report(problems);
    return problems;
  };
  const ask = (): Promise<Problem[]> => (latest = latest.then(update));
  watch(root, { recursive: true, signal }, () => {
    hasChanged = true;
    void ask();
  });
  return ask;
}

/** Runs `npm run check` in a separate process, so that the server keeps answering. @throws if it prints no JSON */
async function checkInOwnProcess(root: string): Promise<Problem[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.resolve('scripts/check.ts'), '--json'], {
    env: { ...process.env, SITE_CONTENT: root },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A process that could not be started prints nothing.
  child.on('error', () => undefined);
  return (await json(child.stdout)) as Problem[];
}

/** Sends the problems as one server-sent event, after which the browser asks again. The first request starts the watch. */
export function answerProblems(root: string, report: (problems: readonly Problem[]) => void, signal = new AbortController().signal) {
  let ask: ReturnType<typeof watchContent> | undefined;
  return (_request: IncomingMessage, response: ServerResponse): void => {
    ask ??= watchContent(root, () => checkInOwnProcess(root), report, signal);
    void ask().then((problems) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.end(`retry: ${PAUSE}\ndata: ${JSON.stringify(problems)}\n\n`);
    });
  };
}

/** Serves the problems on Gatsby's development server, and reports changes in the terminal. */
export function serveContentProblems({ app, reporter }: CreateDevServerArgs): void {
  let hadProblems = false;
  const report = (problems: readonly Problem[]): void => {
    const hasProblems = withoutWarnings(problems).length > 0;
    if (hasProblems) reporter.error(formatProblems(problems));
    else if (problems.length > 0) reporter.warn(formatProblems(problems));
    if (hadProblems && !hasProblems) reporter.success('The content is in order again.');
    hadProblems = hasProblems;
  };
  // Gatsby's types don't say so, but its server is Express.
  (app as { get: (address: string, answer: ReturnType<typeof answerProblems>) => void }).get(
    PROBLEMS_ADDRESS,
    answerProblems(contentRoot(), report),
  );
}
