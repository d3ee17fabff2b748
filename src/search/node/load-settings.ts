import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentRoot, displayPath } from '../../content/content-root';
import { searchSchema, type SearchSettings } from '../../content/search-schema';
import { validateStructuredText } from '../../content/structured-text';

/** `content/search.json`; without the file, or when the content check refuses it, no word has a synonym. */
export function loadSearchSettings(root = contentRoot()): SearchSettings {
  const absolute = path.join(root, 'search.json');
  if (!existsSync(absolute)) return { synonyms: [] };
  const result = validateStructuredText(searchSchema, {
    file: displayPath('search.json', root),
    text: readFileSync(absolute, 'utf8'),
    kind: 'json',
  });
  return result.ok ? result.data : { synonyms: [] };
}
