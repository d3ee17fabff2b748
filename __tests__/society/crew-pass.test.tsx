import { initialLetters } from '../../src/society/ui/crew-pass';

it.each([
  ['Polly Gaffer', 'PG'],
  ["Flo D'Light", 'FD'],
  ['Sue B. Woofer', 'SBW'],
  ['Faye-Marie Derr', 'FMD'],
  ['P. G.', 'PG'],
  ['élodie', 'É'],
  ['One Two Three Four', 'OF'],
])('a pass without a picture shows %s as %s', (name, letters) => {
  expect(initialLetters(name)).toBe(letters);
});
