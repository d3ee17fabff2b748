import { groupBy } from '../components/group-by';
import { listedYears, pathOfYear } from './listed-years';

export interface RecordedProduction {
  readonly kind: string;
  readonly venueName?: string | null | undefined;
  readonly dates: readonly unknown[];
  readonly tour: readonly unknown[];
  readonly crewSize: number;
  readonly cancelled: boolean;
  readonly photos?: unknown;
  readonly programme?: string | null | undefined;
  readonly links: readonly { readonly name: string }[];
}

const isKnown = (value: unknown): boolean => value !== null && value !== undefined;

const hasProgramme = ({ programme, links }: RecordedProduction): boolean =>
  isKnown(programme) || links.some(({ name }) => /programme/i.test(name));

/** The missing facts, in words. A hire needs no photos, programme or crew: a dry hire has none; nor does a show that was cancelled. */
export function missingFacts(production: RecordedProduction): string[] {
  const { kind, venueName, dates, tour, crewSize, cancelled, photos } = production;
  const isShow = kind === 'show' && !cancelled;
  // Each stop of a tour has its place and days.
  const isOnlyOnTour = dates.length === 0 && tour.length > 0;
  const lacks: [what: string, isMissing: boolean][] = [
    ['crew', isShow && crewSize === 0],
    ['dates', dates.length === 0 && !isOnlyOnTour],
    ['venue', !isKnown(venueName) && !isOnlyOnTour],
    ['photos', isShow && !isKnown(photos)],
    ['programme', isShow && !hasProgramme(production)],
  ];
  return lacks.flatMap(([what, isMissing]) => (isMissing ? what : []));
}

export interface ListedProduction extends RecordedProduction {
  readonly name: string;
  readonly path: string;
  readonly year: string;
}

/** Shows first, by name. Nodes have no stable order: a warm build differs from a cold one. */
function inOrder(first: ListedProduction, second: ListedProduction): number {
  const byKind = second.kind.localeCompare(first.kind, 'en');
  return byKind || first.name.localeCompare(second.name, 'en') || first.path.localeCompare(second.path, 'en');
}

/** Productions with missing facts by year, newest first, grouped by what is missing. Older years are only counted. */
export function gapsByYear(productions: readonly ListedProduction[]) {
  const withGaps = productions
    .map((production) => ({ ...production, missing: missingFacts(production) }))
    .filter(({ missing }) => missing.length > 0)
    .sort(inOrder);
  const years = [...groupBy(withGaps, ({ year }) => year)].sort(([first], [second]) => (first < second ? 1 : -1));
  const listed = listedYears(years, ([, ofYear]) => ofYear.length);
  return years.map((one) => {
    const [year, ofYear] = one;
    const gaps = groupBy(listed.has(one) ? ofYear : [], ({ missing }) => missing.join(', '));
    return {
      year,
      count: ofYear.length,
      pages: [...new Set(ofYear.map(({ path }) => pathOfYear(path)))],
      gaps: [...gaps].map(([missing, alike]) => ({ missing, productions: alike.map(({ name, path }) => ({ name, path })) })),
    };
  });
}
