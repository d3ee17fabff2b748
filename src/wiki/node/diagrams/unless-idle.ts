import { performance } from 'node:perf_hooks';

/** How often to look, in milliseconds. */
const INTERVAL = 50;

/**
 * The result of work that may never end because it waits for something that never comes. What counts is not the time that
 * passes but the time in which the process has nothing to do: on a slow machine it is busy.
 * @param patience milliseconds of idleness after which the work is given up
 * @throws Error when the work is given up, or what the work throws
 */
export async function unlessIdle<T>(work: Promise<T>, patience: number): Promise<T> {
  const start = performance.eventLoopUtilization();
  let timer: NodeJS.Timeout | undefined;
  const idle = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (performance.eventLoopUtilization(start).idle > patience) reject(new Error('it waits for something that never comes'));
    }, INTERVAL);
  });
  try {
    return await Promise.race([work, idle]);
  } finally {
    clearInterval(timer);
  }
}
