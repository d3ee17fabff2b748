import { Link, graphql, withPrefix, type PageProps } from 'gatsby';
import { Slot } from '../components/capability';
import { FilterField } from '../components/filter-field';
import { PageHead } from '../components/page-head';
import { useAddressQuery } from '../components/use-address-query';
import { useBrowserValue } from '../components/use-browser-value';
import { useEarlyTyping } from '../components/use-early-typing';
import { useSiteConfiguration } from '../components/use-site';
import { GhostLight } from '../society/ui/ghost-light';
import { matchesFilter } from '../components/text-filter';
import { groupBy } from '../components/group-by';
import { PAGES_WITHOUT_TEXT, shortAddress } from '../content-model/addresses';
import * as styles from './short-links.module.css';

type Shortlink = Queries.ShortlinksPageQuery['allShortlink']['nodes'][number];

/** The data layer sorts numbers digit by digit. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const FILTER = ['q'] as const;

/** How many short links the build renders; a script adds the rest. */
const RENDERED_LIMIT = 600;

const initialOf = ({ name }: Shortlink): string => (/^[a-z]/i.test(name) ? name.charAt(0).toUpperCase() : '0–9');

function NoMatch({ filter }: { filter: string }) {
  return (
    <div className="no-print">
      <GhostLight>
        <p>
          <strong>{filter === '' ? 'No page has a short link yet.' : `No short link matches “${filter}”.`}</strong>
        </p>
        <p>
          {filter !== '' && 'Names have no spaces. '}Look for the page instead: <Link to="/wiki">the wiki</Link> has a search.
        </p>
      </GhostLight>
    </div>
  );
}

function Groups({ shortlinks: all }: { shortlinks: readonly Shortlink[] }) {
  return (
    <div className={styles.groups}>
      {[...groupBy(all, initialOf)].map(([initial, shortlinks]) => (
        <section key={initial} className="one-column-on-phones">
          <h2>{initial}</h2>
          <ul>
            {shortlinks.map(({ name, path, section, page }) => (
              <li key={name}>
                <a href={withPrefix(path)} className="no-url plain tinted">
                  <strong>{`/${name}`}</strong>
                  <span className="small">{section === null ? page.title : `${page.title}: ${section}`}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Filterable on screen; printed, a poster for the equipment cupboard. */
export default function ShortlinksPage({ data }: PageProps<Queries.ShortlinksPageQuery>) {
  const { shortlinkUrl } = useSiteConfiguration();
  const { values, change } = useAddressQuery(FILTER);
  const filter = values.q;
  const filterBy = (typed: string): void => change({ q: typed });
  const field = useEarlyTyping(filterBy);
  const all = [...data.allShortlink.nodes].sort((first, second) => collator.compare(first.name, second.name));
  const isRunning = useBrowserValue(() => true, false);
  const shown = all.filter(({ name, section, page }) => matchesFilter(`/${name} ${page.title} ${section ?? ''}`, filter));
  const address = shortAddress(shortlinkUrl);
  return (
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      <header className={styles.head}>
        <div>
          <h1>Short links</h1>
          <p className="lead">
            Type <strong>{address}/</strong> and one of these names to open its page.
          </p>
          <Slot name="ShortlinksNote" />
        </div>
        <Slot name="ShortlinkCode" shortlink="short-links" size={330} className={`print-only ${styles.code}`} />
      </header>
      <FilterField
        className={styles.filter}
        label="Filter by name or page"
        field={field}
        value={filter}
        onFilter={filterBy}
        status={filter.trim() !== '' && `${shown.length} of ${all.length}`}
      />
      {shown.length === 0 && <NoMatch filter={filter.trim()} />}
      <Groups shortlinks={isRunning ? shown : shown.slice(0, RENDERED_LIMIT)} />
      {all.length > RENDERED_LIMIT && (
        <p className="without-script">
          These are the first {RENDERED_LIMIT} of {all.length}. <Slot name="AllShortlinks" count={all.length} />
        </p>
      )}
    </main>
  );
}

export function Head() {
  return <PageHead {...PAGES_WITHOUT_TEXT.shortLinks} />;
}

export const query = graphql`
  query ShortlinksPage {
    allShortlink(sort: { name: ASC }) {
      nodes {
        name
        path
        section
        page {
          title
        }
      }
    }
  }
`;
