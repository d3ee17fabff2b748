/** Light and dark mode: the reader's choice, the system's preference, and what the page shows. */
import { readStored, writeStored } from '../../components/storage';

export type ColourMode = 'light' | 'dark';
/** The choices; `system` follows the operating system, live. */
export type ColourModeChoice = ColourMode | 'system';

export interface ColourModeSettings {
  default: ColourModeChoice;
  respectSystem: boolean;
}

/** Storage key of an explicit choice. */
export const COLOUR_MODE_KEY = 'colour-mode';

const CHOICES: readonly string[] = ['light', 'dark', 'system'];

/** Parses a stored value; `undefined` when it is not a choice. */
export function parseChoice(stored: string | undefined): ColourModeChoice | undefined {
  return stored !== undefined && CHOICES.includes(stored) ? (stored as ColourModeChoice) : undefined;
}

/** The choice that applies when a reader has made none. */
export function defaultChoice(settings: ColourModeSettings): ColourModeChoice {
  return settings.respectSystem ? 'system' : settings.default;
}

/** The mode that a choice results in. */
export function shownMode(choice: ColourModeChoice, systemIsDark: boolean): ColourMode {
  if (choice === 'system') return systemIsDark ? 'dark' : 'light';
  return choice;
}

/** Colours for the browser's own bars; the same as in `tokens.css`. */
export const THEME_COLOURS: Readonly<Record<ColourMode, string>> = { light: '#f4f6f4', dark: '#09182f' };

/**
 * The script that sets the mode before first paint, so that nothing flashes. It runs in the head before any bundle has
 * loaded, so it repeats the logic of the functions above.
 */
export function firstPaintScript(settings: ColourModeSettings): string {
  const fallback = JSON.stringify(defaultChoice(settings));
  return (
    `(function(){var c;try{c=localStorage.getItem(${JSON.stringify(COLOUR_MODE_KEY)})}catch(e){}` +
    `if(c!=='light'&&c!=='dark'&&c!=='system')c=${fallback};` +
    `var m=c==='system'?(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'):c;` +
    `document.documentElement.dataset.theme=m;` +
    `var t=document.querySelector('meta[name="theme-color"]');` +
    `if(t)t.content=m==='dark'?'${THEME_COLOURS.dark}':'${THEME_COLOURS.light}'})()`
  );
}

type Listener = () => void;

/** The page's mode, for React's `useSyncExternalStore`. Created once, in the browser. */
export interface ColourModeStore {
  choice: () => ColourModeChoice;
  mode: () => ColourMode;
  choose: (choice: ColourModeChoice) => void;
  subscribe: (listener: Listener) => () => void;
}

export function createColourModeStore(settings: ColourModeSettings): ColourModeStore {
  const listeners = new Set<Listener>();
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  let choice = parseChoice(readStored(COLOUR_MODE_KEY)) ?? defaultChoice(settings);
  const mode = (): ColourMode => shownMode(choice, system.matches);
  const show = (): void => {
    document.documentElement.dataset.theme = mode();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOURS[mode()]);
    for (const listener of listeners) listener();
  };
  system.addEventListener('change', () => {
    if (choice === 'system') show();
  });
  window.addEventListener('storage', (event) => {
    if (event.key !== COLOUR_MODE_KEY && event.key !== null) return;
    choice = parseChoice(event.newValue ?? undefined) ?? defaultChoice(settings);
    show();
  });
  // Catches up with changes in another tab or the system since first paint.
  if (document.documentElement.dataset.theme !== mode()) show();
  return {
    choice: () => choice,
    mode,
    choose: (next) => {
      choice = next;
      writeStored(COLOUR_MODE_KEY, next);
      show();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let store: ColourModeStore | undefined;

/** The page's single store; for use in the browser only. */
export function colourModeStore(settings: ColourModeSettings): ColourModeStore {
  store ??= createColourModeStore(settings);
  return store;
}

/** Follows the system and other tabs from now on, whether or not the top bar has a switch. */
export function followColourMode(settings: ColourModeSettings): void {
  try {
    colourModeStore(settings);
  } catch {
    // The page keeps its mode; a switch says itself that it cannot work.
  }
}
