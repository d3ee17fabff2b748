import { nameFinder, nameKey } from '../../src/content-model/person-name';
import { SPELLINGS, SPELT_NAME } from '../support/spellings';
import { personNaming, changedNames, shownPeople } from '../../src/society/node/people';

it.each(SPELLINGS)('a name with %s is hidden in credits and texts, whichever spelling people.json has', (_how, written) => {
  for (const [inFile, inRule] of [
    [written, SPELT_NAME],
    [SPELT_NAME, written],
  ] as const) {
    const file = { people: [{ name: inRule, hidden: true, showAs: 'initials' as const }] };
    expect([...shownPeople([{ name: inFile }], file).values()]).toMatchObject([{ name: 'F. D. R.' }]);
    const named = personNaming(changedNames([{ name: inFile }], file));
    expect(named(`Photos: ${inFile}, who fell off “the” café.`)).toBe('Photos: F. D. R., who fell off “the” café.');
  }
});

it.each([
  ['José Wire', 'Jose Wire'],
  ['Ana Ek', 'Ann Ek'],
  ["Flo D'Light", 'Flo DLight'],
  ['Zoë-Anne', 'Zoë Anne'],
])('%s and %s are two people', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

it.each([
  ['Straße', 'STRASSE'],
  ['Σωκράτης', 'ΣΩΚΡΆΤΗΣ'],
  ['Zoe\u0308', 'Zoë'],
  ['Zoe\u00AD\u0308', 'Zoë'],
  // The check refuses marks of direction.
  ['Zoë \u202ADerr\u202C', 'Zoë Derr'],
])('%s and %s are one person', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

it.each([
  ['José Wire', 0],
  ['Jose Wireman', 0],
  ['Jose Wire’s', 1],
  ['(Jose Wire), jose  wire', 2],
])('a text is searched for whole names, accents and all: %s', (text, count) => {
  expect(nameFinder(['Jose Wire'])(text)).toHaveLength(count);
});

it('the spelling that the site shows is the first', () => {
  const shown = shownPeople([{ name: 'Winnie Lever' }, { name: 'winnie\u00A0lever' }, { name: 'Winnie  Lever' }], { people: [] });
  expect([...shown.values()].map(({ name, path }) => [name, path])).toEqual([['Winnie Lever', '/people/winnie-lever']]);
});
