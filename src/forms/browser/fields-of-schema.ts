/** The fields of a form, made from a schema: labels, hints, choices, and what may be written in each. */
import type { Field } from '@sveltia/cms';
import type { z } from 'zod';
import { partsOf } from '../../content/schema-marks';
import { LIST } from './file-formats';
import { shapeOf, type Shape } from './shape';

/** The part of a rule of zod's that is used here. */
interface Rule {
  pattern?: RegExp;
  error?: (issue: object) => string | { message: string } | undefined;
}

/** The rules of a schema for text. */
function rulesOf(schema: z.ZodType): Rule[] {
  const { innerType } = partsOf(schema);
  if (innerType) return rulesOf(innerType);
  const { def } = schema as unknown as { def: Rule & { checks?: { _zod: { def: Rule } }[] } };
  return [def, ...(def.checks ?? []).map((check) => check._zod.def)];
}

/**
 * What a text must look like, and the sentence for one that does not. Rules that are no pattern are held against the whole file when
 * it is saved: Sveltia copies its configuration, in which no function survives.
 */
function patternOf(schema: z.ZodType | undefined): { pattern?: [RegExp, string] } {
  const [rule] = (schema ? rulesOf(schema) : []).filter(({ pattern }) => pattern !== undefined);
  const said = rule?.error?.({ code: 'invalid_format' });
  const sentence = typeof said === 'string' ? said : said?.message;
  return rule?.pattern && sentence !== undefined ? { pattern: [rule.pattern, sentence] } : {};
}

/** `sidebar_label` and `sidebarLabel` → `Sidebar label`: a field's name as words. */
export function wordsOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `shows` → `show`: one of what a list holds. */
function oneOf(name: string): string {
  const words = wordsOf(name).toLowerCase();
  return words === 'people' ? 'person' : words.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}

const isText = ({ type, items, properties }: Shape): boolean => type === 'string' && !items && !properties;

/** What a closed item of a list is called: by its first two texts that every item has, or else by its first text. */
function summaryOf({ properties = {}, required = [] }: Shape): string | undefined {
  const texts = Object.entries(properties).filter(([, property]) => isText(property));
  const certain = texts.filter(([name]) => required.includes(name)).slice(0, 2);
  const shown = certain.length > 0 ? certain : texts.slice(0, 1);
  return shown.length === 0 ? undefined : shown.map(([name]) => `{{fields.${name}}}`).join(' · ');
}

function listField(name: string, shape: Shape, isFilled: boolean): Field {
  const { items = {}, minItems = 0 } = shape;
  const common = { ...commonOf(name, shape, isFilled && minItems > 0), widget: 'list' as const, label_singular: oneOf(name) };
  const limits = minItems > 0 ? { min: minItems } : {};
  if (items.enum) return { ...commonOf(name, shape, minItems > 0), widget: 'select', multiple: true, options: [...items.enum], ...limits };
  const { offers } = items.mark ?? {};
  if (offers !== undefined) {
    const choice = { widget: 'relation' as const, collection: 'settings', file: 'site', value_field: `${offers}.*`, multiple: true };
    return { ...commonOf(name, shape, minItems > 0), ...choice, ...limits };
  }
  if (!items.properties) return { ...common, ...limits, field: fieldOf(oneOf(name).replace(/ /g, '_'), items, true) } as Field;
  const summary = summaryOf(items);
  return { ...common, ...limits, collapsed: 'auto', ...(summary !== undefined && { summary }), fields: fieldsOf(items) } as Field;
}

interface CommonOptions {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
}

function commonOf(name: string, { description }: Shape, required: boolean): CommonOptions {
  return { name, label: wordsOf(name), ...(description !== undefined && { hint: description }), required };
}

/** The field for one value. */
function fieldOf(name: string, shape: Shape, required: boolean): Field {
  const { type, items, properties, mark, minimum, schema } = shape;
  if (items) return listField(name, shape, required);
  const common = commonOf(name, shape, required);
  if (properties) return { ...common, widget: 'object', collapsed: 'auto', fields: fieldsOf(shape) };
  if (shape.enum) return { ...common, widget: 'select', options: [...shape.enum] };
  if (type === 'boolean') return { ...common, widget: 'boolean', required: false };
  const isNumber = type === 'number' || type === 'integer';
  if (isNumber) {
    return {
      ...common,
      widget: 'number',
      value_type: type === 'integer' ? 'int' : 'float',
      ...(minimum !== undefined && { min: minimum }),
    };
  }
  if (shape.format === 'date') return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (mark?.picture) return { ...common, widget: 'image', choose_url: false };
  return { ...common, ...patternOf(schema), widget: 'string' };
}

function fieldsOf({ properties = {}, required = [] }: Shape): Field[] {
  return Object.entries(properties).map(([name, property]) => fieldOf(name, property, required.includes(name)));
}

/**
 * The fields of a form for files of a schema.
 * @param label of the one field for a file that is a list
 */
export function fieldsOfSchema(schema: z.ZodType, label = 'List'): Field[] {
  const shape = shapeOf(schema);
  return shape.items ? [{ ...fieldOf(LIST, shape, true), label, label_singular: 'entry' } as Field] : fieldsOf(shape);
}
