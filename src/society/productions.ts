/** The productions of year files with their addresses. */
import GithubSlugger from 'github-slugger';
import { slugOf } from '../content-model/address-rules';
import type { Production, ProductionYearFile } from '../content-model/society-schemas';
import { byFirstDay, yearSlug, type YearKind } from '../content-model/year-kinds';

export interface PlacedProduction {
  production: Production;
  term: string;
  /** Its anchor on the page of all years. */
  anchor: string;
  slug: string;
}

/** The slug that a production would have alone. */
export const wantedSlug = ({ slug, name }: Production): string => slug ?? slugOf(name);

/** The slugs of productions, distinct even if two productions have the same name. */
function slugsOf(productions: readonly Production[]): Map<Production, string> {
  const slugger = new GithubSlugger();
  const wanted = productions.map((production) => ({ production, slug: wantedSlug(production) }));
  const firsts = new Map(wanted.toReversed().map(({ production, slug }) => [slug, production]));
  // First an editor's own slugs, then the first production of each name, so that no repeat takes their addresses.
  const rank = ({ production, slug }: (typeof wanted)[number]): number =>
    production.slug !== undefined ? 0 : firsts.get(slug) === production ? 1 : 2;
  const claimed = wanted
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ production, slug }) => [production, slugger.slug(slug)] as const);
  return new Map(claimed.map(([production, slug]) => [production, production.slug ?? slug]));
}

/** The productions of a year by term and date. */
export function productionsOf(file: ProductionYearFile): PlacedProduction[] {
  const slugs = slugsOf(file.terms.flatMap(({ shows }) => shows));
  return file.terms.flatMap(({ name, shows }) =>
    shows.toSorted(byFirstDay).map((production) => {
      const slug = slugs.get(production) ?? '';
      return { production, term: name, slug, anchor: `${yearSlug(file.year)}-${slug}` };
    }),
  );
}

/** Path of the page of an academic year, or of one of its productions. */
export function pathInYear({ pagesBelow = '' }: Pick<YearKind, 'pagesBelow'>, year: string, slug?: string): string {
  return [pagesBelow, yearSlug(year), ...(slug === undefined ? [] : [slug])].join('/');
}

export const DIRECTORY_PATHS = { venues: '/venues', societies: '/societies' } as const;
