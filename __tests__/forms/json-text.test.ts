import { format } from 'prettier/standalone';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { jsonText } from '../../src/forms/browser/json-text';

const WIDTH = 140;
const asPrettier = (text: string): Promise<string> => format(text, { parser: 'json', printWidth: WIDTH, plugins: [babel, estree] });

const LONG = 'a word '.repeat(30).trim();

describe('JSON that a form writes', () => {
  it.each([
    ['a new file', { year: '2025/2026', terms: [] }],
    ['people in one line each', { people: [{ role: 'Stage Manager', name: 'Faye Derr' }] }],
    ['several people', { people: [{ role: 'a', name: 'b' }, { role: 'c', name: 'd' }], links: [] }], // prettier-ignore
    ['a list of lists', { synonyms: [['LX', 'lighting'], ['set']], empty: {} }], // prettier-ignore
    ['a list of lists of several words', [['LX', 'lighting'], ['get-out', 'strike']]], // prettier-ignore
    ['a list of one object', [{ from: ['mstand99'], to: 'Mike Stand' }]],
    [
      'values that are too long for a line',
      { title: LONG, words: [LONG, 'short'], photos: { url: `https://crew.example/${LONG}`, credit: 'Mike' } },
    ],
    ['a value that just fits on a line', { words: ['x'.repeat(WIDTH - 15)] }],
    ['a value that is one letter too long for a line', { words: ['x'.repeat(WIDTH - 14)] }],
    ['quotes and line breaks', { text: 'He said "go"\n', more: ['{', '}'] }],
  ])('is formatted as Prettier does: %s', async (_what, value) => {
    const text = jsonText(value);
    expect(text).toBe(await asPrettier(text));
    expect(JSON.parse(text)).toEqual(value);
  });

  it('keeps line breaks of the author', () => {
    const original = '{\n  "docs": {\n    "version": "current"\n  },\n  "colours": { "default": "light" }\n}\n';
    expect(jsonText(JSON.parse(original), original)).toBe(original);
  });

  it('keeps line breaks in a changed object and beside it', () => {
    const original = '[\n  {\n    "to": "/shows",\n    "more": { "a": 1 }\n  },\n  { "to": "/hires" }\n]\n';
    const [first, second] = JSON.parse(original) as [object, object];
    expect(jsonText([first, { to: '/exec' }], original)).toBe(original.replace('/hires', '/exec'));
    expect(jsonText([{ ...first, to: '/exec' }, second], original)).toBe(original.replace('/shows', '/exec'));
    expect(jsonText([second, first], original)).toBe(
      '[\n  { "to": "/hires" },\n  {\n    "to": "/shows",\n    "more": { "a": 1 }\n  }\n]\n',
    );
  });
});
