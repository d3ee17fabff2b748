import { readStored, writeStored } from '../../components/storage';

type ColourMode = 'light' | 'dark';
/** `system` follows the operating system, live. */
export type ColourModeChoice = ColourMode | 'system';

export interface ColourModeSettings {
  default: ColourModeChoice;
  respectSystem: boolean;
  /** Colours of the browser's own bars. */
  colours: Readonly<Record<ColourMode, string>>;
}

export const COLOUR_MODE_KEY = 'colour-mode';

export const COLOUR_MODE_SWITCH = 'data-colour-mode-switch';

/** `name` of the radio buttons, whose values are the choices. */
export const COLOUR_MODE_RADIOS = 'colour-mode';

const CHOICES: readonly string[] = ['light', 'dark', 'system'];

/** Parses a stored value; `undefined` if it is invalid. */
export function parseChoice(stored: string | undefined): ColourModeChoice | undefined {
  return stored !== undefined && CHOICES.includes(stored) ? (stored as ColourModeChoice) : undefined;
}

export function shownMode(choice: ColourModeChoice, systemIsDark: boolean): ColourMode {
  if (choice === 'system') return systemIsDark ? 'dark' : 'light';
  return choice;
}

function markControls(choice: ColourModeChoice, mode: ColourMode): void {
  for (const button of document.querySelectorAll(`[${COLOUR_MODE_SWITCH}]`)) button.setAttribute('aria-pressed', String(mode === 'dark'));
  for (const radio of document.querySelectorAll<HTMLInputElement>(`[name="${COLOUR_MODE_RADIOS}"]`)) radio.checked = radio.value === choice;
}

/**
 * Sets the colour mode, then follows the reader, the system and other tabs, without React. Call before first paint, so that
 * nothing flashes.
 * @returns a function that marks the choice on controls that have just been rendered
 */
export function followColourMode(settings: ColourModeSettings): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  let choice: ColourModeChoice;
  const mode = (): ColourMode => shownMode(choice, system.matches);
  const mark = (): void => markControls(choice, mode());
  const show = (next: ColourModeChoice): void => {
    choice = next;
    document.documentElement.dataset.theme = mode();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', settings.colours[mode()]);
    mark();
  };
  const showStored = (): void => show(parseChoice(readStored(COLOUR_MODE_KEY)) ?? (settings.respectSystem ? 'system' : settings.default));
  const choose = (next: ColourModeChoice): void => {
    writeStored(COLOUR_MODE_KEY, next);
    if ('startViewTransition' in document) document.startViewTransition(() => show(next));
    else show(next);
  };
  showStored();
  system.addEventListener('change', () => show(choice));
  window.addEventListener('storage', ({ key }) => (key === COLOUR_MODE_KEY || key === null) && showStored());
  document.addEventListener('DOMContentLoaded', mark);
  // A page from the back-forward cache may show an old choice, and Firefox restores radio buttons after a reload.
  window.addEventListener('pageshow', ({ persisted }) => (persisted ? showStored : mark)());
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`[${COLOUR_MODE_SWITCH}]`)) choose(mode() === 'dark' ? 'light' : 'dark');
  });
  document.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === COLOUR_MODE_RADIOS) choose(value as ColourModeChoice);
  });
  return mark;
}
