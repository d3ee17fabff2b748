import type { Place } from '../../content/problem';
import { schemaOfFile } from '../../content/json-kinds';
import { validateStructuredText } from '../../content/structured-text';
import type { ExternalLink } from './external-links';
import { readWiki } from '../../check/check-wiki';
import { decodeText } from '../../content/decode-text';
import { readPageTexts } from '../../check/check-page-texts';
import type { ContentFiles } from '../../content/read-content';

const isExternal = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);

/** Every address in a value that was read from JSON or YAML, and the path to it. */
function addressesIn(value: unknown, path: readonly PropertyKey[] = []): { path: readonly PropertyKey[]; url: string }[] {
  if (typeof value === 'string') return isExternal(value) ? [{ path, url: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => addressesIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => addressesIn(item, [...path, key]));
}

/** Every link of the content to another site, with its place. Files that the check refuses are left out. */
export function externalLinksOf(content: ContentFiles, display: (relativePath: string) => string): ExternalLink[] {
  const inData = (file: string, data: unknown, placeOf: (path: readonly PropertyKey[]) => Place): ExternalLink[] =>
    addressesIn(data).map(({ path, url }) => ({ file, ...placeOf(path), url }));
  const texts = [...readWiki(content, display), ...readPageTexts(content, display)].flatMap(({ file, frontMatter, placeOf, links }) => [
    ...inData(file, frontMatter, placeOf),
    ...links.filter(({ target }) => isExternal(target)).map(({ target, line, column }) => ({ file, line, column, url: target })),
  ]);
  const files = [...content.sizes.keys()].flatMap((relativePath) => {
    const schema = schemaOfFile(relativePath);
    const decoded = decodeText(content.read(relativePath));
    if (!schema || !('text' in decoded)) return [];
    const file = display(relativePath);
    const result = validateStructuredText(schema, { file, text: decoded.text, kind: 'json' });
    return result.ok ? inData(file, result.data, result.placeOf) : [];
  });
  return [...texts, ...files];
}
