import { contentRoot } from '../../content-model/content-root';
import { searchSchema, type SearchSettings } from '../../content-model/data-schemas';
import { readData, validFiles } from '../../content-model/read-content';

/** Reads `content/search.json`. A missing or invalid file gives empty settings. */
export function loadSearchSettings(root = contentRoot()): SearchSettings {
  const file = readData(root, 'search.json');
  return validFiles(file ? [file] : [], searchSchema)[0]?.data ?? { pages: [], synonyms: [] };
}
