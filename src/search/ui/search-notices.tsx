import * as styles from './search-notices.module.css';
import { IndexNotice } from './index-notice';
import { SearchFailure } from './search-failure';
import { SEARCH_TEXTS } from './texts';

interface Props {
  /** Whether nothing is typed. */
  isEmpty: boolean;
  hasFailed: boolean;
  /** Only titles and headings were searched. */
  isOutline: boolean;
  foundNothing: boolean;
  isAskAiActive: boolean;
  /** What to try when nothing was found. */
  suggestions: string[];
  onSuggestion: (query: string) => void;
  onRetry: () => void;
  /** There is more to search than before. */
  onMore: () => void;
}

/**
 * What DocSearch's modal lacks: a note that there are no recent searches, an error that stays until the next attempt, and
 * suggestions when nothing was found.
 */
export function SearchNotices(props: Props) {
  const { isEmpty, hasFailed, isOutline, foundNothing, isAskAiActive, suggestions, onSuggestion, onRetry, onMore } = props;
  if (isAskAiActive) return null;
  // The library's list of recent searches, where there is one, comes before this and hides it.
  if (isEmpty) return <p className={styles.noRecent}>{SEARCH_TEXTS.noRecent}</p>;
  if (hasFailed) return <SearchFailure className={styles.failure} titleClassName={styles.title} onRetry={onRetry} />;
  return (
    <>
      {isOutline && (
        <div className={styles.partial}>
          <IndexNotice onRetry={onMore} onWhole={onMore} />
        </div>
      )}
      {foundNothing && suggestions.length > 0 && (
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
      )}
    </>
  );
}
