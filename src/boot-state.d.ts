/** What the start scripts share with the app, which loads once a reader touches the page; see src/site/start. */
import type { ReplayedClicks } from './components/replay-clicks';
import type { ProgressBar } from './site/start/progress-bar';

declare global {
  interface BootState {
    readonly clicks: ReplayedClicks;
    /** Marks the colour mode on controls that have just been rendered. */
    readonly markColourMode: () => void;
    /** Tells the reader that a file did not load. Returns `false` once the app runs: the app reports failures itself. */
    readonly reportFile: (file: string) => boolean;
    /** Whether the reader has touched the page. */
    isWanted: boolean;
    touched?: Element;
    /** Loads the app, unless it runs or is loading. The start script sets this and `progress`; the head script sets the rest. */
    run?: () => void;
    progress?: ProgressBar;
  }

  interface Window {
    boot: BootState;
  }
}
