import { useEffect, useState } from 'react';
import { hasNewBuild, reloadPage } from '../../components/deployment';
import { Spinner } from '../../components/on-demand';
import { correctionIssue } from '../../components/corrections';
import { useSiteConfiguration } from '../../components/use-site';
import * as styles from './search-notices.module.css';
import { SEARCH_TEXTS } from './search-dialog';

/** Address of a pre-filled new issue for a query that found nothing. */
export function missingResultsReport(repositoryUrl: string, query: string): string {
  const subject = `Search finds nothing for “${query}”`;
  return correctionIssue(repositoryUrl, { subject, facts: [['Searched for', query]], question: 'What I had expected to find:' });
}

/** Offers to retry a failed search. If the site was published again meanwhile, offers to reload the page instead. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void hasNewBuild().then((isNew) => {
      if (isCurrent) setOutdated(isNew);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>{isOutdated ? 'This page is from an earlier version of the site' : 'Unable to fetch results'}</p>
      <p className="small">{isOutdated ? 'Reload it to search the new version' : 'You might want to check your network connection'}</p>
      <button type="button" className="button space-2" onClick={isOutdated ? reloadPage : onRetry}>
        {isOutdated ? 'Reload' : 'Retry'}
      </button>
    </div>
  );
}

interface Props {
  /** Whether nothing is typed. */
  isEmpty: boolean;
  /** Whether no query has had an answer yet. */
  isFirstOnItsWay: boolean;
  hasFailed: boolean;
  foundNothing: boolean;
  isAskAiActive: boolean;
  onSuggestion: (query: string) => void;
  onRetry: () => void;
}

export function Suggestions({ onSuggestion }: Pick<Props, 'onSuggestion'>) {
  const suggestions = useSiteConfiguration().search.suggestions ?? [];
  if (suggestions.length === 0) return null;
  return (
    <div className={`row space-3 ${styles.suggestions}`}>
      <p>Try searching for:</p>
      {suggestions.map((suggestion) => (
        <button key={suggestion} type="button" className="button" onClick={() => onSuggestion(suggestion)}>
          {suggestion}
        </button>
      ))}
    </div>
  );
}

/** What DocSearch's modal lacks: suggestions, a note without recent searches, and an error that stays. */
export function SearchNotices({ isEmpty, isFirstOnItsWay, hasFailed, foundNothing, isAskAiActive, onSuggestion, onRetry }: Props) {
  if (isAskAiActive) return null;
  if (hasFailed && !isEmpty) return <SearchFailure onRetry={onRetry} />;
  if (isFirstOnItsWay) return <Spinner label={SEARCH_TEXTS.loading} />;
  return (
    <>
      {(isEmpty || foundNothing) && (
        <div className={styles.part}>
          <Suggestions onSuggestion={onSuggestion} />
        </div>
      )}
      {/* The style sheet hides this note after the library's list of recent searches. */}
      {isEmpty && <p className={styles.noRecent}>No recent searches</p>}
    </>
  );
}
