/** Runs Gatsby for `npm run build` and `npm run dev`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { quietly } from './gatsby-output';

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
