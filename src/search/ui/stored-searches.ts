/** DocSearch's stored searches and conversations. It shows their texts as HTML, and crashes over broken entries. */
import { tryTo } from '../../components/try-to';
import { readStored, writeStored } from '../../components/storage';

const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__', '__DOCSEARCH_ASKAI_CONVERSATIONS__'];

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/** Entries from results hold `<mark>`; all other markup in them is escaped. */
function isFreeOfMarkup(value: unknown): boolean {
  if (isText(value)) return !/<(?!\/?mark>)/.test(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isFreeOfMarkup);
}

function isMessage(value: unknown): boolean {
  if (!isObject(value) || !Array.isArray(value.parts)) return false;
  return isText(value.id) && isText(value.role) && value.parts.every((part) => isObject(part) && isText(part.type));
}

/** Messages may hold markup: DocSearch does not show them as HTML. */
function isEntry(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.hierarchy)) return false;
  const { messages = [], ...shown } = value;
  return (
    [value.objectID, value.type, value.url].every(isText) &&
    [value.content, ...Object.values(value.hierarchy)].every((text) => (text ?? '') === '' || isText(text)) &&
    isFreeOfMarkup(shown) &&
    Array.isArray(messages) &&
    messages.every(isMessage)
  );
}

/** Removes entries that DocSearch can't show. Call before it reads them. */
export function dropUnreadableSearches(indexName: string): void {
  for (const key of KEYS.map((name) => name + indexName)) {
    const stored = readStored(key);
    if (stored === undefined) continue;
    const entries = tryTo(() => JSON.parse(stored) as unknown);
    const readable = Array.isArray(entries) ? entries.filter(isEntry) : [];
    if (!Array.isArray(entries) || readable.length < entries.length) writeStored(key, JSON.stringify(readable));
  }
}
