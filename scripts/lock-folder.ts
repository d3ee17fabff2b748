/** Lets only one Gatsby run in a folder, because a second one would delete the cache of the first. */
import { lockSync } from 'proper-lockfile';

/** Locks the current folder until this process ends. If another process has locked it, says so and exits. */
export function lockFolder(): void {
  try {
    // Neither in `.cache` nor in `public`, which Gatsby and `cleanSlate` delete.
    lockSync('.', { lockfilePath: '.gatsby.lock' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    console.error('A build or the development server already runs in this folder: wait for it, or stop it.');
    process.exit(1);
  }
}
