import { initialLetters } from '../../src/society/ui/crew-pass';

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
