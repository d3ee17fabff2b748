import { watch } from 'node:fs';
import type { Problem } from '../../content/problem';

/** Editors save several files at once, and some write a file in several steps. */
const PAUSE = 150;

/**
 * Checks a content tree now and after every change in it, one check at a time.
 * @param check what finds the problems; a check that fails tells nobody anything.
 * @param tell is given the problems each time, also when there are none.
 * @returns a function that ends it.
 */
export function watchContent(root: string, check: () => Promise<Problem[]>, tell: (problems: Problem[]) => void): () => void {
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
      // What was found in a tree that has changed since is out of date.
      if (problems && !hasChanged) tell(problems);
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
