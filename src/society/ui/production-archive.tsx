import { memo, useMemo, useRef, type ReactNode } from 'react';
import { Link, graphql } from 'gatsby';
import clsx from 'clsx';
import { idInHash } from '../../content/addresses';
import { filterPhrases, foldText, holdsWords } from '../../components/text-filter';
import { countOf } from '../../components/formats';
import { FilterField } from '../../components/filter-field';
import { useAddressQuery } from '../../components/use-address-query';
import { useEarlyTyping } from '../../components/use-early-typing';
import { listedYears, MOST_LISTED } from '../listed-years';
import { GhostLight } from './ghost-light';
import { OlderYears } from './older-years';
import { ProductionRow } from './production-row';
import { FiguresBlock, PRODUCTION_WORDS, type ProductionWords } from './production-statistics';
import { YearNav, type NavYear } from './year-nav';
import * as styles from './production-archive.module.css';
import * as rowStyles from './production-row.module.css';
import * as yearStyles from './years.module.css';

/** An academic year of a page's query. */
interface ArchiveYear extends NavYear {
  /** Address of the year's own page. */
  readonly path: string;
  readonly terms: readonly Queries.ArchiveTermFragment[];
}

type ArchivedProduction = Queries.ArchiveTermFragment['productions'][number];

const countIn = ({ terms }: ArchiveYear): number => terms.reduce((sum, { productions }) => sum + productions.length, 0);

/** The anchors of the years whose productions are listed; the others are folded to a link. */
const slugsOfListed = (years: readonly ArchiveYear[]): ReadonlySet<string> =>
  new Set([...listedYears(years, countIn)].map(({ slug }) => slug));

/** The query parameter that keeps the filter in the page's address. */
const FILTER = ['q'] as const;

/** What the years without a list of their own stand below. */
const OLDER: NavYear = { year: 'Older years', slug: 'older-years' };

/** What finds a production, ready for comparison: what its row says, a line each, and its credits. */
interface SearchText {
  anchor: string;
  row: string;
  credits: readonly { line: string; folded: string }[];
}

function searchTextOf(production: ArchivedProduction, year: string, term: string): SearchText {
  const { anchor, name, societyName, venueName, society, venue, creditTexts } = production;
  return {
    anchor,
    row: foldText([name, societyName, society?.shortName, venueName, venue?.shortName, year, term].join('\n')),
    credits: creditTexts.map((line) => ({ line, folded: foldText(line) })),
  };
}

const wholeText = ({ row, credits }: SearchText): string => [row, ...credits.map(({ folded }) => folded)].join('\n');

/** The credits that answer to what the row itself does not say. */
function creditsFound({ row, credits }: SearchText, phrases: readonly string[]): string {
  const wanted = phrases.filter((phrase) => !row.includes(phrase));
  return credits
    .filter(({ folded }) => wanted.some((phrase) => folded.includes(phrase)))
    .map(({ line }) => line)
    .join(' · ');
}

/** The productions that match the filter by their anchors, each with the credits that it found; `undefined` without a filter. */
type Matches = ReadonlyMap<string, string> | undefined;

function useMatches(years: readonly ArchiveYear[], filter: string): Matches {
  const texts = useMemo(
    () =>
      years.flatMap(({ year, terms }) =>
        terms.flatMap((term) =>
          term.productions.map((production) => {
            const text = searchTextOf(production, year, term.name);
            return { ...text, whole: wholeText(text) };
          }),
        ),
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

interface Props {
  kind: 'show' | 'hire';
  title: string;
  lead: ReactNode;
  years: readonly ArchiveYear[];
  statistics: Queries.ProductionTotalsFragment | null;
  /** Location of the page, whose query is the filter and whose hash a production. */
  location: { readonly hash: string };
  /** Stands between the heading and the years. */
  children?: ReactNode;
}

const Row = memo(ProductionRow);

/** A term: its productions, those that the filter leaves out hidden. */
function Term({
  term,
  matches,
  linked,
}: {
  term: Queries.ArchiveTermFragment;
  matches: Matches;
  /** Anchor of the production that the address names. */
  linked: string;
}) {
  const { name, notes, productions } = term;
  return (
    <div className={styles.term} hidden={matches && !productions.some(({ anchor }) => matches.has(anchor))}>
      <h3>{name}</h3>
      {notes !== null && <p className={yearStyles.note}>{notes}</p>}
      {productions.length === 0 && notes === null && <p className={yearStyles.note}>Nothing is on record.</p>}
      {productions.length > 0 && (
        <ul className={clsx('ruled', rowStyles.rows)}>
          {productions.map((production) => (
            <li
              key={production.anchor}
              id={production.anchor}
              data-linked={production.anchor === linked ? '' : undefined}
              hidden={matches && !matches.has(production.anchor)}
            >
              <Row production={production} found={matches?.get(production.anchor)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What the filter finds in a year that is folded otherwise; a link to the year while it finds too much for one page. */
function FoldedYear({ year, found, words }: { year: ArchiveYear; found: ReadonlyMap<string, string>; words: ProductionWords }) {
  if (found.size <= MOST_LISTED) {
    const terms = year.terms.map((term) => ({ ...term, productions: term.productions.filter(({ anchor }) => found.has(anchor)) }));
    return terms
      .filter(({ productions }) => productions.length > 0)
      .map((term) => <Term key={term.name} term={term} matches={found} linked="" />);
  }
  return (
    <p className={yearStyles.note}>
      <Link to={year.path}>{countOf(countIn(year), words.one, words.many)}</Link> on the page of the year; type more to see here which of
      them match
    </p>
  );
}

/** What stands in the place of an archive in which nothing is on record yet. */
function EmptyArchive({ title, words }: { title: string; words: ProductionWords }) {
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <header className={yearStyles.head}>
        <h1>{title}</h1>
      </header>
      <GhostLight>
        <p>No {words.one} is on record yet.</p>
      </GhostLight>
    </main>
  );
}

/** What the reader sees when the filter finds nothing: why, and the way back. */
function NothingFound({ filter, showAll, all }: { filter: string; showAll: () => void; all: string }) {
  return (
    <GhostLight>
      <p>
        <strong>Nothing matches “{filter.trim()}”.</strong>
      </p>
      <p>Try part of a name or fewer words. Only what we have on record can be found.</p>
      <p>
        <button type="button" className="button" onClick={showAll}>
          Show all {all}
        </button>
      </p>
    </GhostLight>
  );
}

/** Productions by year and term, newest year first, with a filter and statistics. */
export function ProductionArchive({ kind, title, lead, years, statistics, location, children }: Props) {
  const words = PRODUCTION_WORDS[kind];
  const {
    values: { q: filter },
    change,
  } = useAddressQuery(FILTER);
  const matches = useMatches(years, filter);
  const counted = years.map((year) => {
    const productions = year.terms.flatMap((term) => term.productions);
    const count = productions.filter(({ anchor }) => matches === undefined || matches.has(anchor)).length;
    return { ...year, count, total: productions.length };
  });
  const all = counted.reduce((sum, { total }) => sum + total, 0);
  const linked = idInHash(location.hash);
  const listed = useMemo(() => slugsOfListed(years), [years]);
  const older = matches === undefined ? counted.filter(({ slug }) => !listed.has(slug)) : [];
  const shown = counted.filter(({ slug, count }) => listed.has(slug) || (matches !== undefined && count > 0));
  const list = useRef<HTMLDivElement>(null);
  const filterBy = (typed: string): void => {
    change({ q: typed });
    // The list gets shorter, so its end may now be above what the reader sees.
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView();
  };
  // Here and not in the filter: the effects of a child run before its parent's, which would then take the typing back.
  const field = useEarlyTyping(filterBy);
  const showAll = (): void => {
    filterBy('');
    // The button that had the focus is gone.
    field.current?.focus();
  };

  if (all === 0) return <EmptyArchive title={title} words={words} />;
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <header className={yearStyles.head}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {statistics && <FiguresBlock statistics={statistics} words={words} className={yearStyles.figures} />}
      </header>
      {children !== undefined && <div className={styles.between}>{children}</div>}
      <div className={clsx('margin-columns', yearStyles.columns, styles.archive)}>
        <div className={clsx(yearStyles.side, 'no-print')}>
          <FilterField
            className={styles.filter}
            label={`Find a ${words.one}`}
            hint={`By title, person, ${words.group.toLowerCase()}, venue or role`}
            field={field}
            value={filter}
            onFilter={filterBy}
            status={`${matches ? `${matches.size} of ` : ''}${countOf(all, words.one, words.many)}`}
          />
          <YearNav years={[...shown.filter(({ count }) => matches === undefined || count > 0), ...(older.length > 0 ? [OLDER] : [])]}>
            {statistics && (
              <p id="statistics" className={styles.toStatistics}>
                <Link to={statistics.path}>Statistics</Link>
              </p>
            )}
          </YearNav>
        </div>
        <div ref={list}>
          {matches?.size === 0 && <NothingFound filter={filter} showAll={showAll} all={countOf(all, words.one, words.many)} />}
          {shown.map(({ year, slug, path, terms, count }) => (
            <section
              key={slug}
              id={slug}
              className={clsx(yearStyles.year, styles.year)}
              aria-label={year}
              hidden={matches !== undefined && count === 0}
            >
              <div className={yearStyles.yearHead}>
                <h2 className="linked-name">
                  <Link to={path}>{year}</Link>
                </h2>
                <p className="small">{countOf(count, words.one, words.many)}</p>
              </div>
              {listed.has(slug) || matches === undefined ? (
                terms.map((term, index) => <Term key={index} term={term} matches={matches} linked={linked} />)
              ) : (
                <FoldedYear year={{ year, slug, terms, path }} found={matches} words={words} />
              )}
            </section>
          ))}
          {older.length > 0 && (
            <section id={OLDER.slug} className={clsx(yearStyles.year, styles.year)} aria-label={OLDER.year}>
              <div className={yearStyles.yearHead}>
                <h2>{OLDER.year}</h2>
              </div>
              <OlderYears
                years={older.map(({ year, slug, path, count }) => ({
                  year,
                  slug,
                  pages: [{ path, words: countOf(count, words.one, words.many) }],
                }))}
              />
            </section>
          )}
        </div>
      </div>
    </main>
  );
}

export const fragment = graphql`
  fragment ArchiveTerm on Term {
    name
    notes
    productions {
      anchor
      creditTexts
      society {
        shortName
      }
      venue {
        shortName
      }
      ...ProductionRow
    }
  }
`;
