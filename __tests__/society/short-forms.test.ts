import { initialLetters, shortYear } from '../../src/society/short-forms';

it.each([
  ['Polly Gaffer', 'PG'],
  ["Flo D'Light", 'FD'],
  ['Sue B. Woofer', 'SBW'],
  ['Faye-Marie Derr', 'FMD'],
  ['P. G.', 'PG'],
  ['élodie', 'É'],
  ['One Two Three Four', 'OF'],
])('%s stands on a pass as %s', (name, letters) => {
  expect(initialLetters(name)).toBe(letters);
});

it('shortens a year', () => {
  expect(shortYear('2025/2026')).toBe('2025/26');
  expect(shortYear('1999/2000')).toBe('1999/00');
});
