/** Finds the productions of an archive that a filter asks for. */
import { useMemo } from 'react';
import { filterPhrases, foldText, holdsWords } from '../../components/text-filter';
import type { NavYear } from './year-nav';

/** An academic year of a page's query. */
export interface ArchiveYear extends NavYear {
  /** Address of the year's own page. */
  readonly path: string;
  readonly terms: readonly Queries.ArchiveTermFragment[];
}

/** What finds a production, folded for comparison: what its row says, a line each, and its credits. */
interface SearchText {
  anchor: string;
  row: string;
  credits: readonly { line: string; folded: string }[];
  whole: string;
}

function searchTextOf(production: Queries.ArchiveTermFragment['productions'][number], year: string, term: string): SearchText {
  const { anchor, name, societyName, venueName, society, venue, creditTexts } = production;
  const row = foldText([name, societyName, society?.shortName, venueName, venue?.shortName, year, term].join('\n'));
  const credits = creditTexts.map((line) => ({ line, folded: foldText(line) }));
  return { anchor, row, credits, whole: [row, ...credits.map(({ folded }) => folded)].join('\n') };
}

/** The credits that match what the row itself does not say. */
function creditsFound({ row, credits }: SearchText, phrases: readonly string[]): string {
  const wanted = phrases.filter((phrase) => !row.includes(phrase));
  return credits
    .filter(({ folded }) => wanted.some((phrase) => folded.includes(phrase)))
    .map(({ line }) => line)
    .join(' · ');
}

/** The productions that match, by anchor, each with the credits that were found; `undefined` without a filter. */
export type Matches = ReadonlyMap<string, string> | undefined;

/** The productions of some years that match what a reader typed. */
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
