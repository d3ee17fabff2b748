/** What the record of a production lacks. */

/** A production, as far as it can lack something. */
export interface RecordedProduction {
  readonly kind: string;
  readonly venueName: string | null;
  readonly dates: readonly unknown[];
  readonly teamSize: number;
  readonly photos: unknown;
  readonly programme: string | null;
  readonly links: readonly { readonly name: string }[];
}

/** A programme that is linked to, in its own field or among the links. */
const hasProgramme = ({ programme, links }: RecordedProduction): boolean =>
  programme !== null || links.some(({ name }) => /programme/i.test(name));

/**
 * What is missing, in the words of a list. Nobody photographs a hire or prints a programme for it, and one without crew is
 * a dry hire.
 */
export function missingFacts(production: RecordedProduction): string[] {
  const { kind, venueName, dates, teamSize, photos } = production;
  const isShow = kind === 'show';
  const lacks: [what: string, isMissing: boolean][] = [
    ['crew', isShow && teamSize === 0],
    ['dates', dates.length === 0],
    ['venue', venueName === null],
    ['photos', isShow && photos === null],
    ['programme', isShow && !hasProgramme(production)],
  ];
  return lacks.flatMap(([what, isMissing]) => (isMissing ? what : []));
}
