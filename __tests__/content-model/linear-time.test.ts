/** No text may stop a build: the time to read it must grow with its length, not with the square of its length. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The readers are stopped after this many milliseconds; an exponential pattern would never end. */
const LONGEST = 240_000;

/** Four times the text takes four times as long if the time is linear, and sixteen times if it is quadratic. */
const MOST_GROWTH = 10;

interface Run {
  reader: string;
  repeated: string;
  /** Milliseconds for 50,000 characters; missing while they are being read. */
  long?: number;
  /** Milliseconds for a quarter of them; missing if `long` is too short to compare. */
  short?: number;
}

function timeReaders(): Promise<Run[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '__tests__/support/time-readers.ts'], {
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

it(
  'texts, data, commits and addresses are read in linear time, whatever character is repeated 50,000 times',
  async () => {
    const runs = await timeReaders();
    const started = runs.filter(({ long }) => long === undefined);
    const finished = runs.filter(({ long }) => long !== undefined);
    // The last line names the text that was never finished.
    expect(runs.at(-1)).toEqual(finished.at(-1));
    expect(started.length).toBeGreaterThan(200);
    expect(finished.filter(({ long = 0, short = long }) => long > MOST_GROWTH * short)).toEqual([]);
  },
  LONGEST + 10_000,
);
