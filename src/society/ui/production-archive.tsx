import { useId, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { graphql } from 'gatsby';
import clsx from 'clsx';
import { idInHash } from '../../content/addresses';
import { filterPhrases, foldText, holdsWords } from '../../components/text-filter';
import { countOf } from '../../components/formats';
import { useEarlyTyping } from '../../components/use-early-typing';
import { GhostLight } from './ghost-light';
import { ProductionEntry, type EntryProduction } from './production-entry';
import { FiguresBlock, PRODUCTION_WORDS, ProductionStatistics, type ProductionWords } from './production-statistics';
import { ShowPlanLibrary } from './show-plan';
import { useQueryFilter } from './use-query-filter';
import { YearNav, type NavYear } from './year-nav';
import * as styles from './production-archive.module.css';
import * as entryStyles from './production-entry.module.css';
import * as yearStyles from './years.module.css';

/** An academic year of a page's query. */
interface ArchiveYear extends NavYear {
  readonly terms: readonly Queries.ArchiveTermFragment[];
}

/** Everything that finds a production, a line each, ready for comparison. */
function searchTextOf(production: EntryProduction, year: string, term: string): string {
  const { name, societyName, venueName, crew } = production;
  return foldText([name, societyName, venueName, year, term, ...crew.flatMap(({ role, person }) => [role, person.name])].join('\n'));
}

/** The anchors of the productions that match the filter; `undefined` without a filter, which shows all of them. */
type Matches = ReadonlySet<string> | undefined;

function useMatches(years: readonly ArchiveYear[], filter: string): Matches {
  const texts = useMemo(
    () =>
      years.flatMap(({ year, terms }) =>
        terms.flatMap((term) =>
          term.productions.map((production) => ({ anchor: production.anchor, text: searchTextOf(production, year, term.name) })),
        ),
      ),
    [years],
  );
  const allText = useMemo(() => texts.map(({ text }) => text).join('\n'), [texts]);
  return useMemo(() => {
    const phrases = filterPhrases(filter, allText);
    return phrases.length === 0 ? undefined : new Set(texts.flatMap(({ anchor, text }) => (holdsWords(text, phrases) ? anchor : [])));
  }, [texts, allText, filter]);
}

interface Props {
  kind: 'show' | 'hire';
  title: string;
  lead: ReactNode;
  years: readonly ArchiveYear[];
  statistics: Queries.ProductionStatisticsFragment | null;
  /** Location of the page, whose query is the filter and whose hash a production. */
  location: { readonly hash: string };
  /** Stands between the heading and the years. */
  children?: ReactNode;
}

/** The filter, and how many productions it finds. */
function ArchiveFilter({
  field,
  words,
  filter,
  filterBy,
  found,
  total,
}: {
  field: RefObject<HTMLInputElement | null>;
  words: ProductionWords;
  filter: string;
  filterBy: (typed: string) => void;
  /** How many productions match; `undefined` without a filter. */
  found: number | undefined;
  total: number;
}) {
  const id = useId();
  return (
    <search className={clsx(styles.filter, 'needs-script')}>
      <label htmlFor={id}>{`Find a ${words.one}`}</label>
      <input
        ref={field}
        id={id}
        type="search"
        className="field"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        value={filter}
        onChange={(event) => filterBy(event.target.value)}
      />
      <p id={`${id}-hint`} className={`small ${styles.hint}`}>
        {`By title, person, ${words.group.toLowerCase()}, venue or role`}
      </p>
      <p role="status" className={styles.count}>
        {found !== undefined && `${found} of `}
        {countOf(total, words.one, words.many)}
      </p>
    </search>
  );
}

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
      <h3 className={styles.termName}>{name}</h3>
      {notes !== null && <p className={yearStyles.note}>{notes}</p>}
      {productions.length === 0 && notes === null && <p className={yearStyles.note}>Nothing is on record.</p>}
      {productions.length > 0 && (
        <ul className={clsx('ruled', entryStyles.entries, productions.some(({ kind }) => kind === 'show') && entryStyles.drawn)}>
          {productions.map((production) => (
            <li
              key={production.anchor}
              id={production.anchor}
              data-linked={production.anchor === linked ? '' : undefined}
              hidden={matches && !matches.has(production.anchor)}
            >
              <ProductionEntry production={production} />
            </li>
          ))}
        </ul>
      )}
    </div>
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
  const [filter, setFilter] = useQueryFilter(location);
  const matches = useMatches(years, filter);
  const counted = years.map((year) => {
    const productions = year.terms.flatMap((term) => term.productions);
    const count = productions.filter(({ anchor }) => matches === undefined || matches.has(anchor)).length;
    return { ...year, count, total: productions.length };
  });
  const all = counted.reduce((sum, { total }) => sum + total, 0);
  const linked = idInHash(location.hash);
  const list = useRef<HTMLDivElement>(null);
  const filterBy = (typed: string): void => {
    setFilter(typed);
    // The list gets shorter, so its end may now be above what the reader sees.
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView();
  };
  // Here and not in the filter: the effects of a child run before its parent's, which would then take the typing back.
  const field = useEarlyTyping(filterBy);

  if (all === 0) return <EmptyArchive title={title} words={words} />;
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      {kind === 'show' && <ShowPlanLibrary />}
      <header className={yearStyles.head}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {statistics && <FiguresBlock statistics={statistics} words={words} className={yearStyles.figures} />}
      </header>
      {children !== undefined && <div className={styles.between}>{children}</div>}
      <div className={clsx('margin-columns', yearStyles.columns, styles.archive)}>
        <div className={clsx(yearStyles.side, 'no-print')}>
          <ArchiveFilter field={field} words={words} filter={filter} filterBy={filterBy} found={matches?.size} total={all} />
          <YearNav years={counted.filter(({ count }) => matches === undefined || count > 0)}>
            {statistics && (
              <p className={styles.toStatistics}>
                <a href="#statistics">Statistics</a>
              </p>
            )}
          </YearNav>
        </div>
        <div ref={list}>
          {matches?.size === 0 && <NothingFound filter={filter} showAll={() => filterBy('')} all={countOf(all, words.one, words.many)} />}
          {counted.map(({ year, slug, terms, count }) => (
            <section
              key={slug}
              id={slug}
              className={clsx(yearStyles.year, styles.year)}
              aria-label={year}
              hidden={matches !== undefined && count === 0}
            >
              <div className={yearStyles.yearHead}>
                <h2 className="linked-name">
                  <a href={`#${slug}`}>{year}</a>
                </h2>
                <p className="small">{countOf(count, words.one, words.many)}</p>
              </div>
              {terms.map((term, index) => (
                <Term key={index} term={term} matches={matches} linked={linked} />
              ))}
            </section>
          ))}
        </div>
      </div>
      {statistics && (
        <section id="statistics" className={styles.statistics} aria-labelledby="statistics-title">
          <div className={yearStyles.yearHead}>
            <h2 id="statistics-title">In figures</h2>
          </div>
          <ProductionStatistics statistics={statistics} words={words} />
        </section>
      )}
    </main>
  );
}

export const fragment = graphql`
  fragment ArchiveTerm on Term {
    name
    notes
    productions {
      ...ProductionEntry
    }
  }
`;
