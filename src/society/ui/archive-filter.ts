import { useMemo } from 'react';
import { filterPhrases, foldText, holdsWords } from '../../components/text-filter';
import type { NavYear } from './year-nav';

export interface ArchiveYear extends NavYear {
  readonly path: string;
  readonly terms: readonly Queries.ArchiveTermFragment[];
}

/** Folds all texts for comparison, except `line`, which readers see. */
function searchTextOf(production: Queries.ArchiveTermFragment['productions'][number], year: string, term: string) {
  const { anchor, name, societyName, venueName, society, venue, creditTexts } = production;
  const row = foldText([name, societyName, society?.shortName, venueName, venue?.shortName, year, term].join('\n'));
  const credits = creditTexts.map((line) => ({ line, folded: foldText(line) }));
  return { anchor, row, credits, whole: [row, ...credits.map(({ folded }) => folded)].join('\n') };
}

/** The credits that match phrases which the row itself does not show. */
function creditsFound({ row, credits }: ReturnType<typeof searchTextOf>, phrases: readonly string[]): string {
  const wanted = phrases.filter((phrase) => !row.includes(phrase));
  return credits
    .filter(({ folded }) => wanted.some((phrase) => folded.includes(phrase)))
    .map(({ line }) => line)
    .join(' · ');
}

/** The matching productions by anchor, each with the credits that matched; `undefined` without a filter. */
export type Matches = ReadonlyMap<string, string> | undefined;

export function useMatches(years: readonly ArchiveYear[], filter: string): Matches {
  const texts = useMemo(
    () =>
      years.flatMap(({ year, terms }) =>
        terms.flatMap((term) => term.productions.map((production) => searchTextOf(production, year, term.name))),
      ),
    [years],
  );
  const allText = useMemo(() => texts.map(({ whole }) => whole).join('\n'), [texts]);
  return useMemo(() => {
    const phrases = filterPhrases(filter, allText);
    if (phrases.length === 0) return undefined;
    return new Map(texts.filter(({ whole }) => holdsWords(whole, phrases)).map((text) => [text.anchor, creditsFound(text, phrases)]));
  }, [texts, allText, filter]);
}
