/** Light and dark mode: the reader's choice, the system's preference, and what the page shows. */
import { attempt } from '../../components/attempt';
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

/** Attribute of the button that switches between light and dark. */
export const COLOUR_MODE_SWITCH = 'data-colour-mode-switch';

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

type Listener = () => void;

/** The page's mode, for React's `useSyncExternalStore`. */
export interface ColourModeStore {
  choice: () => ColourModeChoice;
  mode: () => ColourMode;
  choose: (choice: ColourModeChoice) => void;
  subscribe: (listener: Listener) => () => void;
}

/**
 * Sets the page's mode before its first paint, so that nothing flashes, and follows the reader, the system and other tabs from
 * then on. A press of the switch works without React; where React has used it for something else, it prevents the default.
 */
export function startColourMode(settings: ColourModeSettings): ColourModeStore {
  const listeners = new Set<Listener>();
  const system = attempt(() => window.matchMedia('(prefers-color-scheme: dark)'));
  let choice = parseChoice(readStored(COLOUR_MODE_KEY)) ?? defaultChoice(settings);
  const mode = (): ColourMode => shownMode(choice, system?.matches ?? false);
  const show = (): void => {
    document.documentElement.dataset.theme = mode();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOURS[mode()]);
    for (const listener of listeners) listener();
  };
  const choose = (next: ColourModeChoice): void => {
    choice = next;
    writeStored(COLOUR_MODE_KEY, next);
    show();
  };
  show();
  attempt(() => system?.addEventListener('change', () => choice === 'system' && show()));
  // Another tab's choice; and one that was made since, where the browser had put this page aside.
  const follow = ({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>): void => {
    if (!persisted && key !== COLOUR_MODE_KEY && key !== null) return;
    choice = parseChoice(readStored(COLOUR_MODE_KEY)) ?? defaultChoice(settings);
    show();
  };
  for (const change of ['storage', 'pageshow']) window.addEventListener(change, follow);
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && (target as Element).closest(`[${COLOUR_MODE_SWITCH}]`)) choose(mode() === 'dark' ? 'light' : 'dark');
  });
  return {
    choice: () => choice,
    mode,
    choose,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
