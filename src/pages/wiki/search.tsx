import type { FormEvent } from 'react';
import { Link } from 'gatsby';
import { countOf } from '../../components/formats';
import { PageHead } from '../../components/page-head';
import { useAddressQuery } from '../../components/use-address-query';
import { useEarlyTyping } from '../../components/use-early-typing';
import { useSiteConfiguration } from '../../components/use-site';
import { missingResultsReport, SearchFailure, Suggestions } from '../../search/ui/search-notices';
import { ResultList } from '../../search/ui/result-list';
import { DOCUMENTS_OF_PAGE } from '../../search/search-api';
import { SEARCH_TEXTS } from '../../search/ui/search-dialog';
import { useSearchResults } from '../../search/ui/use-search-results';
import { Breadcrumbs } from '../../components/breadcrumbs';
import * as pageStyles from '../../templates/wiki-page.module.css';
import * as styles from '../search-page.module.css';

function NoResults({ query, onSuggestion }: { query: string; onSuggestion: (query: string) => void }) {
  const { repository } = useSiteConfiguration();
  return (
    <>
      <Suggestions onSuggestion={onSuggestion} />
      <p className="space-3">
        Believe this query should return results? <a href={missingResultsReport(repository.url, query)}>Let us know.</a>
      </p>
    </>
  );
}

interface OutcomeProps {
  state: ReturnType<typeof useSearchResults>;
  query: string;
  onSuggestion: (query: string) => void;
}

function Outcome({ state, query, onSuggestion }: OutcomeProps) {
  const { results, hasFailed, isLoading, loadNext } = state;
  const isEmpty = query.trim() === '';
  const isFound = !isEmpty && !hasFailed && results !== undefined && results.query !== '';
  const canShowMore = isFound && results.hasMore && !isLoading;
  return (
    <>
      <p className={`space-3 ${styles.status}`} role="status">
        {isFound && results.count > 0 && countOf(results.count, 'result')}
        {isFound && results.count === 0 && (
          <>
            No results found for “<strong>{results.query}</strong>”
          </>
        )}
        {!isFound && !isEmpty && !hasFailed && isLoading && 'Searching…'}
      </p>
      {isEmpty && <Suggestions onSuggestion={onSuggestion} />}
      {hasFailed && !isEmpty && (
        <div className="sheet">
          <SearchFailure onRetry={loadNext} />
        </div>
      )}
      {isFound && results.count === 0 && <NoResults query={results.query} onSuggestion={onSuggestion} />}
      {isFound && results.hits.length > 0 && <ResultList hits={results.hits} />}
      {/* The button stays once all results are shown, because it has the focus. */}
      {isFound && results.count > DOCUMENTS_OF_PAGE && (
        <p className="space-4">
          <button type="button" className="button" aria-disabled={!canShowMore} onClick={canShowMore ? loadNext : undefined}>
            {results.hasMore ? 'Show more results' : 'That is all'}
          </button>
        </p>
      )}
    </>
  );
}

const QUERY = ['q'] as const;

export default function SearchPage() {
  const { values, isKnown, change } = useAddressQuery(QUERY, { keepsSteps: true });
  const query = values.q;
  const field = useEarlyTyping((typed) => change({ q: typed }));
  const state = useSearchResults(query);
  const suggest = (suggestion: string): void => {
    change({ q: suggestion }, { isFinal: true });
    // The button that had the focus is gone.
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ q: query }, { isFinal: true });
  };
  return (
    <main id="main" className={`${pageStyles.article} ${styles.page}`} tabIndex={-1} data-runs-at-once="">
      <Breadcrumbs crumbs={[{ path: '/wiki', label: 'Wiki' }]} current="Search" />
      <h1 className={`space-3 ${pageStyles.title}`}>Search</h1>
      <p className="needs-script space-3">
        Type what you are looking for, or go to <Link to="/wiki">the contents of the wiki</Link> or <Link to="/wiki/tags">its tags</Link>.
      </p>
      <form role="search" className="needs-script space-3" onSubmit={submit}>
        <label htmlFor="search-query" className="visually-hidden">
          Search
        </label>
        <input
          ref={field}
          id="search-query"
          className={`field ${styles.field}`}
          type="search"
          name="q"
          value={query}
          placeholder={SEARCH_TEXTS.placeholder}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={512}
          onChange={(event) => change({ q: event.target.value })}
        />
      </form>
      {isKnown && <Outcome state={state} query={query} onSuggestion={suggest} />}
      <p className="without-script space-4">
        Searching needs JavaScript, which your browser has switched off. The contents of the wiki are on{' '}
        <Link to="/wiki">its first page</Link>, and pages of one kind under <Link to="/wiki/tags">its tags</Link>.
      </p>
    </main>
  );
}

export function Head() {
  return <PageHead title="Search" description="Search the wiki and the site." path="/wiki/search" noIndex />;
}
