/** Runs Gatsby for `npm run build` and `npm run dev`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { lockSync } from 'proper-lockfile';

/** Locks the current folder until this process ends: a second Gatsby would delete the cache of the first. Exits if it is locked. */
export function lockFolder(): void {
  try {
    // Neither in `.cache` nor in `public`, which Gatsby and `cleanSlate` delete.
    lockSync('.', { lockfilePath: '.gatsby.lock' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    console.error('A build or the development server already runs in this folder: wait for it, or stop it.');
    process.exit(1);
  }
}

/** Hidden output: steps that took no time, counts, trees of pages, advice that is not about this site. */
const ROUTINE = [
  /^success .+ - 0\.\d+s( |$)/,
  /^not finished /,
  /^info (bootstrap finished|Writing GraphQL type definitions|Total nodes|There are no new or changed)/,
  // An alias is both a page and a redirect. The check finds real collisions.
  /^warn(ing)? There are routes that match both page and redirect\./,
  /^ - page: "[^"]+" and redirect: "/,
  /^Pages$/,
  // A template may have no page yet: a site without people has no page of a person.
  /^warn(ing)? The GraphQL query in the non-page component ".+[\\/]src[\\/]templates[\\/].+" will not be run\.$/,
  /^(Exported queries are only executed for page components\.|If the failing component is a regular component |If you're more experienced with GraphQL,)/,
  // The development server: waiting requests, and advice that is not ours.
  /^<i> \[webpack-dev-middleware\] wait until bundle finished/,
  /^(Note that the development build is not optimized\.|To create a production build, use gatsby build)$/,
  /^ *[┌│├└╭╰]/,
];

/** Returns a function that gets the lines in order, and returns whether to print each. */
function hideRoutine(): (line: string) => boolean {
  let isLastShown = true;
  return (line) => {
    const text = stripVTControlCharacters(line);
    // A blank line belongs to the line before it. Gatsby's blank lines hold blank Braille characters.
    isLastShown = /^[\s\u2800]*$/.test(text) ? isLastShown : !ROUTINE.some((routine) => routine.test(text));
    return isLastShown;
  };
}

/**
 * Runs a command of Gatsby, and prints the useful part of its output. If it fails, this process exits with its code.
 * @param onLine gets every line that Gatsby prints, without colours
 */
export async function runGatsby(args: readonly string[], onLine: (line: string) => void): Promise<void> {
  const child = spawn(process.execPath, [require.resolve('gatsby/cli.js'), ...args], {
    // Without input, Gatsby asks no questions.
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      GATSBY_FEEDBACK_DISABLED: '1',
      // On a terminal, Gatsby would overwrite its messages.
      GATSBY_LOGGER: 'yurnalist',
      // If CI is set, the development server would answer the first requests with errors.
      GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: '1',
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
  });
  process.on('exit', () => child.kill());
  // Pass on signals to this process; Ctrl+C reaches Gatsby by itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    const isShown = hideRoutine();
    createInterface(from).on('line', (line) => {
      onLine(stripVTControlCharacters(line));
      if (isShown(line)) to.write(`${line}\n`);
    });
  }
  const [status, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  if (status !== 0) process.exit(status ?? 128 + (signal === null ? 0 : constants.signals[signal]));
}
