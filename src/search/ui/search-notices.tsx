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
  /** What to try. */
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
  onRetry: () => void;
  /** There is more to search than before. */
  onMore: () => void;
}

/** What to try, a button each. */
export function Suggestions({ suggestions, onSuggestion }: Pick<Props, 'suggestions' | 'onSuggestion'>) {
  if (suggestions.length === 0) return null;
  return (
    <div className={`row ${styles.suggestions}`}>
      <p>{SEARCH_TEXTS.trySearching}:</p>
      {suggestions.map((suggestion) => (
        <button key={suggestion} type="button" className="button" onClick={() => onSuggestion(suggestion)}>
          {suggestion}
        </button>
      ))}
    </div>
  );
}

/** What DocSearch's modal lacks: a note that there are no recent searches, an error that stays until the next attempt, and suggestions. */
export function SearchNotices(props: Props) {
  const { isEmpty, hasFailed, isOutline, foundNothing, isAskAiActive, onRetry, onMore } = props;
  if (isAskAiActive) return null;
  if (hasFailed && !isEmpty) return <SearchFailure className={styles.failure} titleClassName={styles.title} onRetry={onRetry} />;
  return (
    <>
      {/* The library's list of recent searches, where there is one, comes before this and hides it. */}
      {isEmpty && <p className={styles.noRecent}>{SEARCH_TEXTS.noRecent}</p>}
      {isOutline && !isEmpty && (
        <div className={styles.partial}>
          <IndexNotice onRetry={onMore} onWhole={onMore} />
        </div>
      )}
      {(isEmpty || foundNothing) && (
        <div className={styles.part}>
          <Suggestions {...props} />
        </div>
      )}
    </>
  );
}
