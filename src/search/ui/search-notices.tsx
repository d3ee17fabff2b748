import * as styles from './search-notices.lazy.module.css';
import { SEARCH_TEXTS } from './texts';

interface Props {
  /** Whether nothing is typed. */
  isEmpty: boolean;
  hasFailed: boolean;
  foundNothing: boolean;
  isAskAiActive: boolean;
  /** What to try when nothing was found. */
  suggestions: string[];
  onSuggestion: (query: string) => void;
  onRetry: () => void;
}

/**
 * What DocSearch's modal lacks: a note that there are no recent searches, an error that stays until the next attempt, and
 * suggestions when nothing was found.
 */
export function SearchNotices({ isEmpty, hasFailed, foundNothing, isAskAiActive, suggestions, onSuggestion, onRetry }: Props) {
  if (isAskAiActive) return null;
  // The library's list of recent searches, where there is one, comes before this and hides it.
  if (isEmpty) return <p className={styles.noRecent}>{SEARCH_TEXTS.noRecent}</p>;
  if (hasFailed) {
    return (
      <div className={styles.failure} role="alert">
        <p className={styles.title}>{SEARCH_TEXTS.errorTitle}</p>
        <p className="small">{SEARCH_TEXTS.errorHelp}</p>
        <button type="button" className="button" onClick={onRetry}>
          Retry
        </button>
      </div>
    );
  }
  if (!foundNothing || suggestions.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <p className="small">{SEARCH_TEXTS.trySearching}:</p>
      <ul className={styles.list}>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className={styles.suggestion} onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
