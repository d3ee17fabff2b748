import { Link, graphql } from 'gatsby';
import { calendarPath, shortAddress } from '../../content/addresses';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { PageHead, BreadcrumbData } from '../../components/page-head';
import { countOf } from '../../components/formats';
import { groupBy } from '../../components/group-by';
import { TitleBlock, type TitleBlockCell } from '../../components/title-block';
import { listedYears, pathOfYear } from '../listed-years';
import { GhostLight } from './ghost-light';
import { OlderYears } from './older-years';
import { ProductionRow } from './production-row';
import { PRODUCTION_WORDS } from './production-statistics';
import { Subscribe } from './subscribe';
import * as rowStyles from './production-row.module.css';
import * as styles from './production-sheet.module.css';
import * as yearStyles from './years.module.css';

/** A venue or a society. */
type DirectoryEntry = Queries.DirectorySheetFragment;

/** "2012 to 2025", "until 2025", "since 2012". */
function yearsInWords(active: DirectoryEntry['active']): string | undefined {
  const { from = null, to = null } = active ?? {};
  if (from !== null && to !== null) return from === to ? from : `${from} to ${to}`;
  if (from !== null) return `Since ${from}`;
  return to === null ? undefined : `Until ${to}`;
}

const { archive } = PRODUCTION_WORDS.show;

function titleCells({ shortName, url, wikiPage, active, productions }: DirectoryEntry): TitleBlockCell[] {
  const count = (kind: string): number | undefined => productions.filter((production) => production.kind === kind).length || undefined;
  return [
    ['Short', shortName ?? undefined],
    ['Active', yearsInWords(active)],
    ['Shows', count('show')],
    ['Hires', count('hire')],
    ['On record since', productions.at(-1)?.year],
    ['Wiki', wikiPage ? <Link to={wikiPage.path}>{wikiPage.title}</Link> : undefined],
    [
      'Site',
      url === null ? undefined : (
        <a href={url} rel="noopener">
          {shortAddress(url)
            .replace(/^www\./, '')
            .replace(/\/.*/, '')}
        </a>
      ),
    ],
  ];
}

type ListedProduction = DirectoryEntry['productions'][number];

/** The pages of a year, and how many of these productions each has. */
function pagesOfYear(productions: readonly ListedProduction[]) {
  return Object.entries(PRODUCTION_WORDS).flatMap(([kind, { one, many }]) => {
    const ofKind = productions.filter((production) => production.kind === kind);
    return ofKind[0] ? [{ path: pathOfYear(ofKind[0].path), words: countOf(ofKind.length, one, many) }] : [];
  });
}

/** A venue or a society, and its productions by year. */
export function DirectorySheet({ entry, without }: { entry: DirectoryEntry; without: 'societyName' | 'venueName' }) {
  const { name, path, productions } = entry;
  const years = [...groupBy(productions, ({ year }) => year)];
  const listed = listedYears(years, ([, ofYear]) => ofYear.length);
  const older = years.filter((year) => !listed.has(year));
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <header className={`${yearStyles.head} ${styles.head}`}>
        <Breadcrumbs crumbs={[archive]} current={name} />
        <div className={styles.title}>
          <h1>{name}</h1>
        </div>
        <TitleBlock cells={titleCells(entry)} className={yearStyles.figures} />
        <Subscribe path={calendarPath(path)} of={without === 'venueName' ? 'shows here' : 'their shows'} />
      </header>
      {productions.length === 0 && (
        <GhostLight>
          <p>Nothing is on record here yet.</p>
        </GhostLight>
      )}
      {years
        .filter((year) => listed.has(year))
        .map(([year, ofYear]) => (
          <section key={year} className={`margin-columns ${styles.section}`} aria-label={year}>
            <div className={yearStyles.yearHead}>
              <h2>{year}</h2>
              <p className="small">{countOf(ofYear.length, 'production')}</p>
            </div>
            <ul className={`ruled ${rowStyles.rows}`}>
              {ofYear.map((production) => (
                <li key={production.path}>
                  <ProductionRow production={production} without={without} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      {older.length > 0 && (
        <section className={`margin-columns ${styles.section}`} aria-label="Older years">
          <div className={yearStyles.yearHead}>
            <h2>Older years</h2>
          </div>
          <OlderYears years={older.map(([year, ofYear]) => ({ year, pages: pagesOfYear(ofYear) }))} />
        </section>
      )}
    </main>
  );
}

/** What browsers and search engines are told of such a page. */
export function DirectoryHead({ entry, what }: { entry: DirectoryEntry; what: string }) {
  const { name, path, productions } = entry;
  const since = productions.at(-1)?.year;
  const count = countOf(productions.length, 'production');
  const description = `${name}: ${what}. ${since === undefined ? 'Nothing is on record yet' : `${count} on record since ${since}`}.`;
  return (
    <PageHead title={name} description={description} path={path}>
      <BreadcrumbData
        trail={[
          { path: archive.path, title: archive.label },
          { path, title: name },
        ]}
      />
    </PageHead>
  );
}

export const fragment = graphql`
  fragment DirectorySheet on DirectoryEntry {
    name
    shortName
    path
    url
    active {
      from
      to
    }
    wikiPage {
      path
      title
    }
    productions {
      ...ProductionRow
      kind
      year
    }
  }
`;
