import { Link, graphql } from 'gatsby';
import { calendarPath, shortAddress } from '../../content/addresses';
import { countOf } from '../../components/formats';
import { groupBy } from '../../components/group-by';
import type { TitleBlockCell } from '../../components/title-block';
import { listedYears, pathOfYear } from '../listed-years';
import { GhostLight } from './ghost-light';
import { OlderYears } from './older-years';
import { ProductionList } from './production-row';
import { PRODUCTION_WORDS } from './production-statistics';
import { SheetHead, SheetMeta, SheetSection } from './sheet';
import { Subscribe } from './subscribe';

type DirectoryEntry = Queries.DirectorySheetFragment;

/** "2012 to 2025", "until 2025", "since 2012". */
function yearsInWords(active: DirectoryEntry['active']): string | undefined {
  const { from = null, to = null } = active ?? {};
  if (from !== null && to !== null) return from === to ? from : `${from} to ${to}`;
  if (from !== null) return `Since ${from}`;
  return to === null ? undefined : `Until ${to}`;
}

const CRUMBS = [PRODUCTION_WORDS.show.archive];

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

/** The pages of a year, and how many of these productions each has. */
function pagesOfYear(productions: DirectoryEntry['productions']) {
  return Object.entries(PRODUCTION_WORDS).flatMap(([kind, { one, many }]) => {
    const ofKind = productions.filter((production) => production.kind === kind);
    return ofKind[0] ? [{ path: pathOfYear(ofKind[0].path), words: countOf(ofKind.length, one, many) }] : [];
  });
}

/** A venue or a society, and its productions by year. `without` names the fact that its rows need not repeat. */
export function DirectorySheet({ entry, without }: { entry: DirectoryEntry; without: 'societyName' | 'venueName' }) {
  const { name, path, productions } = entry;
  const years = [...groupBy(productions, ({ year }) => year)];
  const listed = listedYears(years, ([, ofYear]) => ofYear.length);
  const older = years.filter((year) => !listed.has(year));
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <SheetHead crumbs={CRUMBS} title={name} cells={titleCells(entry)}>
        <Subscribe path={calendarPath(path)} of={without === 'venueName' ? 'every show here' : 'every show of theirs'} />
      </SheetHead>
      {productions.length === 0 && (
        <GhostLight>
          <p>Nothing is on record here yet.</p>
        </GhostLight>
      )}
      {years
        .filter((year) => listed.has(year))
        .map(([year, ofYear]) => (
          <SheetSection key={year} title={year} note={countOf(ofYear.length, 'production')}>
            <ProductionList productions={ofYear} without={without} />
          </SheetSection>
        ))}
      {older.length > 0 && (
        <SheetSection title="Older years">
          <OlderYears years={older.map(([year, ofYear]) => ({ year, pages: pagesOfYear(ofYear) }))} />
        </SheetSection>
      )}
    </main>
  );
}

/** Title, description and breadcrumbs; `what` says what the page lists. */
export function DirectoryHead({ entry: { name, path, productions }, what }: { entry: DirectoryEntry; what: string }) {
  const since = productions.at(-1)?.year;
  const record = since === undefined ? 'Nothing is on record yet' : `${countOf(productions.length, 'production')} on record since ${since}`;
  return <SheetMeta title={name} description={`${name}: ${what}. ${record}.`} path={path} crumbs={CRUMBS} />;
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
