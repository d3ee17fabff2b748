/** No text may stop a build: the time to read it must grow with its length, not with the square of its length. */
import { spawnSync } from 'node:child_process';

/** The readers are stopped after this many milliseconds; an exponential pattern would never end. */
const LONGEST = 240_000;

it(
  'texts, data, commits and addresses are read in linear time, whatever character is repeated 50,000 times',
  () => {
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '__tests__/support/time-readers.ts'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: LONGEST,
      killSignal: 'SIGKILL',
    });
    const lines = stdout.trim().split('\n');
    expect(lines.length).toBeGreaterThan(200);
    // Otherwise the last line names the text that was never finished, or texts that took too long.
    expect(lines.at(-1)).toBe('All were read in linear time.');
  },
  LONGEST + 10_000,
);
