import kebabCase from 'lodash/kebabCase';
import memoize from 'lodash/memoize';
import upperFirst from 'lodash/upperFirst';
import { parse } from 'yaml';
import { z } from 'zod';
import { tagPath } from '../content/wiki-address';
import { optionalText, settings } from './docusaurus-configuration';
import { joinPath, textOf, type ForeignPage, type SourceTree } from './docusaurus-pages';
import { oneLine } from './syntax';

export interface ForeignTags {
  /** Each tag has one spelling on all pages. */
  of: (page: ForeignPage) => string[];
  /** Addresses here of the lists of tags, by their old addresses. */
  lists: ReadonlyMap<string, string>;
  /** Sentences about what stays behind. */
  unplaced: string[];
}

const declaredTag = settings({ label: optionalText, permalink: optionalText, description: optionalText });
const declaredTags = z.record(z.string(), declaredTag);

/** `unplaced` gets what has no place here. */
function declaredIn(tree: SourceTree, file: string, unplaced: string[]): z.output<typeof declaredTags> {
  try {
    const tags = declaredTags.parse(parse(tree.get(file)?.toString('utf8') ?? '') ?? {});
    const described = Object.entries(tags).flatMap(([key, { label, description }]) => (description === undefined ? [] : [label ?? key]));
    if (described.length > 0) unplaced.push(`${file} describes the tags ${described.join(', ')}: lists of tags here have no words.`);
    return tags;
  } catch {
    unplaced.push(`${file} is not valid YAML, so tags keep the names that pages give them.`);
    return {};
  }
}

/** A tag's label, and the end of the address of its list: Docusaurus writes `How2Do` as `how-2-do`. */
function tagOf(tag: unknown, declared: z.output<typeof declaredTags>): { label: string; permalink: string }[] {
  const own = declaredTag.parse(tag);
  const written = textOf(tag) ?? own.label ?? '';
  if (oneLine(written) === '') return [];
  const known = Object.hasOwn(declared, written) ? declared[written] : undefined;
  const label = known ? (known.label ?? upperFirst(written.toLowerCase())) : written;
  return [{ label: oneLine(label), permalink: (known ?? own).permalink ?? kebabCase(written) }];
}

/** Reads the tags of all pages. Tags that would share a list here get one spelling. */
export function readTags(pages: readonly ForeignPage[], tree: SourceTree): ForeignTags {
  const unplaced: string[] = [];
  const declaredFor = memoize((file: string) => declaredIn(tree, file, unplaced));
  const spelling = new Map<string, string>();
  const lists = new Map<string, string>();
  const labels = new Map<ForeignPage, string[]>();
  for (const page of pages) {
    const { version, blog } = page;
    const instance = version?.instance ?? blog;
    const base = joinPath(version?.base ?? blog?.routeBasePath ?? '', instance?.tagsBasePath ?? '');
    const declared = declaredFor(`${version?.folder ?? blog?.path}/${instance?.tags}`);
    const tags = [page.frontMatter.tags ?? []].flat().flatMap((tag) => tagOf(tag, declared));
    for (const { label, permalink } of tags) {
      const path = tagPath(label);
      // A tag without a letter has no address.
      if (path === tagPath('')) {
        unplaced.push(`${page.source} has the tag “${label}”, which has no letters: it goes.`);
        continue;
      }
      if (!spelling.has(path)) spelling.set(path, label);
      if (instance) {
        lists.set(base, tagPath('').replace(/\/$/, ''));
        lists.set(joinPath(base, permalink), path);
      }
    }
    labels.set(page, [...new Set(tags.flatMap(({ label }) => spelling.get(tagPath(label)) ?? []))]);
  }
  return { of: (page) => labels.get(page) ?? [], lists, unplaced };
}
