/** @jest-environment jsdom */
import {
  COLOUR_MODE_KEY,
  defaultChoice,
  parseChoice,
  shownMode,
  startColourMode,
  THEME_COLOURS,
  type ColourModeSettings,
} from '../../src/site/start/colour-mode';

const LIGHT: ColourModeSettings = { default: 'light', respectSystem: false };

/** A system whose colour scheme can be changed; jsdom has none. */
function systemThatIs(scheme: 'light' | 'dark') {
  const media = Object.assign(new EventTarget(), { matches: scheme === 'dark' });
  window.matchMedia = ((query: string) => {
    if (query !== '(prefers-color-scheme: dark)') throw new Error(`Nobody answers ${query}.`);
    return media;
  }) as unknown as typeof window.matchMedia;
  return (next: 'light' | 'dark') => {
    media.matches = next === 'dark';
    media.dispatchEvent(new Event('change'));
  };
}

const shown = (): [theme: string | undefined, barColour: string | null | undefined] => [
  document.documentElement.dataset.theme,
  document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
];

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="">';
  delete document.documentElement.dataset.theme;
});

describe('a choice', () => {
  it.each(['light', 'dark', 'system'])('can be %s', (choice) => {
    expect(parseChoice(choice)).toBe(choice);
  });

  it.each([undefined, '', 'auto', 'Light'])('cannot be %s', (choice) => {
    expect(parseChoice(choice)).toBeUndefined();
  });

  it('follows the system where that is wanted, else it is the default', () => {
    expect(defaultChoice(LIGHT)).toBe('light');
    expect(defaultChoice({ default: 'dark', respectSystem: false })).toBe('dark');
    expect(defaultChoice({ default: 'light', respectSystem: true })).toBe('system');
  });

  it('shows itself, or what the system wants', () => {
    expect([shownMode('light', true), shownMode('dark', false), shownMode('system', true), shownMode('system', false)]).toEqual([
      'light',
      'dark',
      'dark',
      'light',
    ]);
  });
});

describe('before the first paint', () => {
  it.each<[stored: string | null, settings: ColourModeSettings, system: 'light' | 'dark', mode: 'light' | 'dark']>([
    [null, LIGHT, 'light', 'light'],
    [null, LIGHT, 'dark', 'light'],
    [null, { default: 'dark', respectSystem: false }, 'light', 'dark'],
    [null, { default: 'light', respectSystem: true }, 'dark', 'dark'],
    [null, { default: 'system', respectSystem: false }, 'dark', 'dark'],
    ['dark', LIGHT, 'light', 'dark'],
    ['light', { default: 'dark', respectSystem: true }, 'dark', 'light'],
    ['system', LIGHT, 'dark', 'dark'],
    ['nonsense', LIGHT, 'dark', 'light'],
  ])('%s is stored, settings %j, the system is %s: the page is %s', (stored, settings, system, mode) => {
    systemThatIs(system);
    if (stored !== null) localStorage.setItem(COLOUR_MODE_KEY, stored);
    expect(startColourMode(settings).mode()).toBe(mode);
    expect(shown()).toEqual([mode, THEME_COLOURS[mode]]);
  });

  it('the page is as by default where storage is blocked', () => {
    systemThatIs('dark');
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('SecurityError');
    });
    startColourMode(LIGHT);
    jest.restoreAllMocks();
    expect(shown()[0]).toBe('light');
  });
});

describe('the switch', () => {
  const press = (): void =>
    document
      .querySelector<HTMLElement>('button svg')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) as unknown as void;

  beforeEach(() => {
    document.body.innerHTML = '<button data-colour-mode-switch><svg></svg></button>';
  });

  it('works without React, wherever on it the press is', () => {
    systemThatIs('light');
    startColourMode(LIGHT);
    press();
    expect(shown()[0]).toBe('dark');
    expect(localStorage.getItem(COLOUR_MODE_KEY)).toBe('dark');
  });

  it('leaves a press alone that something else has used', () => {
    systemThatIs('light');
    startColourMode(LIGHT);
    document.querySelector('button')?.addEventListener('click', (event) => event.preventDefault());
    press();
    expect(shown()[0]).toBe('light');
  });
});

it('a browser without media queries shows the default', () => {
  Reflect.deleteProperty(window, 'matchMedia');
  startColourMode({ default: 'dark', respectSystem: false });
  expect(shown()[0]).toBe('dark');
});

describe('the house lights', () => {
  it('change the page, are kept, and tell whoever listens', () => {
    systemThatIs('light');
    const store = startColourMode(LIGHT);
    const listener = jest.fn();
    const stopListening = store.subscribe(listener);
    store.choose('dark');
    expect([store.choice(), store.mode()]).toEqual(['dark', 'dark']);
    expect(shown()).toEqual(['dark', THEME_COLOURS.dark]);
    expect(localStorage.getItem(COLOUR_MODE_KEY)).toBe('dark');
    expect(listener).toHaveBeenCalledTimes(1);
    stopListening();
    store.choose('light');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('follow the system live, as long as that is the choice', () => {
    const changeSystem = systemThatIs('light');
    const store = startColourMode({ default: 'system', respectSystem: false });
    changeSystem('dark');
    expect(shown()[0]).toBe('dark');
    store.choose('light');
    changeSystem('light');
    changeSystem('dark');
    expect(shown()[0]).toBe('light');
  });

  it('are the same in all tabs', () => {
    systemThatIs('light');
    const store = startColourMode(LIGHT);
    const hearOf = (key: string | null): boolean => window.dispatchEvent(new StorageEvent('storage', { key }));
    localStorage.setItem(COLOUR_MODE_KEY, 'dark');
    hearOf('another');
    expect(store.mode()).toBe('light');
    hearOf(COLOUR_MODE_KEY);
    expect([store.mode(), shown()[0]]).toEqual(['dark', 'dark']);
    localStorage.clear();
    hearOf(null);
    expect(store.mode()).toBe('light');
  });

  it('are as they were last left when Back brings a page that the browser had put aside', () => {
    systemThatIs('light');
    startColourMode(LIGHT);
    localStorage.setItem(COLOUR_MODE_KEY, 'dark');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(shown()[0]).toBe('dark');
  });

  it('stay as the reader put them while the page loads, where nothing is kept', () => {
    systemThatIs('light');
    const store = startColourMode(LIGHT);
    store.choose('dark');
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(shown()[0]).toBe('dark');
  });
});

it('a page without a switch follows the system, live', () => {
  const switchTo = systemThatIs('light');
  startColourMode({ default: 'light', respectSystem: true });
  switchTo('dark');
  expect(shown()).toEqual(['dark', THEME_COLOURS.dark]);
  switchTo('light');
  expect(shown()).toEqual(['light', THEME_COLOURS.light]);
});
