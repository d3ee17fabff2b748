import { useRef, type ReactNode } from 'react';
import { Link, graphql } from 'gatsby';
import clsx from 'clsx';
import { idInHash } from '../../content-model/addresses';
import { countOf } from '../../components/formats';
import { FilterField } from '../../components/filter-field';
import { useAddressQuery } from '../../components/use-address-query';
import { useEarlyTyping } from '../../components/use-early-typing';
import { listedYears, MOST_LISTED } from '../listed-years';
import { useMatches, type ArchiveYear, type Matches } from './archive-filter';
import { GhostLight } from './ghost-light';
import { Playbill } from './playbill';
import { ProductionRow, ROWS } from './production-row';
import { PRODUCTION_WORDS, type ProductionWords } from '../production-words';
import { UNFOLDED, YearFold, YearNav, type NavYear } from './year-nav';
import { OlderYears, SectionHead } from './years';
import * as wallStyles from './playbill.module.css';
import * as styles from './production-archive.module.css';
import * as yearStyles from './years.module.css';

/** The query parameter that keeps the filter in the page's address. */
const FILTER = ['q'] as const;

const OLDER: NavYear = { year: 'Older years', slug: 'older-years' };

const productionsIn = ({ terms }: ArchiveYear) => terms.flatMap(({ productions }) => productions);

/** What the whole archive shows at a moment. */
interface View {
  words: ProductionWords;
  matches: Matches;
  /** Anchor of the production that the address names. */
  linked: string;
  /** Playbills by anchor; they replace the rows of a term. */
  wall: ReadonlyMap<string, Queries.PlaybillFragment>;
}

/** Productions that the filter leaves out are hidden, not removed: showing them again is quicker. */
function Term({ term: { name, notes, productions }, view }: { term: Queries.ArchiveTermFragment; view: View }) {
  const { matches, linked, wall } = view;
  const playbills = productions.flatMap(({ anchor }) => wall.get(anchor) ?? []);
  return (
    <div className={`space-4 ${styles.term}`} hidden={matches && !productions.some(({ anchor }) => matches.has(anchor))}>
      <h3>{name}</h3>
      {notes !== null && <p className="compact">{notes}</p>}
      {productions.length === 0 && notes === null && <p className="compact">Nothing is on record.</p>}
      {playbills.length > 0 && (
        <ul className={wallStyles.wall}>
          {playbills.map((show) => (
            <Playbill key={show.anchor} show={show} />
          ))}
        </ul>
      )}
      {playbills.length === 0 && productions.length > 0 && (
        <ul className={ROWS}>
          {productions.map((production) => (
            <ProductionRow
              key={production.anchor}
              id={production.anchor}
              production={production}
              isLinked={production.anchor === linked}
              isHidden={matches && !matches.has(production.anchor)}
              found={matches?.get(production.anchor)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Matches in a year that the page doesn't list, or a link to the year if all matches are too many for one page. */
function UnlistedYear({ year, view }: { year: ArchiveYear; view: View }) {
  const { matches = new Map<string, string>(), words } = view;
  if (matches.size <= MOST_LISTED) {
    return year.terms
      .map((term) => ({ ...term, productions: term.productions.filter(({ anchor }) => matches.has(anchor)) }))
      .filter(({ productions }) => productions.length > 0)
      .map((term) => <Term key={term.name} term={term} view={{ ...view, linked: '' }} />);
  }
  return (
    <p className="compact">
      <Link to={year.path}>{countOf(productionsIn(year).length, words.one)}</Link> on the page of the year. Type more to see the matches
      here.
    </p>
  );
}

/** `count`: how many productions the filter leaves. `isListed`: whether the page lists the year without a filter. */
type CountedYear = ArchiveYear & { readonly count: number; readonly isListed: boolean };

function Year({ year, view, isFolded }: { year: CountedYear; view: View; isFolded: boolean }) {
  const { slug, path, terms, count } = year;
  const { words, matches } = view;
  const countInWords = countOf(count, words.one);
  const isEmpty = productionsIn(year).length === 0 && terms.every(({ notes }) => notes === null);
  return (
    <section id={slug} className={clsx(yearStyles.year, styles.year)} hidden={matches !== undefined && count === 0}>
      {isEmpty ? (
        <SectionHead title={year.year} note={`No ${words.many} on record`} />
      ) : (
        <>
          <SectionHead title={<Link to={path}>{year.year}</Link>} note={countInWords} />
          <YearFold year={year.year} count={countInWords} isFolded={isFolded}>
            {year.isListed || matches === undefined ? (
              terms.map((term, index) => <Term key={index} term={term} view={view} />)
            ) : (
              <UnlistedYear year={year} view={view} />
            )}
          </YearFold>
        </>
      )}
    </section>
  );
}

function LinkedYears({ years, words }: { years: readonly CountedYear[]; words: ProductionWords }) {
  return (
    <section id={OLDER.slug} className={clsx(yearStyles.year, styles.year)}>
      <SectionHead title={OLDER.year} />
      <OlderYears
        years={years.map(({ year, slug, path, count }) => ({ year, slug, pages: [{ path, words: countOf(count, words.one) }] }))}
      />
    </section>
  );
}

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

/** Separates years with a list of productions from those that are only links. */
function sortYears(years: readonly ArchiveYear[], matches: Matches) {
  const listed = listedYears(years, (year) => productionsIn(year).length);
  const counted = years.map((year) => {
    const count = productionsIn(year).filter(({ anchor }) => matches?.has(anchor) ?? true).length;
    return { ...year, count, isListed: listed.has(year) };
  });
  return {
    total: years.flatMap(productionsIn).length,
    shown: counted.filter(({ isListed, count }) => isListed || (matches !== undefined && count > 0)),
    linked: matches === undefined ? counted.filter(({ isListed }) => !isListed) : [],
  };
}

function useArchiveFilter() {
  const {
    values: { q: filter },
    change,
  } = useAddressQuery(FILTER);
  const list = useRef<HTMLDivElement>(null);
  const filterBy = (typed: string): void => {
    change({ q: typed });
    // The list gets shorter, so its end may now be above what the reader sees.
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView();
  };
  // Called here because the field's own effects run before those of `useAddressQuery`, which would undo the typing.
  const field = useEarlyTyping(filterBy);
  const showAll = (): void => {
    filterBy('');
    // The button that had the focus is gone.
    field.current?.focus();
  };
  return { filter, filterBy, showAll, field, list };
}

interface Props {
  kind: 'show' | 'hire';
  lead: ReactNode;
  years: readonly ArchiveYear[];
  /** Shows of the newest year, which are playbills while no filter is set. */
  playbills?: readonly Queries.PlaybillFragment[];
  /** The hash may name a production. */
  location: { readonly hash: string };
  /** Stands between the heading and the years. */
  children?: ReactNode;
}

function FilteredYears({ kind, years, playbills = [], location }: Pick<Props, 'kind' | 'years' | 'playbills' | 'location'>) {
  const words = PRODUCTION_WORDS[kind];
  const { filter, filterBy, showAll, field, list } = useArchiveFilter();
  const matches = useMatches(years, filter);
  const wall = new Map(matches ? [] : playbills.map((show) => [show.anchor, show]));
  const view: View = { words, matches, linked: idInHash(location.hash), wall };
  const { total, shown, linked } = sortYears(years, matches);
  const all = countOf(total, words.one);
  const navYears = [...shown.filter(({ count }) => matches === undefined || count > 0), ...(linked.length > 0 ? [OLDER] : [])];
  return (
    <div className={clsx('margin-columns', yearStyles.columns, styles.archive)}>
      <div className={clsx(yearStyles.side, 'no-print')}>
        <FilterField
          className={styles.filter}
          label={`Find a ${words.one}`}
          hint={`By title, person, ${words.group.toLowerCase()}, venue or role`}
          field={field}
          value={filter}
          onFilter={filterBy}
          status={`${matches ? `${matches.size} of ` : ''}${all}`}
        />
        <YearNav years={navYears} />
      </div>
      <div ref={list}>
        {matches?.size === 0 && <NothingFound filter={filter} showAll={showAll} all={all} />}
        {shown.map((year, index) => (
          <Year key={year.slug} year={year} view={view} isFolded={matches === undefined && index >= UNFOLDED} />
        ))}
        {linked.length > 0 && <LinkedYears years={linked} words={words} />}
      </div>
    </div>
  );
}

/** Productions by year and term, newest year first, with a filter. */
export function ProductionArchive({ lead, children, ...props }: Props) {
  const words = PRODUCTION_WORDS[props.kind];
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <header className={yearStyles.head}>
        <h1>{words.archive.label}</h1>
        <p className="lead">{lead}</p>
      </header>
      {children !== undefined && <div className={styles.between}>{children}</div>}
      {props.years.flatMap(productionsIn).length > 0 ? (
        <FilteredYears {...props} />
      ) : (
        <GhostLight>
          <p>No {words.one} is on record yet.</p>
        </GhostLight>
      )}
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
