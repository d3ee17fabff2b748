import { contentRoot } from '../../content/content-root';
import { searchSchema, type SearchSettings } from '../../content/data-schemas';
import { readData, validFiles } from '../../content/read-content';

/** Reads `content/search.json`. Without the file, or when the content check rejects it, they are empty. */
export function loadSearchSettings(root = contentRoot()): SearchSettings {
  const file = readData(root, 'search.json');
  return validFiles(file ? [file] : [], searchSchema)[0]?.data ?? { pages: [], synonyms: [] };
}
