import { format } from 'prettier/standalone';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { jsonText } from '../browser/json-text';

const asPrettier = (text: string): Promise<string> => format(text, { parser: 'json', printWidth: 140, plugins: [babel, estree] });

const ORIGINAL = `{
  "docs": { "version": "current" },
  "people": [
    { "role": "Sound", "name": "Faye" },
    { "name": "Mike", "role":  "Light", "id": "mike-2" }
  ],
  "words": [],
  "long": [
    "kept as it is"
  ]
}
`;
type Original = { docs: object; people: object[]; words: string[]; long: string[] };
const value = (): Original => JSON.parse(ORIGINAL) as Original;
const changed = (change: Partial<Original>): string => jsonText({ ...value(), ...change }, ORIGINAL);
const [FAYE = {}, MIKE = {}] = value().people;

it.each([
  ['a new year', { year: '2025/2026', terms: [{ name: 'Term 1', shows: [] }] }],
  ['people with roles', { exec: [{ name: 'Faye Derr', roles: ['President', 'Treasurer'] }, { name: 'Mike', roles: ['VP'] }] }], // prettier-ignore
  ['quotes, brackets and line breaks', { text: 'He said ["go"]\n', more: ['[', '"]"', '{'], empty: {} }],
])('JSON that a form writes is formatted as Prettier does: %s', async (_what, content) => {
  const text = jsonText(content);
  expect(text).toBe(await asPrettier(text));
  expect(JSON.parse(text)).toEqual(content);
});

it('JSON that a form writes keeps the bytes around a changed value', () => {
  expect(changed({ people: [FAYE, { ...MIKE, role: 'Sound' }] })).toBe(ORIGINAL.replace('"Light"', '"Sound"'));
});

it('JSON that a form writes adds a field to an object on one line in that line', () => {
  expect(changed({ docs: { version: 'current', tag: 'x' } })).toBe(ORIGINAL.replace('"current" }', '"current", "tag": "x" }'));
});

it('JSON that a form writes removes a field or an item without a trace', () => {
  expect(changed({ people: [FAYE, { name: 'Mike', role: 'Light' }] })).toBe(ORIGINAL.replace(', "id": "mike-2"', ''));
  expect(changed({ people: [MIKE] })).toBe(ORIGINAL.replace('{ "role": "Sound", "name": "Faye" },\n    ', ''));
});

it('JSON that a form writes adds an item at the start, between others and at the end, and keeps the others as they are', () => {
  const added = '{\n      "name": "Gel"\n    }';
  const faye = '{ "role": "Sound", "name": "Faye" }';
  const mike = '{ "name": "Mike", "role":  "Light", "id": "mike-2" }';
  expect(changed({ people: [{ name: 'Gel' }, FAYE, MIKE] })).toBe(ORIGINAL.replace(faye, `${added},\n    ${faye}`));
  expect(changed({ people: [FAYE, { name: 'Gel' }, MIKE] })).toBe(ORIGINAL.replace(mike, `${added},\n    ${mike}`));
  expect(changed({ people: [FAYE, MIKE, { name: 'Gel' }] })).toBe(ORIGINAL.replace(mike, `${mike},\n    ${added}`));
});

it('JSON that a form writes adds an item to a list on one line in that line', () => {
  const text = '{ "words": ["b"] }\n';
  expect(jsonText({ words: ['a', 'b'] }, text)).toBe('{ "words": ["a", "b"] }\n');
  expect(jsonText({ words: ['b', 'c'] }, text)).toBe('{ "words": ["b", "c"] }\n');
});

it('JSON that a form writes fills an empty list and empties a full one', () => {
  expect(changed({ words: ['a', 'b'] })).toBe(ORIGINAL.replace('"words": []', '"words": ["a", "b"]'));
  expect(JSON.parse(changed({ people: [] }))).toEqual({ ...value(), people: [] });
});

it('JSON that a form writes writes moved items', () => {
  expect(JSON.parse(changed({ people: [MIKE, FAYE] }))).toEqual({ ...value(), people: [MIKE, FAYE] });
});

it('JSON that a form writes rewrites a list that becomes an object', () => {
  expect(JSON.parse(changed({ docs: ['x'] }))).toEqual({ ...value(), docs: ['x'] });
});
