import { Link, graphql } from 'gatsby';
import { BarChart, YearChart } from './charts';
import { TitleBlock, type TitleBlockCell } from '../../components/title-block';
import { PersonName } from './person-name';
import * as styles from './production-statistics.module.css';

type Statistics = Queries.ProductionStatisticsFragment;
type Totals = Queries.ProductionTotalsFragment;

/** Shows are put on by societies, hires are for clients. */
export interface ProductionWords {
  one: string;
  many: string;
  /** Who they belong to. */
  groups: string;
  group: string;
  /** The page that lists all of them. */
  archive: { path: string; label: string };
}

export const PRODUCTION_WORDS: Readonly<Record<'show' | 'hire', ProductionWords>> = {
  show: { one: 'show', many: 'shows', groups: 'Societies', group: 'Society', archive: { path: '/shows', label: 'Shows' } },
  hire: { one: 'hire', many: 'hires', groups: 'Clients', group: 'Client', archive: { path: '/hires/archive', label: 'Hire archive' } },
};

/** The words for productions of a kind, as queries name it. */
export function wordsOfKind(kind: string): ProductionWords {
  return PRODUCTION_WORDS[kind === 'hire' ? 'hire' : 'show'];
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The totals, as a title block. */
export function FiguresBlock({
  statistics,
  words,
  className,
}: {
  statistics: Totals;
  words: ProductionWords;
  className?: string | undefined;
}) {
  const { productions, years, people, societies, venues, averageCrew } = statistics;
  const cells: TitleBlockCell[] = [
    [capitalised(words.many), productions],
    ['Years', years.length],
    ['People', people],
    [words.groups, societies.length],
    ['Venues', venues.length],
    ['Average team', averageCrew?.toFixed(1)],
  ];
  return <TitleBlock cells={cells} className={className} />;
}

/** Charts, each with a table of the same figures. */
export function ProductionStatistics({ statistics, words }: { statistics: Statistics; words: ProductionWords }) {
  const { years, societies, venues, roles, busiestPeople } = statistics;
  const many = capitalised(words.many);
  const counts = (rows: Statistics['societies']) =>
    rows.map(({ name, path, count }) => ({ label: name, value: count, ...(path !== null && { link: <Link to={path}>{name}</Link> }) }));
  const teams = years.flatMap(({ year, averageCrew }) => (averageCrew === null ? [] : { label: year, value: averageCrew }));
  return (
    <div className={styles.charts}>
      <div className={styles.wide}>
        <YearChart
          title={`${many} a year`}
          labelHead="Year"
          valueHead={many}
          values={years.map(({ year, path, count }) => ({ label: year, value: count, link: <Link to={path}>{year}</Link> }))}
        />
      </div>
      <BarChart title={words.groups} labelHead={words.group} valueHead={many} values={counts(societies)} />
      <BarChart title="Venues" labelHead="Venue" valueHead={many} values={counts(venues)} />
      <BarChart title="Roles" labelHead="Role" valueHead="Credits" values={counts(roles)} />
      <BarChart
        title="People"
        labelHead="Person"
        valueHead={many}
        values={busiestPeople.map(({ person, count }) => ({ label: person.name, value: count, link: <PersonName person={person} /> }))}
      />
      <div className={styles.wide}>
        <YearChart title="Average team size" labelHead="Year" valueHead="People in a team" values={teams} />
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment ProductionTotals on ProductionStatistics {
    path
    productions
    people
    averageCrew
    years {
      year
    }
    societies {
      name
    }
    venues {
      name
    }
  }

  fragment ProductionStatistics on ProductionStatistics {
    years {
      year
      path
      count
      averageCrew
    }
    societies {
      name
      path
      count
    }
    venues {
      name
      path
      count
    }
    roles {
      name
      path
      count
    }
    busiestPeople {
      count
      person {
        ...PersonName
      }
    }
  }
`;
