import { Link, graphql } from 'gatsby';
import { BarChart, YearChart } from './charts';
import type { TitleBlockCell } from '../../components/title-block';
import { PersonName } from './person-name';
import * as styles from './production-statistics.module.css';

type Statistics = Queries.ProductionStatisticsFragment;

/** Words for a kind of production: shows belong to societies, hires to clients. */
export interface ProductionWords {
  one: string;
  many: string;
  groups: string;
  group: string;
  /** The page that lists all of them. */
  archive: { path: string; label: string };
  /** Title of the page of statistics. */
  figuresTitle: string;
}

export const PRODUCTION_WORDS: Readonly<Record<'show' | 'hire', ProductionWords>> = {
  show: {
    one: 'show',
    many: 'shows',
    groups: 'Societies',
    group: 'Society',
    archive: { path: '/shows', label: 'Shows' },
    figuresTitle: 'Shows in figures',
  },
  hire: {
    one: 'hire',
    many: 'hires',
    groups: 'Clients',
    group: 'Client',
    archive: { path: '/hires/archive', label: 'Hire archive' },
    figuresTitle: 'Hires in figures',
  },
};

export function wordsOfKind(kind: string): ProductionWords {
  return PRODUCTION_WORDS[kind === 'hire' ? 'hire' : 'show'];
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The totals, for a title block. */
export function figuresCells(
  { years, productions, people, societies, venues, averageCrew }: Statistics,
  words: ProductionWords,
): TitleBlockCell[] {
  return [
    [capitalised(words.many), productions],
    ['Years', years.length],
    ['People', people],
    [words.groups, societies.length],
    ['Venues', venues.length],
    ['Average team', averageCrew?.toFixed(1)],
  ];
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
          title={`${many} per year`}
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
  fragment ProductionStatistics on ProductionStatistics {
    productions
    people
    averageCrew
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
