import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { Kind, parse, type FieldDefinitionNode, type ObjectTypeDefinitionNode } from 'graphql';
import { z } from 'zod';
import { siteSchema } from '../../src/content/site-schema';
import { createTypes } from '../../src/site/node/create-types';

function definedTypes(): Map<string, ObjectTypeDefinitionNode> {
  const sources: string[] = [];
  const actions = { createFieldExtension: () => undefined, createTypes: (types: string[]) => sources.push(...types) };
  createTypes({ actions } as unknown as CreateSchemaCustomizationArgs);
  const definitions = sources.flatMap((source) => parse(source).definitions);
  return new Map(
    definitions.flatMap((definition) => (definition.kind === Kind.OBJECT_TYPE_DEFINITION ? [[definition.name.value, definition]] : [])),
  );
}

const types = definedTypes();
const fieldsOf = (type: string): readonly FieldDefinitionNode[] => types.get(type)?.fields ?? [];

describe('the GraphQL types', () => {
  it('are those of the design', () => {
    expect([...types.keys()]).toEqual(
      expect.arrayContaining([
        'WikiPage',
        'WikiTree',
        'Tag',
        'Shortlink',
        'Redirect',
        'ExecYear',
        'ExecMember',
        'HiresAssistantTerm',
        'ShowYear',
        'HireYear',
        'Term',
        'Production',
        'Credit',
        'WikiChange',
        'WikiStats',
      ]),
    );
  });

  it.each([...types.keys()])('%s says what it is, and so does each of its fields', (name) => {
    const fields = fieldsOf(name);
    expect(types.get(name)?.description?.value ?? '').not.toBe('');
    expect(fields.filter((field) => !field.description?.value).map((field) => field.name.value)).toEqual([]);
  });

  it.each([...types.keys()].filter((name) => name !== 'Site'))('%s is never inferred from the content', (name) => {
    expect(types.get(name)?.directives?.map((directive) => directive.name.value)).toContain('dontInfer');
  });

  it('stay as they are when a page is the first to use a field of the front matter', () => {
    expect([...types.keys()]).toContain('Mdx');
  });
});

/** What is in GraphQL without being in `site.json`, because the build adds it. */
const ADDED_BY_BUILD = ['SiteConfiguration.siteUrl', 'SiteConfiguration.shortlinkUrl', 'SiteAnnouncementBar.tree'];

describe('the site’s configuration in GraphQL', () => {
  interface JsonSchema {
    properties?: Record<string, JsonSchema>;
    required?: string[];
    items?: JsonSchema;
  }

  /** Where a GraphQL type lacks a field of the schema, or promises one that the schema lets out. */
  const differences = (type: string, schema: JsonSchema): string[] => {
    const fields = fieldsOf(type);
    const names = fields.map((field) => field.name.value);
    const missing = Object.keys(schema.properties ?? {}).filter((name) => !names.includes(name));
    const promised = fields
      .filter((field) => field.type.kind === Kind.NON_NULL_TYPE)
      .map((field) => field.name.value)
      .filter((name) => !schema.required?.includes(name) && !ADDED_BY_BUILD.includes(`${type}.${name}`));
    const below = fields.flatMap((field) => {
      let fieldType = field.type;
      while (fieldType.kind !== Kind.NAMED_TYPE) fieldType = fieldType.type;
      const value = schema.properties?.[field.name.value];
      const group = value?.items ?? value;
      return group?.properties ? differences(fieldType.name.value, group) : [];
    });
    return [...missing.map((name) => `${type} lacks ${name}`), ...promised.map((name) => `${type} promises ${name}`), ...below];
  };

  it('has every field of its schema, and promises none that may be left out', () => {
    expect(differences('SiteConfiguration', z.toJSONSchema(siteSchema, { unrepresentable: 'any' }) as JsonSchema)).toEqual([]);
  });
});
