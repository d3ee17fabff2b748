import { initialLetters } from '../../src/society/ui/crew-pass';

it.each([
  ['P. G.', 'PG'],
  ['Sue B. Woofer', 'SBW'],
  ['One Two Three Four', 'OF'],
])('a pass without a picture shows %s as %s', (name, letters) => {
  expect(initialLetters(name)).toBe(letters);
});
