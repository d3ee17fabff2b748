import { Link, graphql } from 'gatsby';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { BreadcrumbData, PageHead } from '../../components/page-head';
import { countOf } from '../../components/formats';
import { ProductionEntries } from './production-entry';
import { PRODUCTION_WORDS } from './production-statistics';
import * as styles from './production-year.module.css';
import * as yearStyles from './years.module.css';

/** An academic year of a page's query. */
interface Year {
  readonly year: string;
  readonly path: string;
  readonly terms: readonly Queries.YearTermFragment[];
}

interface Props {
  kind: 'show' | 'hire';
  year: Year;
  /** All years of the kind, newest first. */
  years: readonly { readonly year: string; readonly path: string }[];
}

const titleOf = (kind: Props['kind'], { year }: Year): string => `${kind === 'show' ? 'Shows' : 'Hires'} of ${year}`;

/** The years before and after this one. */
function Neighbours({ year, years }: Omit<Props, 'kind'>) {
  const index = years.findIndex(({ path }) => path === year.path);
  const neighbours = [
    { label: 'The year before', other: years[index + 1] },
    { label: 'The year after', other: years[index - 1] },
  ];
  return (
    <nav className={`spread no-print ${styles.neighbours}`} aria-label="Years">
      {neighbours.map(
        ({ label, other }) =>
          other && (
            <p key={label}>
              {label}: <Link to={other.path}>{other.year}</Link>
            </p>
          ),
      )}
    </nav>
  );
}

/** Everything of one academic year, with its crews. */
export function ProductionYear({ kind, year, years }: Props) {
  const { archive, one, many } = PRODUCTION_WORDS[kind];
  const total = year.terms.reduce((sum, { productions }) => sum + productions.length, 0);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <header className={yearStyles.head}>
        <Breadcrumbs crumbs={[archive]} current={year.year} />
        <h1>{titleOf(kind, year)}</h1>
        <p className="lead">{countOf(total, one, many)}</p>
      </header>
      {year.terms.map(({ name, notes, productions }) => (
        <section key={name} className={styles.term}>
          <div className={`spread ${yearStyles.yearHead}`}>
            <h2>{name}</h2>
          </div>
          {notes !== null && <p className={yearStyles.note}>{notes}</p>}
          {productions.length === 0 && notes === null && <p className={yearStyles.note}>Nothing is on record.</p>}
          {productions.length > 0 && <ProductionEntries productions={productions} />}
        </section>
      ))}
      <Neighbours year={year} years={years} />
    </main>
  );
}

/** Title, description and breadcrumbs for browsers and search engines. */
export function ProductionYearHead({ kind, year }: Omit<Props, 'years'>) {
  const { archive, many } = PRODUCTION_WORDS[kind];
  const names = year.terms.flatMap(({ productions }) => productions.map(({ name }) => name));
  const some = names.slice(0, 4).join(', ');
  const description =
    names.length === 0
      ? `No ${many} are on record for ${year.year}.`
      : `The ${many} of ${year.year} and who worked on them: ${some}${names.length > 4 ? ' and more' : ''}.`;
  return (
    <PageHead title={titleOf(kind, year)} description={description} path={year.path}>
      <BreadcrumbData
        trail={[
          { path: archive.path, title: archive.label },
          { path: year.path, title: year.year },
        ]}
      />
    </PageHead>
  );
}

export const fragment = graphql`
  fragment YearTerm on Term {
    name
    notes
    productions {
      ...ProductionEntry
    }
  }
`;
