import { format } from 'prettier/standalone';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { jsonText } from '../browser/json-text';

const FAYE = '{ "role": "Sound", "name": "Faye" }';
const MIKE = '{ "name": "Mike", "role":  "Light", "id": "mike-2" }';
const ORIGINAL = `{
  "docs": { "version": "current" },
  "people": [
    ${FAYE},
    ${MIKE}
  ],
  "words": [],
  "line": ["b"],
  "long": [
    "kept as it is"
  ]
}
`;
const ADDED = '{\n      "name": "Gel"\n    }';
const [faye, mike, gel] = [FAYE, MIKE, ADDED].map((text) => JSON.parse(text) as object);

/** The original with other fields. */
const changed = (change: object): string => jsonText({ ...(JSON.parse(ORIGINAL) as object), ...change }, ORIGINAL);

it.each([
  ['a new year', { year: '2025/2026', terms: [{ name: 'Term 1', shows: [] }] }],
  ['people with roles', { exec: [{ name: 'Faye Derr', roles: ['President', 'Treasurer'] }, { name: 'Mike', roles: ['VP'] }] }], // prettier-ignore
  ['quotes, brackets and line breaks', { text: 'He said ["go"]\n', more: ['[', '"]"', '{'], empty: {} }],
])('JSON that a form writes is formatted as Prettier does: %s', async (_what, content) => {
  const text = jsonText(content);
  expect(text).toBe(await format(text, { parser: 'json', printWidth: 140, plugins: [babel, estree] }));
  expect(JSON.parse(text)).toEqual(content);
});

it.each([
  ['keeps the bytes around a changed value', { people: [faye, { ...mike, role: 'Sound' }] }, '"Light"', '"Sound"'],
  ['adds a field to an object on one line there', { docs: { version: 'current', tag: 'x' } }, '"current" }', '"current", "tag": "x" }'],
  ['removes a field without a trace', { people: [faye, { name: 'Mike', role: 'Light' }] }, ', "id": "mike-2"', ''],
  ['removes an item without a trace', { people: [mike] }, `${FAYE},\n    `, ''],
  ['adds an item at the start', { people: [gel, faye, mike] }, FAYE, `${ADDED},\n    ${FAYE}`],
  ['adds an item between others', { people: [faye, gel, mike] }, MIKE, `${ADDED},\n    ${MIKE}`],
  ['adds an item at the end', { people: [faye, mike, gel] }, MIKE, `${MIKE},\n    ${ADDED}`],
  ['adds an item at the start of a line', { line: ['a', 'b'] }, '["b"]', '["a", "b"]'],
  ['adds an item at the end of a line', { line: ['b', 'c'] }, '["b"]', '["b", "c"]'],
  ['fills an empty list', { words: ['a', 'b'] }, '"words": []', '"words": ["a", "b"]'],
])('JSON that a form writes %s', (_what, change, before, after) => {
  expect(changed(change)).toBe(ORIGINAL.replace(before, after));
});

it.each([
  ['empties a full list', { people: [] }],
  ['moves items', { people: [mike, faye] }],
  ['turns an object into a list', { docs: ['x'] }],
])('JSON that a form writes %s, and keeps the other values', (_what, change) => {
  expect(JSON.parse(changed(change))).toEqual({ ...(JSON.parse(ORIGINAL) as object), ...change });
});
