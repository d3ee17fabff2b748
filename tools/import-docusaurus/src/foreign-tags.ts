import kebabCase from 'lodash/kebabCase';
import memoize from 'lodash/memoize';
import upperFirst from 'lodash/upperFirst';
import { tagPath } from '../../../src/content-model/wiki-address';
import { fieldsOf, textOf, type Fields } from './docusaurus-configuration';
import { fieldsIn, joinPath, type ForeignPage, type SourceTree } from './docusaurus-pages';
import { oneLine } from './syntax';

/** `unplaced` gets what has no place here. */
function declaredIn(tree: SourceTree, file: string, unplaced: string[]): Fields {
  const tags = fieldsIn(tree, file);
  if (!tags) unplaced.push(`${file} is not a list of fields in valid YAML, so tags keep the names that pages give them.`);
  const described = Object.entries(tags ?? {}).filter(([, tag]) => textOf(fieldsOf(tag).description) !== undefined);
  const names = described.map(([key, tag]) => textOf(fieldsOf(tag).label) ?? key);
  if (names.length > 0) unplaced.push(`${file} describes the tags ${names.join(', ')}: lists of tags here have no words.`);
  return tags ?? {};
}

/** A tag's label, and the end of the address of its list: Docusaurus writes `How2Do` as `how-2-do`. */
function tagOf(tag: unknown, declared: Fields): { label: string; permalink: string }[] {
  const own = fieldsOf(tag);
  const written = textOf(tag) ?? textOf(own.label) ?? '';
  if (oneLine(written) === '') return [];
  const known = Object.hasOwn(declared, written) ? fieldsOf(declared[written]) : undefined;
  const label = known ? (textOf(known.label) ?? upperFirst(written.toLowerCase())) : written;
  return [{ label: oneLine(label), permalink: textOf((known ?? own).permalink) ?? kebabCase(written) }];
}

/**
 * Gives all pages their tags. Tags that would share a list here get one spelling.
 * @returns addresses here of the lists of tags, by their old addresses, and sentences about what stays behind
 */
export function readTags(pages: readonly ForeignPage[], tree: SourceTree): { lists: ReadonlyMap<string, string>; unplaced: string[] } {
  const unplaced: string[] = [];
  const declaredFor = memoize((file: string) => declaredIn(tree, file, unplaced));
  const spelling = new Map<string, string>();
  const lists = new Map<string, string>();
  for (const page of pages) {
    const { version, blog } = page;
    const instance = version?.instance ?? blog;
    const base = joinPath(version?.base ?? blog?.routeBasePath ?? '', instance?.tagsBasePath ?? '');
    const declared = declaredFor(`${version?.folder ?? blog?.path}/${instance?.tags}`);
    const found = new Set<string>();
    for (const { label, permalink } of [page.frontMatter.tags ?? []].flat().flatMap((tag) => tagOf(tag, declared))) {
      const path = tagPath(label);
      // A tag without a letter has no address.
      if (path === tagPath('')) {
        unplaced.push(`${page.source} has the tag “${label}”, which has no letters: it goes.`);
        continue;
      }
      if (!spelling.has(path)) spelling.set(path, label);
      found.add(spelling.get(path) ?? label);
      if (instance) {
        lists.set(base, tagPath('').replace(/\/$/, ''));
        lists.set(joinPath(base, permalink), path);
      }
    }
    page.tags = [...found];
  }
  return { lists, unplaced };
}
