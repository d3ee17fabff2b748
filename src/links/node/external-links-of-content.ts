import { parseAddress } from '../../content/addresses';
import { checkText } from '../../check/check-text';
import type { Content, ReadFile } from '../../content/read-content';
import type { ExternalLink } from './external-links';

const isExternal = (value: string): boolean => /^https?:\/\//i.test(value) && parseAddress(value) !== undefined;

/** Every address in a value that was read from JSON or YAML, and the path to it. */
function addressesIn(value: unknown, path: readonly PropertyKey[] = []): { path: readonly PropertyKey[]; url: string }[] {
  if (typeof value === 'string') return isExternal(value) ? [{ path, url: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => addressesIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => addressesIn(item, [...path, key]));
}

/** Every link of the content to another site, with its place. Files that the check refuses are left out. */
export function externalLinksOf({ data, wiki, pageTexts }: Pick<Content, 'data' | 'wiki' | 'pageTexts'>): ExternalLink[] {
  const inData = ({ file, placeOf }: ReadFile, value: unknown): ExternalLink[] =>
    addressesIn(value).map(({ path, url }) => ({ file, ...placeOf(path), url }));
  const texts = [...wiki, ...pageTexts].flatMap((text) => [
    ...inData(text, text.frontMatter),
    ...checkText(text)
      .links.filter(({ target }) => isExternal(target))
      .map(({ target, line, column }) => ({ file: text.file, line, column, url: target })),
  ]);
  return [...texts, ...data.flatMap((file) => inData(file, file.data))];
}
