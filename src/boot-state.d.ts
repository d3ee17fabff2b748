/** What the boot scripts share with the app, which loads once a reader touches the page; see src/site/boot. */
import type { replayClicks } from './components/replay-clicks';
import type { ProgressBar } from './site/boot/progress-bar';

declare global {
  interface BootState {
    readonly clicks: ReturnType<typeof replayClicks>;
    /** Marks the colour mode on controls that have just been rendered. */
    readonly markColourMode: () => void;
    /** Tells the reader that a file did not load. Returns `false` once the app runs: the app reports failures itself. */
    readonly reportFile: (file: string) => boolean;
    /** Whether the reader has touched the page. */
    isWanted: boolean;
    touched?: Element;
    /** Loads the app, unless it runs or is loading. The boot script sets this and `progress`; the head script sets the rest. */
    run?: () => void;
    progress?: ProgressBar;
    /** The answer with the search index, once the head script has opened search; `undefined` if it failed or is used. */
    index?: Promise<Response | undefined>;
  }

  interface Window {
    boot: BootState;
  }
}
