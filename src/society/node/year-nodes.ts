import { linksOfFile, type NodeFields } from '../../content-model/data-layer';
import { nodeFieldsOf } from '../../content-model/node-fields';
import { personKey, type PersonReference } from '../../content-model/society-schemas';
import { pathInYear, yearSlug, type YearEntry, type YearKind } from '../../content-model/year-kinds';
import type { SocietyRecords } from './society-records';

/** A search entry of a year as stored: people are ids of nodes. */
export type YearEntryNode = Omit<YearEntry, 'posts'> & { posts: { role: string; people: string[] }[] };

/** A node for each year of a kind. */
export function yearNodes(
  kind: YearKind,
  { files: { years, directory, site }, productions, isShown, named, idOfProduction, helpers }: SocietyRecords,
): NodeFields[] {
  const people = { isHidden: (reference: PersonReference) => !isShown(personKey(reference)), named };
  const ids = new Map<object, string>(productions.map((placed) => [placed.production, idOfProduction(placed)]));
  return years
    .filter((year) => year.kind === kind)
    .map(({ file: { data, relativePath } }) => {
      const links = linksOfFile(helpers, relativePath);
      const searchEntries = kind.entries(data, directory).map((entry): YearEntryNode => ({
        ...entry,
        title: named(entry.title),
        ...(entry.facts !== undefined && { facts: named(entry.facts) }),
        posts: entry.posts.map((post) => ({ role: named(post.role), people: post.people.map(links.person) })),
      }));
      const fields = nodeFieldsOf(kind.schema, kind.inOrder?.(data, site.execRoles) ?? data, {
        ...links,
        ...people,
        group: (value) => ids.get(value) ?? '',
      });
      const path = kind.pagesBelow === undefined ? {} : { path: pathInYear(kind, data.year) };
      return { key: `${kind.name} year ${data.year}`, fields: { ...fields, ...path, slug: yearSlug(data.year), searchEntries } };
    });
}
