import { performance } from 'node:perf_hooks';

/** Interval of checks in milliseconds. */
const INTERVAL = 50;

/**
 * Waits for work that may hang. Counts idle time only, because a slow machine is busy.
 * @param patience idle milliseconds after which it gives up
 * @throws Error when it gives up, or what the work throws
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
