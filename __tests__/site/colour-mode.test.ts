/** @jest-environment jsdom */
import { COLOUR_MODE_KEY, followColourMode, type ColourModeSettings } from '../../src/site/boot/colour-mode';

const COLOURS = { light: '#ffffff', dark: '#000000' };
const LIGHT: ColourModeSettings = { default: 'light', respectSystem: false, colours: COLOURS };

const shownMode = (): string | undefined => document.documentElement.dataset.theme;

/** Opens a page. jsdom has no media queries. */
function open(settings: ColourModeSettings, system: 'light' | 'dark' = 'dark'): void {
  window.matchMedia = (() => Object.assign(new EventTarget(), { matches: system === 'dark' })) as unknown as typeof window.matchMedia;
  document.head.innerHTML = '<meta name="theme-color" content="">';
  document.body.innerHTML = '<button data-colour-mode-switch></button>';
  followColourMode(settings);
}

beforeEach(() => localStorage.clear());

it.each<[stored: string, settings: Partial<ColourModeSettings>, system: 'light' | 'dark', mode: 'light' | 'dark']>([
  ['', { default: 'dark' }, 'light', 'dark'],
  ['', { respectSystem: true }, 'dark', 'dark'],
  ['', { default: 'system' }, 'dark', 'dark'],
  ['light', { default: 'dark', respectSystem: true }, 'dark', 'light'],
  ['Dark', {}, 'dark', 'light'],
])('"%s" is stored, settings %j, the system is %s: the page is %s before the first paint', (stored, settings, system, mode) => {
  localStorage.setItem(COLOUR_MODE_KEY, stored);
  open({ ...LIGHT, ...settings }, system);
  expect(shownMode()).toBe(mode);
  expect(document.querySelector('meta')?.content).toBe(COLOURS[mode]);
});

const comeBack = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

it.each<[string, string, () => unknown]>([
  ['dark', 'in another tab', () => window.dispatchEvent(new StorageEvent('storage', { key: COLOUR_MODE_KEY }))],
  ['system', 'in another tab', () => window.dispatchEvent(new StorageEvent('storage', { key: COLOUR_MODE_KEY }))],
  ['dark', 'while the page was in the back-forward cache', () => comeBack(true)],
])('the choice "%s", made %s, holds', (choice, _where, hear) => {
  open(LIGHT);
  localStorage.setItem(COLOUR_MODE_KEY, choice);
  hear();
  expect(shownMode()).toBe('dark');
});

it('a page that has just loaded keeps the choice made meanwhile, even if storage loses it', () => {
  open(LIGHT);
  document.querySelector('button')?.click();
  localStorage.clear();
  comeBack(false);
  expect(shownMode()).toBe('dark');
});
