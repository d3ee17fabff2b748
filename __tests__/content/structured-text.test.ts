import { z } from 'zod';
import { formatPath, validateStructuredText } from '../../src/content/schema-problems';
import { parseStructuredText } from '../../src/content/structured-text';

const schema = z.strictObject({
  year: z.string({ error: 'Write the year.' }),
  terms: z.array(z.strictObject({ name: z.string({ error: 'Write the name.' }) }), { error: 'Write a list.' }).default([]),
});

const json = (text: string) => ({ file: 'content/a.json', text, kind: 'json' as const });
const yaml = (text: string) => ({ file: 'content/a.mdx', text, kind: 'yaml' as const, linesAbove: 1 });

describe('a path in the content', () => {
  it.each([
    [['exec', 2, 'roles', 0], 'exec[2].roles[0]'],
    [[0, 'from'], '[0].from'],
    [['title'], 'title'],
    [[], ''],
  ])('%j is written %s', (path, written) => {
    expect(formatPath(path)).toBe(written);
  });
});

describe('the place of a value', () => {
  const { placeOf } = parseStructuredText(json('{\n  "year": "2025/2026",\n  "terms": [\n    { "name": "Term 1" }\n  ]\n}'));

  it('is that of its field', () => {
    expect(placeOf(['year'])).toEqual({ line: 2, column: 3 });
    expect(placeOf(['terms', 0, 'name'])).toEqual({ line: 4, column: 7 });
  });

  it('is that of the list’s item', () => {
    expect(placeOf(['terms', 0])).toEqual({ line: 4, column: 5 });
  });

  it('of a missing value is that of its parent', () => {
    expect(placeOf(['terms', 0, 'notes'])).toEqual({ line: 4, column: 5 });
    expect(placeOf(['tersm'])).toEqual({ line: 1, column: 1 });
  });

  it('counts the lines above front matter', () => {
    expect(parseStructuredText(yaml('title: A\nemoji: x')).placeOf(['emoji'])).toEqual({ line: 3, column: 1 });
  });

  it('is the start when there is nothing', () => {
    expect(parseStructuredText(yaml('')).placeOf(['title'])).toEqual({ line: 1, column: 1 });
    expect(parseStructuredText(json('{')).placeOf(['title'])).toEqual({ line: 1, column: 1 });
  });
});

describe('JSON with a field twice', () => {
  it.each([
    ['with a space in front of its colon', '{ "year": "x",\n  "year" : "y" }', 2, 3],
    ['with an escaped letter in its name', '{ "year": "x",\n  "ye\\u0061r": "y" }', 2, 3],
    ['inside a list', '{ "terms": [{ "name": "x", "name": "y" }] }', 1, 28],
  ])('names the second: %s', (_what, text, line, column) => {
    const { problems } = parseStructuredText(json(text));
    expect(problems).toEqual([expect.objectContaining({ line, column, message: 'This field is written twice.' })]);
  });
});

it('refuses JSON with more than 100 brackets inside one another', () => {
  for (const depth of [101, 100_000]) {
    expect(parseStructuredText(json(`${'['.repeat(depth)}${']'.repeat(depth)}`)).problems[0]?.message).toContain('nested too deeply');
  }
});

describe('a file held against a schema', () => {
  it('comes back as data, with defaults', () => {
    const result = validateStructuredText(schema, yaml('year: "2025"'));
    expect(result).toMatchObject({ data: { year: '2025', terms: [] } });
  });

  it('empty front matter is an empty group of fields', () => {
    expect(validateStructuredText(schema, yaml('')).problems).toHaveLength(1);
  });

  it('says what kind of value it found', () => {
    const found = (value: string) => validateStructuredText(schema, yaml(`year: ${value}`)).problems[0]?.message;
    expect(found('[x]')).toBe('"year" is a list and must be text.');
    expect(found('{ x: y }')).toBe('"year" is a group of fields and must be text.');
    expect(found('true')).toBe('"year" is true and must be text.');
    expect(found('')).toBe('"year" is nothing and must be text.');
  });
});
