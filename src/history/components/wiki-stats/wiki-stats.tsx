import { Link } from 'gatsby';
import { Fragment, type ReactNode } from 'react';
import type { StatisticsPart } from './declaration';
import { formatMonth } from '../../../components/dates';
import { countOf } from '../../../components/formats';
import { usePageContent } from '../../../wiki/ui/text/page-content-context';
import { ScrollableTable } from '../../../wiki/ui/text/scrollable-table';
import type { PageStatistics, WikiStatistics } from '../../node/history-resolvers';
import * as styles from './wiki-stats.module.css';

const inWords = (count: number): string => count.toLocaleString('en-GB');

function PageLink({ page }: { page: PageStatistics }) {
  return (
    <>
      {page.emoji !== null && <span aria-hidden="true">{page.emoji} </span>}
      <Link to={page.url}>{page.title}</Link>
    </>
  );
}

interface RankingProps {
  caption: string;
  columns: readonly [string, string];
  rows: readonly { key: string; what: ReactNode; howMuch: ReactNode }[];
}

function Ranking({ caption, columns, rows }: RankingProps) {
  return (
    <ScrollableTable>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, what, howMuch }) => (
          <tr key={key}>
            <th scope="row">{what}</th>
            <td className={styles.number}>{howMuch}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

function LengthRanking({ caption, entries }: { caption: string; entries: readonly PageStatistics[] }) {
  return (
    <Ranking
      caption={caption}
      columns={['Page', 'Words']}
      rows={entries.map((page) => ({ key: page.url, what: <PageLink page={page} />, howMuch: inWords(page.wordCount) }))}
    />
  );
}

function Totals({ statistics }: { statistics: WikiStatistics }) {
  const totals = [
    ['Pages', statistics.pageCount],
    ['Words', statistics.wordCount],
    ['Changes', statistics.changeCount],
    ['Contributors', statistics.contributors.length],
  ] as const;
  return (
    <dl className={styles.totals}>
      {totals.map(([name, count]) => (
        <div key={name}>
          <dt className="small-label">{name}</dt>
          <dd>{inWords(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function DuePages({ sections }: { sections: WikiStatistics['duePages'] }) {
  if (sections.length === 0) return <p>None this month: every page has been checked in time.</p>;
  return (
    <>
      <p>
        Pages to read again, as of this build. Mend what is no longer true, then set “reviewed” in the page’s front matter to this month.
      </p>
      {sections.map(({ section, pages }) => (
        <details key={section} className={styles.fold}>
          <summary className="to-tap">
            {section}: {countOf(pages.length, 'page')}
          </summary>
          <Ranking
            caption={`Pages of ${section} that are due to be checked`}
            columns={['Page', 'Due since']}
            rows={pages.map((page) => ({
              key: page.url,
              what: <PageLink page={page} />,
              howMuch: page.review ? formatMonth(page.review.due) : 'never checked',
            }))}
          />
        </details>
      ))}
    </>
  );
}

function Contributors({ entries }: { entries: WikiStatistics['contributors'] }) {
  if (entries.length === 0) return <p>No changes are on record yet.</p>;
  return (
    <Ranking
      caption="Everyone who has changed the wiki"
      columns={['Name', 'Changes']}
      rows={entries.map(({ name, count }) => ({ key: name, what: name, howMuch: inWords(count) }))}
    />
  );
}

function GapsOfYear({ year: { year, count, gaps } }: { year: WikiStatistics['missingFacts'][number] }) {
  return (
    <details className={styles.fold}>
      <summary className="to-tap">
        {year}: {count}
      </summary>
      <dl className={styles.gaps}>
        {gaps.map(({ missing, productions }) => (
          <div key={missing}>
            <dt className="small-label">{missing}</dt>
            <dd className="row">
              {productions.map(({ name, path }) => (
                <Link key={path} to={path}>
                  {name}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What records of shows and hires lack; older years are only counted. */
function MissingFacts({ years }: { years: WikiStatistics['missingFacts'] }) {
  if (years.length === 0) return <p>Nothing: every show and hire is complete.</p>;
  return (
    <>
      <p>Shows and hires without crew, dates, venue, photos or programme on record, by what they lack.</p>
      {years.map((year) =>
        year.gaps.length > 0 ? (
          <GapsOfYear key={year.year} year={year} />
        ) : (
          <p key={year.year}>
            {year.year}: {year.count}, on{' '}
            {year.pages.map((page, index) => (
              <Fragment key={page}>
                {index > 0 && ' and '}
                <Link to={page}>{page}</Link>
              </Fragment>
            ))}
          </p>
        ),
      )}
    </>
  );
}

const PARTS: Record<StatisticsPart, (statistics: WikiStatistics) => ReactNode> = {
  totals: (statistics) => <Totals statistics={statistics} />,
  longest: ({ longestPages }) => <LengthRanking caption="The ten longest pages" entries={longestPages} />,
  shortest: ({ shortestPages }) => <LengthRanking caption="The ten shortest pages" entries={shortestPages} />,
  due: ({ duePages }) => <DuePages sections={duePages} />,
  missingFacts: ({ missingFacts }) => <MissingFacts years={missingFacts} />,
  contributors: ({ contributors }) => <Contributors entries={contributors} />,
};

/** One part of the statistics, without its heading. */
export function WikiStats({ part = 'totals' }: { part?: StatisticsPart }) {
  const { statistics } = usePageContent();
  return statistics && PARTS[part](statistics as unknown as WikiStatistics);
}
