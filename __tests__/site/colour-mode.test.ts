/** @jest-environment jsdom */
import { COLOUR_MODE_KEY, followColourMode, type ColourModeSettings } from '../../src/site/boot/colour-mode';

const COLOURS = { light: '#ffffff', dark: '#000000' };
const LIGHT: ColourModeSettings = { default: 'light', respectSystem: false, colours: COLOURS };

/** jsdom has no media queries. */
function setSystem(scheme: 'light' | 'dark'): void {
  window.matchMedia = (() => Object.assign(new EventTarget(), { matches: scheme === 'dark' })) as unknown as typeof window.matchMedia;
}

const shownMode = (): string | undefined => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  setSystem('dark');
  document.head.innerHTML = '<meta name="theme-color" content="">';
  delete document.documentElement.dataset.theme;
});

it.each<[stored: string | null, settings: ColourModeSettings, system: 'light' | 'dark', mode: 'light' | 'dark']>([
  [null, { default: 'dark', respectSystem: false, colours: COLOURS }, 'light', 'dark'],
  [null, { default: 'light', respectSystem: true, colours: COLOURS }, 'dark', 'dark'],
  [null, { default: 'system', respectSystem: false, colours: COLOURS }, 'dark', 'dark'],
  ['light', { default: 'dark', respectSystem: true, colours: COLOURS }, 'dark', 'light'],
  ['Dark', LIGHT, 'dark', 'light'],
])('%s is stored, settings %j, the system is %s: the page is %s before the first paint', (stored, settings, system, mode) => {
  setSystem(system);
  if (stored !== null) localStorage.setItem(COLOUR_MODE_KEY, stored);
  followColourMode(settings);
  expect(shownMode()).toBe(mode);
  expect(document.querySelector('meta')?.content).toBe(LIGHT.colours[mode]);
});

it.each(['dark', 'system'])('a choice made in another tab holds in this one: %s', (choice) => {
  followColourMode(LIGHT);
  localStorage.setItem(COLOUR_MODE_KEY, choice);
  window.dispatchEvent(new StorageEvent('storage', { key: COLOUR_MODE_KEY }));
  expect(shownMode()).toBe('dark');
});

const comeBack = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

it('a page from the back-forward cache shows the choice made since', () => {
  followColourMode(LIGHT);
  localStorage.setItem(COLOUR_MODE_KEY, 'dark');
  comeBack(true);
  expect(shownMode()).toBe('dark');
});

it('a page that has just loaded keeps the choice made meanwhile, even if storage loses it', () => {
  document.body.innerHTML = '<button data-colour-mode-switch></button>';
  followColourMode(LIGHT);
  document.querySelector('button')?.click();
  localStorage.clear();
  comeBack(false);
  expect(shownMode()).toBe('dark');
});
