import { contentRoot } from '../../content/content-root';
import { searchSchema, type SearchSettings } from '../../content/data-schemas';
import { readData, validFiles } from '../../content/read-content';

/** `content/search.json`; without the file, or when the content check refuses it, no word has a synonym. */
export function loadSearchSettings(root = contentRoot()): SearchSettings {
  const file = readData(root, 'search.json');
  return validFiles(file ? [file] : [], searchSchema)[0]?.data ?? { synonyms: [] };
}
