/** What the start scripts share with the app, which runs once a reader has touched the page; see src/site/start. */
import type { ReplayedClicks } from './components/replay-clicks';
import type { ProgressBar } from './site/start/progress-bar';

declare global {
  interface BootState {
    readonly clicks: ReplayedClicks;
    /** Marks the colour mode on controls that have just been rendered. */
    readonly markColourMode: () => void;
    /** Tells the reader that a file did not come, until the app runs. */
    readonly reportFile: (file: string) => boolean;
    /** Whether the reader has touched the page. */
    isWanted: boolean;
    /** What was touched last. */
    touched?: Element;
    /** Runs the app, unless it runs or is on its way. Set by the second script. */
    run?: () => void;
    /** Set by the second script. */
    progress?: ProgressBar;
  }

  interface Window {
    boot: BootState;
  }
}
