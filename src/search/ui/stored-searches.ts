/**
 * What DocSearch keeps in the browser's storage: recent and favourite searches, and conversations. It takes every entry for
 * its own, shows texts as HTML and crashes over an entry without its fields, at every try.
 */
import { readStored, writeStored } from '../../components/storage';

const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__', '__DOCSEARCH_ASKAI_CONVERSATIONS__'];

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNothing = (value: unknown): boolean => value === undefined || value === null || isText(value);

/** Whether no text inside is markup; entries that were kept from results have `<mark>`, and all else escaped. */
function isFreeOfMarkup(value: unknown): boolean {
  if (isText(value)) return !/<(?!\/?mark>)/.test(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isFreeOfMarkup);
}

const isPart = (value: unknown): boolean => isObject(value) && isText(value.type);

const isMessage = (value: unknown): boolean =>
  isObject(value) && isText(value.id) && isText(value.role) && Array.isArray(value.parts) && value.parts.every(isPart);

/** Whether DocSearch can show an entry. Messages of a conversation may hold markup: they are not shown as HTML. */
function isEntry(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.hierarchy)) return false;
  const { messages = [], ...shown } = value;
  return (
    [value.objectID, value.type, value.url].every(isText) &&
    [value.content, ...Object.values(value.hierarchy)].every(isTextOrNothing) &&
    isFreeOfMarkup(shown) &&
    Array.isArray(messages) &&
    messages.every(isMessage)
  );
}

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** Removes from storage what DocSearch could not show, for the index of that name. Call before DocSearch reads it. */
export function dropUnreadableSearches(indexName: string): void {
  for (const key of KEYS.map((name) => name + indexName)) {
    const stored = readStored(key);
    if (stored === undefined) continue;
    const entries = parse(stored);
    const readable = Array.isArray(entries) ? entries.filter(isEntry) : [];
    if (!Array.isArray(entries) || readable.length < entries.length) writeStored(key, JSON.stringify(readable));
  }
}
