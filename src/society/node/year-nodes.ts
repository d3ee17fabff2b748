import { linksOfFile, type NodeFields } from '../../content-model/data-layer';
import { nodeFieldsOf } from '../../content-model/node-fields';
import type { PersonReference } from '../../content-model/society-schemas';
import { yearSlug, type YearKind } from '../../content-model/year-kinds';
import { pathInYear } from '../productions';
import { isListed } from './credits';
import { entriesOfYear } from './search-entries';
import type { SocietyRecords } from './society-records';

/** A node for each year of a kind. */
export function yearNodes(kind: YearKind, records: SocietyRecords): NodeFields[] {
  const { productions, personOf, named, idOfProduction, helpers } = records;
  const { years, site } = records.files;
  const people = { isHidden: (reference: PersonReference) => !isListed(personOf(reference)), named };
  const ids = new Map<object, string>(productions.map((production) => [production.written, idOfProduction(production)]));
  return years
    .filter((year) => year.kind === kind)
    .map(({ file: { data, relativePath } }) => {
      const links = linksOfFile(helpers, relativePath);
      const searchEntries = entriesOfYear(kind, data, records);
      const fields = nodeFieldsOf(kind.schema, kind.inOrder?.(data, site.execRoles) ?? data, {
        ...links,
        ...people,
        group: (value) => ids.get(value) ?? '',
      });
      const path = kind.pagesBelow === undefined ? {} : { path: pathInYear(kind, data.year) };
      return { key: `${kind.name} year ${data.year}`, fields: { ...fields, ...path, slug: yearSlug(data.year), searchEntries } };
    });
}
