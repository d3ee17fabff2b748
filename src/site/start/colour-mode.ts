/** Light and dark mode, from the reader's choice and the system's preference. */
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

/** Name of the radios for all choices; their values are the choices. */
export const COLOUR_MODE_RADIOS = 'colour-mode';

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

function markControls(choice: ColourModeChoice, mode: ColourMode): void {
  for (const button of document.querySelectorAll(`[${COLOUR_MODE_SWITCH}]`)) button.setAttribute('aria-pressed', String(mode === 'dark'));
  for (const radio of document.querySelectorAll<HTMLInputElement>(`[name="${COLOUR_MODE_RADIOS}"]`)) radio.checked = radio.value === choice;
}

/**
 * Sets the page's mode before its first paint, so that nothing flashes, and follows the reader, the system and other tabs from
 * then on. The controls work without React.
 * @returns marks what applies on controls that have just been rendered
 */
export function startColourMode(settings: ColourModeSettings): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  let choice: ColourModeChoice;
  const mode = (): ColourMode => shownMode(choice, system.matches);
  const mark = (): void => markControls(choice, mode());
  const show = (next: ColourModeChoice): void => {
    choice = next;
    document.documentElement.dataset.theme = mode();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOURS[mode()]);
    mark();
  };
  const showStored = (): void => show(parseChoice(readStored(COLOUR_MODE_KEY)) ?? defaultChoice(settings));
  const choose = (next: ColourModeChoice): void => {
    writeStored(COLOUR_MODE_KEY, next);
    show(next);
  };
  showStored();
  system.addEventListener('change', () => show(choice));
  window.addEventListener('storage', ({ key }) => (key === COLOUR_MODE_KEY || key === null) && showStored());
  document.addEventListener('DOMContentLoaded', mark);
  // Back shows a page out of the browser's memory, whose choice may be old, and Firefox restores radios after a reload.
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
