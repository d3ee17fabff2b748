import { Link, graphql, type HeadProps, type PageProps } from 'gatsby';
import { Breadcrumbs } from '../components/breadcrumbs';
import { countOf } from '../components/formats';
import { EditLink } from '../components/edit-link';
import { assertFound } from '../components/page-context';
import { PageHead } from '../components/page-head';
import { fileOfYear } from '../society/listed-years';
import { ProductionEntries } from '../society/ui/production-entry';
import { wordsOfKind } from '../society/production-words';
import { SectionHead } from '../society/ui/years';
import * as yearStyles from '../society/ui/years.module.css';
import * as styles from './production-year.module.css';

type Data = Queries.ProductionYearTemplateQuery;

function yearOf({ showYear, hireYear }: Data) {
  const year = assertFound(showYear ?? hireYear, 'year');
  return { year, words: wordsOfKind(showYear ? 'show' : 'hire'), title: `${showYear ? 'Shows' : 'Hires'} of ${year.year}` };
}

function Neighbours({ data: { showYear, hireYear, allShowYear, allHireYear } }: { data: Data }) {
  const years = (showYear ? allShowYear : allHireYear).nodes;
  const index = years.findIndex(({ path }) => path === (showYear ?? hireYear)?.path);
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

export default function ProductionYearTemplate({ data }: PageProps<Data>) {
  const { year, words, title } = yearOf(data);
  const total = year.terms.reduce((sum, { productions }) => sum + productions.length, 0);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <header className={yearStyles.head}>
        <Breadcrumbs crumbs={[words.archive]} current={year.year} />
        <h1 className="space-3">{title}</h1>
        <p className="lead">{countOf(total, words.one)}</p>
      </header>
      {year.terms.map(({ name, notes, productions }) => (
        <section key={name} className={styles.term}>
          <SectionHead title={name} />
          {notes !== null && <p className="compact">{notes}</p>}
          {productions.length === 0 && notes === null && <p className="compact">Nothing is on record.</p>}
          {productions.length > 0 && <ProductionEntries productions={productions} />}
        </section>
      ))}
      <EditLink file={fileOfYear(year.path)} />
      <Neighbours data={data} />
    </main>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const {
    year: { year, path, terms },
    words: { archive, many },
    title,
  } = yearOf(data);
  const names = terms.flatMap(({ productions }) => productions.map(({ name }) => name));
  const some = names.slice(0, 4).join(', ');
  const description =
    names.length === 0
      ? `No ${many} are on record for ${year}.`
      : `The ${many} of ${year} and who worked on them: ${some}${names.length > 4 ? ' and more' : ''}.`;
  return <PageHead title={title} description={description} path={path} crumbs={[archive]} current={year} />;
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

export const query = graphql`
  query ProductionYearTemplate($id: String!) {
    showYear(id: { eq: $id }) {
      year
      path
      terms {
        ...YearTerm
      }
    }
    hireYear(id: { eq: $id }) {
      year
      path
      terms {
        ...YearTerm
      }
    }
    allShowYear(sort: { year: DESC }) {
      nodes {
        year
        path
      }
    }
    allHireYear(sort: { year: DESC }) {
      nodes {
        year
        path
      }
    }
  }
`;
