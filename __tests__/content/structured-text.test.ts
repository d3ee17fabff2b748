import { parseStructuredText } from '../../src/content/structured-text';

const json = (text: string) => ({ file: 'content/a.json', text, kind: 'json' as const });

describe('JSON with a field twice', () => {
  it.each([
    ['with a space in front of its colon', '{ "year": "x",\n  "year" : "y" }', 2, 3],
    ['with an escaped letter in its name', '{ "year": "x",\n  "ye\\u0061r": "y" }', 2, 3],
    ['inside a list', '{ "terms": [{ "name": "x", "name": "y" }] }', 1, 28],
  ])('is reported at the second one: %s', (_what, text, line, column) => {
    const { problems } = parseStructuredText(json(text));
    expect(problems).toEqual([expect.objectContaining({ line, column, message: 'This field is written twice.' })]);
  });
});

it('refuses JSON with more than 100 brackets inside one another', () => {
  for (const depth of [101, 100_000]) {
    expect(parseStructuredText(json(`${'['.repeat(depth)}${']'.repeat(depth)}`)).problems[0]?.message).toContain('nested too deeply');
  }
});
