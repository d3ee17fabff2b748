import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Link, withPrefix } from 'gatsby';
import { PUBLISHED_FILES } from '../../../content-model/addresses';
import { dayInLondon, formatDate, formatMonth } from '../../../components/dates';
import { countOf } from '../../../components/formats';
import { fetchJson } from '../../../components/fetch-json';
import { groupBy } from '../../../components/group-by';
import { LoadFailure, useLazyValue } from '../../../components/on-demand';
import { useAddressQuery } from '../../../components/use-address-query';
import { usePageContent } from '../../../wiki/ui/text/page-content-context';
import type { Change, Changelog } from '../../node/changelog';
import * as styles from './wiki-changelog.module.css';

/** Query parameters: a page's path, an author, a year in London; `all=yes` adds changes to files alone. */
const FILTERS = ['page', 'author', 'year', 'all'] as const;

/** Empty text: no filter. */
type ChangeFilter = Readonly<Record<(typeof FILTERS)[number], string>>;

/** Whether changes to files alone are shown too: a year shows all of its changes. */
const showsAll = ({ all, year }: ChangeFilter): boolean => all !== '' || year !== '';

const NO_FILTER: ChangeFilter = { page: '', author: '', year: '', all: '' };

function filterChanges(changes: readonly Change[], filter: ChangeFilter): Change[] {
  const { page, author, year } = filter;
  return changes
    .filter(
      (change) =>
        (showsAll(filter) || change.isEdit) &&
        (year === '' || dayInLondon(new Date(change.date)).startsWith(year)) &&
        (page === '' || change.pages.some(({ path }) => path === page)) &&
        (author === '' || change.author === author || change.coAuthors.includes(author)),
    )
    .sort((one, other) => other.date.localeCompare(one.date));
}

const isFilter = (filter: ChangeFilter): boolean => Object.values(filter).some((value) => value !== '');

/** Enough digits to distinguish commits. */
const HASH_DIGITS = 7;

/** How many changes are shown at first, and how many more with each press. */
const STEP = 50;

/** Further pages of a change are folded. */
const LISTED_PAGES = 6;

function PageLinks({ pages }: { pages: Change['pages'] }) {
  return pages.map((page, index) => (
    <span key={page.path}>
      {index > 0 && ', '}
      <Link to={page.path}>{page.title}</Link>
    </span>
  ));
}

function ChangeItem({ change }: { change: Change }) {
  const folded = change.pages.slice(LISTED_PAGES);
  return (
    <li className={styles.change}>
      <time dateTime={change.date}>{formatDate(change.date)}</time>
      <div>
        <p>{change.description}</p>
        {change.pages.length > 0 && (
          <p className={styles.pages}>
            <PageLinks pages={change.pages.slice(0, LISTED_PAGES)} />
          </p>
        )}
        {folded.length > 0 && (
          <details className={styles.pages}>
            <summary>and {countOf(folded.length, 'more page')}</summary>
            <PageLinks pages={folded} />
          </details>
        )}
      </div>
      <p className={styles.author}>
        {[change.author, ...change.coAuthors].join(', ')}
        {change.url !== null && (
          <a href={change.url} rel="noopener" className="no-url" aria-label={`Commit ${change.hash.slice(0, HASH_DIGITS)}`}>
            {change.hash.slice(0, HASH_DIGITS)}
          </a>
        )}
      </p>
    </li>
  );
}

interface FilterProps {
  filter: ChangeFilter;
  changelog: Changelog;
  onChange: (filter: ChangeFilter) => void;
}

function Toggle({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={`button ${isOn ? 'filled' : ''}`} aria-pressed={isOn} onClick={onClick}>
      {children}
    </button>
  );
}

function YearChoice({ filter, changelog: { years }, onChange }: FilterProps) {
  if (years.length < 2) return null;
  return (
    <div className={`row ${styles.years}`} role="group" aria-label="Year">
      {['', ...years].map((year) => (
        <Toggle key={year} isOn={filter.year === year} onClick={() => onChange({ ...filter, year })}>
          {year === '' ? 'All years' : year}
        </Toggle>
      ))}
    </div>
  );
}

interface SelectProps {
  label: string;
  /** Label of the option without a filter. */
  all: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
  field?: RefObject<HTMLSelectElement | null>;
}

function Select({ label, all, value, options, onChange, field }: SelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="small">
        {label}
      </label>
      <select ref={field} id={id} className="field" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

function Filter({ filter, changelog, onChange }: FilterProps) {
  const first = useRef<HTMLSelectElement>(null);
  const clear = (): void => {
    onChange(NO_FILTER);
    // A disabled button loses the focus.
    first.current?.focus();
  };
  return (
    <div className={`row space-4 needs-script no-print ${styles.filter}`} role="search" aria-label="Filter the changelog">
      <YearChoice filter={filter} changelog={changelog} onChange={onChange} />
      <Select
        field={first}
        label="Page"
        all="All pages"
        value={filter.page}
        options={changelog.pages.map(({ path, title }) => [path, title])}
        onChange={(page) => onChange({ ...filter, page })}
      />
      <Select
        label="Author"
        all="All authors"
        value={filter.author}
        options={changelog.authors.map((name) => [name, name])}
        onChange={(author) => onChange({ ...filter, author })}
      />
      {changelog.otherCount > 0 && filter.year === '' && (
        <Toggle isOn={filter.all !== ''} onClick={() => onChange({ ...filter, all: filter.all === '' ? 'yes' : '' })}>
          {countOf(changelog.otherCount, 'other change')}
        </Toggle>
      )}
      <button type="button" className="button" disabled={!isFilter(filter)} onClick={clear}>
        Clear
      </button>
    </div>
  );
}

function ChangesByMonth({ changes }: { changes: readonly Change[] }) {
  const byMonth = groupBy(changes, ({ date }) => formatMonth(dayInLondon(new Date(date))));
  return [...byMonth].map(([month, ofMonth]) => (
    <section key={month} className="space-5">
      <h3>{month}</h3>
      <ol className={`ruled space-2 ${styles.changes}`}>
        {ofMonth.map((change) => (
          <ChangeItem key={change.hash} change={change} />
        ))}
      </ol>
    </section>
  ));
}

/** The button for older changes. It stays after the last press, because it has the focus. */
function ShowMore({ rest, isLoading, onShow }: { rest: number; isLoading: boolean; onShow: () => void }) {
  const canShow = rest > 0 && !isLoading;
  return (
    <p className="needs-script no-print space-5">
      <button type="button" className="button" aria-disabled={!canShow} onClick={canShow ? onShow : undefined}>
        {isLoading && 'Loading …'}
        {!isLoading && (rest > 0 ? `Show ${countOf(Math.min(rest, STEP), 'older change')}` : 'That is all')}
      </button>
    </p>
  );
}

function Introduction({ changelog: { count, historyUrl } }: { changelog: Changelog }) {
  return (
    <p>
      <strong>{count.toLocaleString('en-GB')}</strong> {count === 1 ? 'change' : 'changes'} to what pages say. Follow them with the{' '}
      <a href={withPrefix(PUBLISHED_FILES.changelogFeed)}>Atom feed</a>, or read the{' '}
      <a href={historyUrl} rel="noopener">
        whole history on {new URL(historyUrl).hostname}
      </a>
      .
    </p>
  );
}

/** The changes to show, and how many are left. Older changes load with a filter, or at a press of the button. */
function useShownChanges({ newest, othersAddress, count, otherCount }: Changelog, filter: ChangeFilter) {
  const [limit, setLimit] = useState(STEP);
  const isFiltered = isFilter(filter);
  const isWanted = othersAddress !== null && (isFiltered || limit > STEP);
  const older = useLazyValue(isWanted, () => fetchJson<Change[]>(othersAddress ?? ''));
  const isComplete = othersAddress === null || older.status === 'loaded';
  const found = filterChanges([...newest, ...(older.status === 'loaded' ? older.value : [])], filter);
  const shown = found.slice(0, limit);
  // Without a filter, the page knows how many are left before they load.
  const rest = isFiltered || isComplete ? found.length - shown.length : count - shown.length;
  const all = countOf(showsAll(filter) ? count + otherCount : count, 'change');
  const result = isComplete && (found.length === 0 ? 'No change matches.' : `${found.length} of ${all}`);
  const status = older.status === 'loading' ? 'Looking through the older changes …' : result;
  return {
    shown,
    rest,
    older,
    hasMore: rest > 0 || limit > STEP,
    status: isFiltered && status,
    showMore: () => setLimit(limit + STEP),
  };
}

/** The wiki's changes, newest first, by month. A button adds changes to files alone. */
export function WikiChangelog() {
  const { changelog } = usePageContent();
  return changelog && <Filtered changelog={changelog as unknown as Changelog} />;
}

function Filtered({ changelog }: { changelog: Changelog }) {
  const { values: filter, change } = useAddressQuery(FILTERS);
  const { shown, rest, older, hasMore, status, showMore } = useShownChanges(changelog, filter);
  if (changelog.count + changelog.otherCount === 0) return <p>No changes are on record yet.</p>;
  return (
    <>
      <Introduction changelog={changelog} />
      <Filter filter={filter} changelog={changelog} onChange={(next) => change(next, { isFinal: true })} />
      <p className="small" role="status">
        {status}
      </p>
      <ChangesByMonth changes={shown} />
      {older.status === 'failed' && <LoadFailure what="The older changes" error={older.error} retry={older.retry} />}
      {hasMore && older.status !== 'failed' && <ShowMore rest={rest} isLoading={older.status === 'loading'} onShow={showMore} />}
    </>
  );
}
