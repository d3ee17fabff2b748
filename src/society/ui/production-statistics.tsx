import { Link } from 'gatsby';
import { BarChart, YearChart } from './charts';
import type { TitleBlockCell } from '../../components/title-block';
import type { LinkedCount } from '../node/society-records';
import type { ProductionFigures } from '../node/year-nodes';
import * as styles from './charts.module.css';

/** Words for a kind of production: shows belong to societies, hires to clients. */
export const PRODUCTION_WORDS = {
  show: {
    one: 'show',
    many: 'shows',
    groups: 'Societies',
    group: 'Society',
    archive: { path: '/shows', label: 'Shows' },
    statistics: '/shows/statistics',
    figuresTitle: 'Shows in figures',
  },
  hire: {
    one: 'hire',
    many: 'hires',
    groups: 'Clients',
    group: 'Client',
    archive: { path: '/hires/archive', label: 'Hire archive' },
    statistics: '/hires/statistics',
    figuresTitle: 'Hires in figures',
  },
};

export type ProductionWords = (typeof PRODUCTION_WORDS)['show'];

export function wordsOfKind(kind: string): ProductionWords {
  return PRODUCTION_WORDS[kind === 'hire' ? 'hire' : 'show'];
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The totals, for a title block. */
export function figuresCells(
  { years, productions, people, societies, venues, averageCrew }: ProductionFigures,
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
export function ProductionStatistics({ figures, words }: { figures: ProductionFigures; words: ProductionWords }) {
  const { years, societies, venues, roles, busiestPeople } = figures;
  const many = capitalised(words.many);
  const counts = (rows: readonly LinkedCount[]) =>
    rows.map(({ name, path, count }) => ({
      label: name,
      value: count,
      ...(path !== undefined && { link: <Link to={path}>{name}</Link> }),
    }));
  const teams = years.flatMap(({ year, averageCrew }) => (averageCrew === undefined ? [] : { label: year, value: averageCrew }));
  return (
    <div className={`one-column-on-phones space-4 ${styles.charts}`}>
      <div className="wide">
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
      <BarChart title="People" labelHead="Person" valueHead={many} values={counts(busiestPeople)} />
      <div className="wide">
        <YearChart title="Average team size" labelHead="Year" valueHead="People in a team" values={teams} />
      </div>
    </div>
  );
}
