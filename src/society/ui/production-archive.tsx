import { useId, useMemo, useRef, type ReactNode } from 'react';
import { graphql } from 'gatsby';
import clsx from 'clsx';
import { idInHash } from '../../content/addresses';
import { filterPhrases, foldText, holdsWords } from '../../components/text-filter';
import { countOf } from '../../components/formats';
import { useEarlyTyping } from '../../components/use-early-typing';
import { GhostLight } from './ghost-light';
import { ProductionEntry, type EntryProduction } from './production-entry';
import { FiguresBlock, PRODUCTION_WORDS, ProductionStatistics } from './production-statistics';
import { ShowPlanLibrary } from './show-plan';
import { useQueryFilter } from './use-query-filter';
import { YearNav, type NavYear } from './year-nav';
import * as styles from './production-archive.module.css';
import * as yearStyles from './years.module.css';

/** An academic year of a page's query. */
interface ArchiveYear extends NavYear {
  readonly terms: readonly Queries.ArchiveTermFragment[];
}

/** Everything that finds a production, a line each, ready for comparison. */
function searchTextOf(production: EntryProduction, year: string, term: string): string {
  const { name, society, venue, crew } = production;
  return foldText([name, society, venue, year, term, ...crew.flatMap(({ role, person }) => [role, person.name])].join('\n'));
}

/** The anchors of the productions that match a filter; `undefined` without a filter. */
function useMatches(years: readonly ArchiveYear[], filter: string): ReadonlySet<string> | undefined {
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
}

/** Productions by year and term, newest year first, with a filter and statistics. */
export function ProductionArchive({ kind, title, lead, years, statistics, location }: Props) {
  const words = PRODUCTION_WORDS[kind];
  const [filter, setFilter] = useQueryFilter(location);
  const matches = useMatches(years, filter);
  const isShown = ({ anchor }: { readonly anchor: string }): boolean => matches === undefined || matches.has(anchor);
  const counted = years.map((year) => ({
    ...year,
    count: year.terms.reduce((sum, term) => sum + term.productions.filter(isShown).length, 0),
    total: year.terms.reduce((sum, term) => sum + term.productions.length, 0),
  }));
  const visible = matches === undefined ? counted : counted.filter(({ count }) => count > 0);
  const all = counted.reduce((sum, { total }) => sum + total, 0);
  const linked = idInHash(location.hash);
  const fieldId = useId();
  const list = useRef<HTMLDivElement>(null);
  const filterBy = (typed: string): void => {
    setFilter(typed);
    // The list gets shorter, so its end may now be above what the reader sees.
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView();
  };
  const field = useEarlyTyping(filterBy);

  if (all === 0) {
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
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      {kind === 'show' && <ShowPlanLibrary />}
      <header className={yearStyles.head}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {statistics && <FiguresBlock statistics={statistics} words={words} className={yearStyles.figures} />}
      </header>
      <div className={clsx('margin-columns', yearStyles.columns, styles.archive)}>
        <div className={clsx(yearStyles.side, 'no-print')}>
          <search className={clsx(styles.filter, 'needs-script')}>
            <label htmlFor={fieldId}>Find a {words.one}</label>
            <input
              ref={field}
              id={fieldId}
              type="search"
              className="field"
              autoComplete="off"
              spellCheck={false}
              aria-describedby={`${fieldId}-hint`}
              value={filter}
              onChange={(event) => filterBy(event.target.value)}
            />
            <p id={`${fieldId}-hint`} className={`small ${styles.hint}`}>
              By title, person, {words.group.toLowerCase()}, venue or role
            </p>
            <p role="status" className={styles.count}>
              {matches && `${matches.size} of `}
              {countOf(all, words.one, words.many)}
            </p>
          </search>
          <YearNav years={visible}>
            {statistics && (
              <p className={styles.toStatistics}>
                <a href="#statistics">Statistics</a>
              </p>
            )}
          </YearNav>
        </div>
        <div ref={list}>
          {matches?.size === 0 && (
            <GhostLight>
              <p>
                <strong>Nothing matches “{filter.trim()}”.</strong>
              </p>
              <p>Try part of a name or fewer words. Only what we have on record can be found.</p>
              <p>
                <button type="button" className="button" onClick={() => filterBy('')}>
                  Show all {countOf(all, words.one, words.many)}
                </button>
              </p>
            </GhostLight>
          )}
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
                <div key={index} className={styles.term} hidden={matches !== undefined && !term.productions.some(isShown)}>
                  <h3 className={styles.termName}>{term.name}</h3>
                  {term.notes !== null && <p className={yearStyles.note}>{term.notes}</p>}
                  {term.productions.length === 0 && term.notes === null && <p className={yearStyles.note}>Nothing is on record.</p>}
                  {term.productions.length > 0 && (
                    <ul className={`ruled ${styles.productions}`}>
                      {term.productions.map((production) => (
                        <li
                          key={production.anchor}
                          id={production.anchor}
                          data-linked={production.anchor === linked ? '' : undefined}
                          hidden={!isShown(production)}
                        >
                          <ProductionEntry production={production} />
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
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
