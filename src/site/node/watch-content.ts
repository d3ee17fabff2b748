import { watch } from 'node:fs';
import type { Problem } from '../../content/problem';

/** Debounce in milliseconds: editors save several files at once, and some write a file in several steps. */
const PAUSE = 150;

/**
 * Checks a content folder now and after every change in it, one check at a time.
 * @param check finds the problems; when it fails, `tell` is not called
 * @param tell is called with the problems after each check, even when there are none
 * @returns a function that stops watching
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
      // If the content has changed in the meantime, these problems are out of date.
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
