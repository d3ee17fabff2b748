import type { Field } from '@sveltia/cms';
import type { z } from 'zod';
import { partOf, type SchemaPart } from '../../../src/content-model/schema-marks';
import { LIST } from './file-formats';
import { OFFERING } from './offering-field';

/** Matches no pattern. */
const UNPRINTABLE = '\u0000';

/** Pattern and message of a text. Other rules are checked on saving: Sveltia copies its configuration, which loses functions. */
function patternOf({ schema, pattern }: SchemaPart): { pattern?: [RegExp, string] } {
  const said = schema.safeParse(UNPRINTABLE).error?.issues.find(({ code }) => code === 'invalid_format')?.message;
  return pattern !== undefined && said !== undefined ? { pattern: [new RegExp(pattern), said] } : {};
}

/** `sidebar_label` and `sidebarLabel` → `Sidebar label`: a field's name as words. */
export function humanise(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `shows` → `show`: one item of a list. */
function singularOf(name: string): string {
  const words = humanise(name).toLowerCase();
  return words === 'people' ? 'person' : words.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}

/** Template for the title of a closed item: its first two required texts, or else its first text. */
function summaryOf({ fields = {} }: SchemaPart): { summary?: string } {
  const texts = Object.entries(fields).filter(([, { type, choices }]) => type === 'string' && !choices);
  const certain = texts.filter(([, { isOptional }]) => !isOptional).slice(0, 2);
  const shown = certain.length > 0 ? certain : texts.slice(0, 1);
  return shown.length === 0 ? {} : { summary: shown.map(([name]) => `{{fields.${name}}}`).join(' · ') };
}

function commonOf(name: string, { description }: SchemaPart, required: boolean) {
  return { name, label: humanise(name), ...(description !== undefined && { hint: description }), required };
}

function listField(name: string, part: SchemaPart, items: SchemaPart, isRequired: boolean): Field {
  const fewest = part.minimum ?? 0;
  const limits = fewest > 0 ? { min: fewest } : {};
  const list = { ...commonOf(name, part, isRequired && fewest > 0), ...limits, widget: 'list', label_singular: singularOf(name) };
  if (items.fields) return { ...list, collapsed: 'auto', ...summaryOf(items), fields: fieldsOf(items) } as Field;
  return { ...list, field: fieldOf(singularOf(name).replace(/ /g, '_'), items, true) } as Field;
}

function fieldOf(name: string, part: SchemaPart, isRequired: boolean): Field {
  const { type, items, fields, choices, mark, minimum, format } = part;
  if (items) return listField(name, part, items, isRequired);
  const common = commonOf(name, part, isRequired);
  if (fields) return { ...common, widget: 'object', collapsed: 'auto', fields: fieldsOf(part) };
  if (choices) return { ...common, widget: 'select', options: [...choices] };
  if (type === 'boolean') return { ...common, widget: 'boolean', required: false };
  if (type === 'number' || type === 'integer') {
    const limits = minimum === undefined ? {} : { min: minimum };
    return { ...common, widget: 'number', value_type: type === 'integer' ? 'int' : 'float', ...limits };
  }
  if (format === 'date') return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (mark.picture) return { ...common, widget: 'image', choose_url: false };
  if (mark.offers !== undefined) return { ...common, widget: OFFERING, offers: mark.offers };
  return { ...common, ...patternOf(part), widget: 'string' };
}

function fieldsOf({ fields = {} }: SchemaPart): Field[] {
  return Object.entries(fields).map(([name, part]) => fieldOf(name, part, !part.isOptional));
}

/** The fields of a form for files with this schema. A file that is a list has a single field with this `label`. */
export function fieldsOfSchema(schema: z.ZodType, label = 'List'): Field[] {
  const part = partOf(schema, 'input');
  return part.items ? [{ ...fieldOf(LIST, part, true), label, label_singular: 'entry' } as Field] : fieldsOf(part);
}
