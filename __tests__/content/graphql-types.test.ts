import { buildSchema, isObjectType, type GraphQLObjectType } from 'graphql';
import { z } from 'zod';
import { fieldName, graphqlTypesOf } from '../../src/content/graphql-types';
import { marked } from '../../src/content/schema-marks';

const person = marked(z.strictObject({ name: z.string(), id: z.string().optional() }), { person: true });

const schema = z.strictObject({
  year: z.string().describe('Academic year.'),
  side_note: z.string().optional().describe('A remark.'),
  count: z.int().default(0).describe('How many.'),
  share: z.number().describe('How much.'),
  awards: z
    .array(
      marked(
        z.strictObject({
          name: z.string(),
          id: z.string().optional(),
          award: z.string().describe('The award.'),
          photo: marked(z.string(), { picture: true }).optional().describe('Picture.'),
        }),
        { person: true },
      ),
    )
    .describe('Who was given one.'),
  jury: marked(z.array(person), { as: 'judges' }).describe('Who gave them.'),
});

/** The types as GraphQL reads them, with the words of a field before it. */
function typesOf() {
  const sdl = graphqlTypesOf(schema, {
    name: 'AwardYear',
    description: 'The awards of a year.',
    fields: { AwardYear: '"Anchor."\nslug: String!' },
  });
  const around =
    'directive @dontInfer on OBJECT\ndirective @link(by: String) on FIELD_DEFINITION\ndirective @picture on FIELD_DEFINITION\ntype Person { name: String }\ntype File { id: ID }';
  const types = Object.values(buildSchema([around, ...sdl].join('\n')).getTypeMap()).filter(isObjectType);
  return new Map(types.map((type) => [type.name, type]));
}

const fieldsOf = (type: GraphQLObjectType | undefined) =>
  Object.fromEntries(Object.values(type?.getFields() ?? {}).map((field) => [field.name, `${String(field.type)} ${field.description}`]));

describe('the GraphQL types of a schema', () => {
  const types = typesOf();

  it('have its fields, its words, and what is added', () => {
    expect(types.get('AwardYear')?.description).toBe('The awards of a year.');
    expect(fieldsOf(types.get('AwardYear'))).toEqual({
      year: 'String! Academic year.',
      sideNote: 'String A remark.',
      count: 'Int! How many.',
      share: 'Float! How much.',
      awards: '[AwardYearAward!]! Who was given one.',
      judges: '[Person!]! Who gave them.',
      slug: 'String! Anchor.',
    });
  });

  it('name a person by the node, and a picture by its file', () => {
    expect(types.get('AwardYearAward')?.description).toBe('Who was given one.');
    expect(fieldsOf(types.get('AwardYearAward'))).toEqual({
      person: 'Person! The person.',
      award: 'String! The award.',
      photo: 'File Picture.',
    });
  });
});

it('a field of the front matter is written in camel case', () => {
  expect(fieldName('sidebar_label')).toBe('sidebarLabel');
});
