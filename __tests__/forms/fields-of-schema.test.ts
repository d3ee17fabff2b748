import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { fieldsOfSchema, wordsOf } from '../../src/forms/browser/fields-of-schema';
import { academicYear, colour, emailAddress, shortlinkName, sitePath } from '../../src/content/fields';
import { marked } from '../../src/content/schema-marks';

const fieldOf = (schema: z.ZodType): Field => fieldsOfSchema(z.object({ it: schema }))[0] ?? { name: 'none' };

/** What a field says of a value; `undefined` when it may stand. */
function sentenceOn(schema: z.ZodType, written: string): string | undefined {
  const { pattern } = fieldOf(schema) as { pattern?: [RegExp, string] };
  return pattern?.[0].test(written) === false ? pattern[1] : undefined;
}

describe('a field of a form', () => {
  it('is called by its name in words, and hints at what it is for', () => {
    expect(fieldsOfSchema(z.object({ sidebar_label: z.string().describe('Shorter name.') }))).toMatchObject([
      { name: 'sidebar_label', label: 'Sidebar label', hint: 'Shorter name.', required: true, widget: 'string' },
    ]);
    expect([wordsOf('renameTo'), wordsOf('wiki-front')]).toEqual(['Rename to', 'Wiki front']);
  });

  it('need not be filled in where the file may leave it out', () => {
    expect(fieldOf(z.string().optional()).name).toBe('it');
    for (const schema of [z.string().optional(), z.boolean(), z.array(z.string()), z.array(z.string()).default([])]) {
      expect(fieldOf(schema)).toMatchObject({ required: false });
    }
    expect(fieldOf(z.array(z.string()).min(1))).toMatchObject({ required: true, min: 1 });
  });

  it('offers the choices of the schema', () => {
    expect(fieldOf(z.enum(['left', 'right']))).toMatchObject({ widget: 'select', options: ['left', 'right'] });
    expect(fieldOf(z.array(z.enum(['President', 'Treasurer'])).min(1))).toMatchObject({ widget: 'select', multiple: true, min: 1 });
  });

  it('is a number, a switch, a day, a picture or a group where the schema says so', () => {
    expect(fieldOf(z.number().optional())).toMatchObject({ widget: 'number', value_type: 'float', required: false });
    expect(fieldOf(z.int().min(0))).toMatchObject({ widget: 'number', value_type: 'int', min: 0 });
    expect(fieldOf(z.boolean().optional())).toMatchObject({ widget: 'boolean' });
    expect(fieldOf(z.iso.date().optional())).toMatchObject({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', required: false });
    expect(fieldOf(marked(z.string(), { picture: true }))).toMatchObject({ widget: 'image' });
    expect(fieldOf(z.object({ url: z.string() }).optional())).toMatchObject({
      widget: 'object',
      required: false,
      fields: [{ name: 'url' }],
    });
  });

  it('is a list of groups that are called by their first texts', () => {
    const credits = z.array(z.object({ role: z.string(), name: z.string(), id: z.string().optional() }));
    expect(fieldsOfSchema(z.object({ people: credits }))).toMatchObject([
      { widget: 'list', label_singular: 'person', summary: '{{fields.role}} · {{fields.name}}', fields: [{}, {}, { required: false }] },
    ]);
  });

  it('is a list of lists where the file holds one', () => {
    expect(fieldOf(z.array(z.array(z.string()).min(2)))).toMatchObject({
      widget: 'list',
      field: { widget: 'list', min: 2, field: { widget: 'string' } },
    });
  });

  it('takes the list where a file may hold one value or several', () => {
    expect(fieldOf(z.union([z.string(), z.array(z.string())]))).toMatchObject({ widget: 'list', field: { widget: 'string' } });
    expect(fieldOf(z.union([z.literal(''), z.string()]))).toMatchObject({ widget: 'string' });
  });

  it('of a file that is a list is the only one', () => {
    expect(fieldsOfSchema(z.array(z.object({ to: z.string() })), 'Redirects')).toMatchObject([
      { name: 'list', label: 'Redirects', label_singular: 'entry', widget: 'list' },
    ]);
  });
});

describe('what is wrong in a field', () => {
  it.each([
    [academicYear, '2025', 'Write the year as "2025/2026".'],
    [colour.optional(), 'blue', 'Write a colour such as "#1e3a8a".'],
    [emailAddress, 'crew', 'Write an e-mail address.'],
    [sitePath(), 'shows', 'Write a path of this site that starts with "/", has no "/" at its end, and "%20" for a space.'],
    [shortlinkName, '/cables', 'Use only letters, digits, "-", "_" and "." and start and end with a letter or digit; leave out the "/".'],
  ])('is said in the schema’s own sentence (%#)', (schema, written, sentence) => {
    expect(sentenceOn(schema, written)).toBe(sentence);
  });

  it.each([
    [academicYear, '2025/2026'],
    [colour, '#1E3A8A'],
    [emailAddress, 'crew@example.org'],
  ])('is nothing where the value is right (%#)', (schema, written) => {
    expect(sentenceOn(schema, written)).toBeUndefined();
  });
});
