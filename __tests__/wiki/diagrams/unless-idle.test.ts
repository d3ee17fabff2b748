/** Work that may never end: a machine that is slow is told from one that waits. */
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { unlessIdle } from '../../../src/wiki/node/diagrams/unless-idle';

const PATIENCE = 100;

/** Is busy for many times the patience, with pauses in which others have their turn. */
async function toil(): Promise<string> {
  const end = performance.now() + 5 * PATIENCE;
  while (performance.now() < end) await setImmediate();
  return 'drawn';
}

it('work on a slow machine is waited for, however long it takes', async () => {
  expect(await unlessIdle(toil(), PATIENCE)).toBe('drawn');
});

it('work that waits for what never comes is given up', async () => {
  await expect(unlessIdle(new Promise(() => undefined), PATIENCE)).rejects.toThrow('it waits for something that never comes');
});

it('what the work throws is thrown', async () => {
  await expect(unlessIdle(Promise.reject(new Error('no such shape')), PATIENCE)).rejects.toThrow('no such shape');
});
