/** Nothing that a person writes may stop a build: the time that a text takes grows with its length, not with the square of it. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Readers are stopped after this many milliseconds; an exponential pattern would never end. */
const LONGEST = 240_000;

/** Times of the processor below this many milliseconds are not compared, because chance decides there. */
const QUICK = 1500;

/** Four times the text takes four times as long if the time is linear, and sixteen times if it is quadratic. */
const MOST_GROWTH = 10;

interface Run {
  repeated: string;
  times?: [short: number, long: number];
}

function timeReader(reader: string): Promise<Run[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '__tests__/support/time-readers.ts', reader], {
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: LONGEST,
      killSignal: 'SIGKILL',
    });
    const runs: Run[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => runs.push(JSON.parse(line) as Run));
    child.on('error', reject);
    child.on('close', () => resolve(runs));
  });
}

it.each(['texts', 'json', 'commits', 'addresses'])(
  'reads %s in linear time, whatever character is repeated 50,000 times',
  async (reader) => {
    const runs = await timeReader(reader);
    const started = runs.filter(({ times }) => times === undefined);
    const finished = runs.flatMap(({ repeated, times }) => (times ? [{ repeated, times }] : []));
    expect(started.length).toBeGreaterThan(50);
    expect(finished.at(-1)?.repeated).toBe(started.at(-1)?.repeated);
    expect(finished.filter(({ times: [short, long] }) => long > QUICK && long > MOST_GROWTH * short)).toEqual([]);
  },
  LONGEST + 10_000,
);
