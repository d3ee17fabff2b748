/** Runs Gatsby for `npm run build` and `npm run dev`, and prints of its output what a person wants to know. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

/** What tells a person nothing: steps that took no time or that a problem cut short, Gatsby's own counts, a tree of some of the pages. */
const ROUTINE = [
  /^success .+ - 0\.\d+s( |$)/,
  /^not finished /,
  /^info (bootstrap finished|Writing GraphQL type definitions|Total nodes|There are no new or changed)/,
  // An alias is a page for every host, and a redirect for hosts that can do better. The check finds real collisions.
  /^warn(ing)? There are routes that match both page and redirect\./,
  /^ - page: "[^"]+" and redirect: "/,
  /^Pages$/,
  // While developing: that a first request waits as the terminal's reader does, and advice that is not ours.
  /^<i> \[webpack-dev-middleware\] wait until bundle finished/,
  /^(Note that the development build is not optimized\.|To create a production build, use gatsby build)$/,
  /^ *[┌│├└╭╰]/,
];

/** Returns a function that says of one line after another whether to print it. */
export function quietly(): (line: string) => boolean {
  let isLastShown = true;
  return (line) => {
    const text = stripVTControlCharacters(line);
    // A blank line belongs to the line before it. Gatsby's own are of blank Braille letters.
    isLastShown = /^[\s\u2800]*$/.test(text) ? isLastShown : !ROUTINE.some((routine) => routine.test(text));
    return isLastShown;
  };
}

/**
 * Runs a command of Gatsby, and prints what a person wants to know of its output. Where it fails, this process ends as it did.
 * @param hear is given every line that Gatsby prints, without colours
 */
export async function runGatsby(args: readonly string[], hear: (line: string) => void): Promise<void> {
  const child = spawn(process.execPath, [require.resolve('gatsby/cli.js'), ...args], {
    // Gatsby would put its questions on lines that never end.
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      GATSBY_FEEDBACK_DISABLED: '1',
      // A line for each message: without it Gatsby paints its messages over one another on a terminal.
      GATSBY_LOGGER: 'yurnalist',
      // Where CI is set, Gatsby's server would answer the first requests with errors, because nothing asks for their queries.
      GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: '1',
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
  });
  process.on('exit', () => child.kill());
  // Ctrl+C reaches Gatsby by itself, a signal to this process alone does not. Either way Gatsby ends first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    const isShown = quietly();
    createInterface(from).on('line', (line) => {
      hear(stripVTControlCharacters(line));
      if (isShown(line)) to.write(`${line}\n`);
    });
  }
  const [status, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  if (status !== 0) process.exit(status ?? 128 + (signal === null ? 0 : constants.signals[signal]));
}
