/** Development only: sends the content's problems to the browser after every change. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';
import { contentRoot } from '../../content/content-root';
import { formatProblems, withoutWarnings, type Problem } from '../../content/problem';

/** Address of the stream of problems, which `src/site/ui/content-problems.ts` reads. */
const PROBLEMS_ADDRESS = '/___content-problems';

/** Debounce in milliseconds: editors save several files at once. */
const PAUSE = 150;

/**
 * Checks a content folder now and after every change, one check at a time.
 * @param report called with the problems after each check that succeeds
 * @returns a function that stops watching
 */
export function watchContent(root: string, check: () => Promise<Problem[]>, report: (problems: Problem[]) => void): () => void {
  let waiting: NodeJS.Timeout | undefined;
  let isChecking = false;
  let hasChanged = false;
  const run = async (): Promise<void> => {
    if (isChecking) {
      hasChanged = true;
      return;
    }
    isChecking = true;
    do {
      hasChanged = false;
      const problems = await check().catch(() => undefined);
      if (problems && !hasChanged) report(problems);
    } while (hasChanged);
    isChecking = false;
  };
  const watcher = watch(root, { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void run(), PAUSE);
  });
  void run();
  return () => {
    clearTimeout(waiting);
    watcher.close();
  };
}

/** Runs `npm run check` in a separate process, so that the server keeps answering meanwhile. */
function checkInOwnProcess(root: string): Promise<Problem[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', path.resolve('scripts/check.ts'), '--json'], {
      env: { ...process.env, SITE_CONTENT: root },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let written = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (written += text));
    child.on('error', reject);
    child.on('close', () => {
      try {
        resolve(JSON.parse(written) as Problem[]);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}

/** A feed of the problems to all open pages. */
export interface ProblemFeed {
  /** Answers a request with a stream of server-sent events: a JSON list of problems after each check. */
  listen: (request: IncomingMessage, response: ServerResponse) => void;
  close: () => void;
}

/**
 * Watches a content folder once somebody listens, and sends its problems to all listeners.
 * @param report called whenever the problems have changed
 */
export function openProblemFeed(root: string, report: (problems: readonly Problem[]) => void = () => {}): ProblemFeed {
  const listeners = new Set<ServerResponse>();
  let latest: string | undefined;
  let stop: (() => void) | undefined;
  const send = (response: ServerResponse, data: string): boolean => response.write(`data: ${data}\n\n`);
  const publish = (problems: Problem[]): void => {
    const data = JSON.stringify(problems);
    if (data !== latest) report(problems);
    latest = data;
    for (const listener of listeners) send(listener, data);
  };
  return {
    listen: (request, response) => {
      // Without no-transform, Gatsby's server compresses and buffers the stream.
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform', Connection: 'keep-alive' });
      response.flushHeaders();
      listeners.add(response);
      if (latest !== undefined) send(response, latest);
      stop ??= watchContent(root, () => checkInOwnProcess(root), publish);
      request.on('close', () => listeners.delete(response));
    },
    close: () => {
      stop?.();
      for (const listener of listeners) listener.end();
    },
  };
}

/** Adds the feed to Gatsby's development server. */
export function serveContentProblems({ app, reporter }: CreateDevServerArgs): void {
  let hadProblems = false;
  const feed = openProblemFeed(contentRoot(), (problems) => {
    const hasProblems = withoutWarnings(problems).length > 0;
    if (hasProblems) reporter.error(formatProblems(problems));
    else if (problems.length > 0) reporter.warn(formatProblems(problems));
    if (hadProblems && !hasProblems) reporter.success('The content is in order again.');
    hadProblems = hasProblems;
  });
  // Gatsby's types don't say so, but its server is Express.
  (app as { get: (address: string, answer: ProblemFeed['listen']) => void }).get(PROBLEMS_ADDRESS, feed.listen);
}
