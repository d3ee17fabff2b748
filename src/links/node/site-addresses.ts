import { isPersonPath, PUBLISHED_FILES } from '../../content-model/addresses';
import { CONTRIBUTIONS } from '../../content-model/contributions';
import { tagPath } from '../../content-model/wiki-address';
import { validFiles, validYearFiles, type Content } from '../../content-model/read-content';
import { societiesSchema, venuesSchema } from '../../content-model/society-schemas';
import { PRODUCTION_KINDS } from '../../content-model/year-kinds';
import { DIRECTORY_PATHS, pathInYear, productionsOf } from '../../society/productions';
import { aliasesOf } from './aliases';
import type { AddressBook } from './alias-pages';

/** Addresses outside the wiki that texts may link to: all but people's. `routes` are those of top-level pages. */
export function routesOfContent(routes: ReadonlySet<string>, { wiki, data }: Pick<Content, 'wiki' | 'data'>): Set<string> {
  const years = PRODUCTION_KINDS.flatMap((kind) =>
    validYearFiles(data, kind).flatMap(({ data: year }) => [
      pathInYear(kind, year.year),
      ...productionsOf(year).map(({ slug }) => pathInYear(kind, year.year, slug)),
    ]),
  );
  const entries = [
    ...validFiles(data, venuesSchema).flatMap((file) => file.data.map(({ id }) => `${DIRECTORY_PATHS.venues}/${id}`)),
    ...validFiles(data, societiesSchema).flatMap((file) => file.data.map(({ id }) => `${DIRECTORY_PATHS.societies}/${id}`)),
  ];
  const tags = wiki.flatMap(({ frontMatter }) => frontMatter?.tags.map(tagPath) ?? []);
  return new Set([...routes, ...tags, ...years, ...entries]);
}

/** Pages that need not last: error pages, and templates of pages made from data. */
const NOT_PROMISED = /^\/(?:404|500)$|[{[]/;

const collator = new Intl.Collator('en', { numeric: true });

/** Every current address that must last, sorted. `routes` are those of top-level pages. */
export function publishedUrls(content: Pick<Content, 'wiki' | 'data'>, routes: ReadonlySet<string>): string[] {
  const { redirects, shortlinks } = aliasesOf(content);
  const all = new Set([
    ...content.wiki.map(({ url }) => url),
    ...routesOfContent(routes, content),
    ...[...redirects, ...shortlinks].map(({ from }) => from),
  ]);
  return [...all].filter((url) => !NOT_PROMISED.test(url)).sort(collator.compare);
}

/** Adds new addresses to the record; none is ever removed automatically. */
export function extendRecord(recorded: readonly string[], current: readonly string[]): string[] {
  return [...new Set([...recorded, ...current])].sort(collator.compare);
}

const OF_SECTIONS = CONTRIBUTIONS.flatMap(({ contributes }) => contributes.beforeSections);

const PATIENCE_IN_MS = 10_000;

/** The addresses of people, who may ask to be hidden, and those that a capability makes of a section need not last. */
const isPromised = (path: string): boolean => !isPersonPath(path) && !OF_SECTIONS.some((prefix) => path.startsWith(`${prefix}/`));

/**
 * Asks the published site for its addresses that must last: `npm run urls` records none that came and went between two runs.
 * @returns `undefined` if the site does not say
 */
export async function publishedAddresses(url: string): Promise<string[] | undefined> {
  try {
    const answer = await fetch(`${url.replace(/\/$/, '')}${PUBLISHED_FILES.addressBook}`, { signal: AbortSignal.timeout(PATIENCE_IN_MS) });
    if (!answer.ok) return undefined;
    const { pages, aliases } = (await answer.json()) as AddressBook;
    return [...pages, ...aliases].map(([path]) => path).filter(isPromised);
  } catch {
    return undefined;
  }
}
