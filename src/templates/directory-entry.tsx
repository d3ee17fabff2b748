import { Link, graphql, type HeadProps, type PageProps } from 'gatsby';
import { Slot } from '../components/capability';
import { countOf } from '../components/formats';
import { groupBy } from '../components/group-by';
import { assertFound } from '../components/page-context';
import { PageHead } from '../components/page-head';
import type { TitleBlockCell } from '../components/title-block';
import { shortAddress } from '../content-model/addresses';
import { listedYears, pathOfYear } from '../society/listed-years';
import { GhostLight } from '../society/ui/ghost-light';
import { ProductionList } from '../society/ui/production-row';
import { PRODUCTION_WORDS } from '../society/production-words';
import { SheetHead, SheetSection } from '../society/ui/sheet';
import { OlderYears } from '../society/ui/years';

type Data = Queries.DirectoryEntryTemplateQuery;
type DirectoryEntry = NonNullable<Data['directoryEntry']>;

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
    ['Short', shortName],
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

/** Links to a year's pages of shows and of hires, with the number of `productions` on each. */
function pagesOfYear(productions: DirectoryEntry['productions']) {
  return Object.entries(PRODUCTION_WORDS).flatMap(([kind, { one }]) => {
    const ofKind = productions.filter((production) => production.kind === kind);
    return ofKind[0] ? [{ path: pathOfYear(ofKind[0].path), words: countOf(ofKind.length, one) }] : [];
  });
}

/** A venue or a society, with its productions by year. */
export default function DirectoryEntryTemplate({ data }: Pick<PageProps<Data>, 'data'>) {
  const entry = assertFound(data.directoryEntry, 'venue or society');
  const isVenue = entry.__typename === 'Venue';
  const years = [...groupBy(entry.productions, ({ year }) => year)];
  const listed = listedYears(years, ([, ofYear]) => ofYear.length);
  const older = years.filter((year) => !listed.has(year));
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <SheetHead crumbs={CRUMBS} title={entry.name} cells={titleCells(entry)}>
        <Slot name="DirectoryEntry" entry={{ path: entry.path, isVenue }} />
      </SheetHead>
      {years.length === 0 && (
        <GhostLight>
          <p>Nothing is on record here yet.</p>
        </GhostLight>
      )}
      {[...listed].map(([year, ofYear]) => (
        <SheetSection key={year} title={year} note={countOf(ofYear.length, 'production')}>
          {/* Rows need not repeat the name of the page. */}
          <ProductionList productions={ofYear} without={isVenue ? 'venueName' : 'societyName'} />
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

export function Head({ data }: HeadProps<Data>) {
  const { __typename: type, name, path, productions } = assertFound(data.directoryEntry, 'venue or society');
  const what = type === 'Venue' ? 'what was shown there, year by year' : 'its productions, year by year';
  const since = productions.at(-1)?.year;
  const record = since === undefined ? 'Nothing is on record yet' : `${countOf(productions.length, 'production')} on record since ${since}`;
  return <PageHead title={name} description={`${name}: ${what}. ${record}.`} path={path} crumbs={CRUMBS} />;
}

export const query = graphql`
  query DirectoryEntryTemplate($id: String!) {
    directoryEntry(id: { eq: $id }) {
      __typename
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
  }
`;
