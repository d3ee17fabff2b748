import { nameFinder, nameKey } from '../../src/content/person-name';
import { personNaming, changedNames, shownPeople } from '../../src/society/node/people';

const NAME = "Flo D'Light-Rigg";
const SPELLINGS: [how: string, written: string][] = [
  ['a curly apostrophe', 'Flo D\u2019Light-Rigg'],
  ['an opening quotation mark', 'Flo D\u2018Light-Rigg'],
  ['an acute accent for the apostrophe', 'Flo D\u00B4Light-Rigg'],
  ['a backtick', 'Flo D`Light-Rigg'],
  ['a modifier letter', 'Flo D\u02BCLight-Rigg'],
  ['a prime', 'Flo D\u2032Light-Rigg'],
  ['a non-breaking hyphen', "Flo D'Light\u2011Rigg"],
  ['an en dash', "Flo D'Light\u2013Rigg"],
  ['a minus', "Flo D'Light\u2212Rigg"],
  ['a soft hyphen', "Flo D'Li\u00ADght-Rigg"],
  ['a zero-width joiner', "Flo D'Li\u200Dght-Rigg"],
  ['a variation selector', "Flo\uFE0F D'Light-Rigg"],
  ['a mark of direction', "Flo \u202AD'Light-Rigg\u202C"],
  ['two spaces', "Flo  D'Light-Rigg"],
  ['a non-breaking space', "Flo\u00A0D'Light-Rigg"],
  ['a thin space', "Flo\u2009D'Light-Rigg"],
  ['capitals', "FLO D'LIGHT-RIGG"],
  ['small letters', "flo d'light-rigg"],
  ['full-width letters', "\uFF26lo D'Light-Rigg"],
  ['a ligature', "\uFB02o D'Light-Rigg"],
];

describe.each(SPELLINGS)('a name with %s', (_how, written) => {
  it('is the same person', () => {
    expect(nameKey(written)).toBe(nameKey(NAME));
  });

  it('is hidden in credits and texts, whichever spelling people.json has', () => {
    for (const [inFile, inRule] of [
      [written, NAME],
      [NAME, written],
    ] as const) {
      const file = { people: [{ name: inRule, hidden: true, showAs: 'initials' as const }] };
      expect([...shownPeople([{ name: inFile }], file).values()]).toMatchObject([{ name: 'F. D. R.' }]);
      const named = personNaming(changedNames([{ name: inFile }], file));
      expect(named(`Photos: ${inFile}, who fell off “the” café.`)).toBe('Photos: F. D. R., who fell off “the” café.');
    }
  });
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
