import { useEffect, useState } from 'react';
import { hasNewBuild, reloadPage } from '../../components/deployment';
import * as gauge from '../../components/gauge.module.css';
import { useIndexProgress } from './local-provider';
import * as styles from './search-notices.module.css';
import { SEARCH_TEXTS } from './texts';

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
      <p className={styles.title}>{isOutdated ? SEARCH_TEXTS.outdatedTitle : SEARCH_TEXTS.errorTitle}</p>
      <p className="small">{isOutdated ? SEARCH_TEXTS.outdatedHelp : SEARCH_TEXTS.errorHelp}</p>
      <button type="button" className="button space-2" onClick={isOutdated ? reloadPage : onRetry}>
        {isOutdated ? 'Reload' : 'Retry'}
      </button>
    </div>
  );
}

interface IndexProps {
  /** Loads the missing texts, then searches again. */
  onRetry: () => void;
  /** Called once all texts have loaded, to search them too. */
  onWhole: () => void;
}

/** Says that only titles and headings were searched so far, and how much of the texts has loaded. */
export function IndexNotice({ onRetry, onWhole }: IndexProps) {
  const { share, hasFailed } = useIndexProgress();
  const isWhole = share === 1;
  useEffect(() => {
    if (isWhole) onWhole();
  }, [isWhole, onWhole]);
  if (hasFailed) {
    return (
      <div className="row small">
        <p role="status">Only titles and headings were searched: the texts could not be loaded.</p>
        <button type="button" className="button" onClick={onRetry}>
          Retry
        </button>
      </div>
    );
  }
  return (
    <div className="small">
      <p role="status">Titles and headings so far. The texts are still being loaded.</p>
      <progress className={gauge.gauge} max={1} value={share} aria-label="Loading the texts" />
    </div>
  );
}

interface Props {
  /** Whether nothing is typed. */
  isEmpty: boolean;
  hasFailed: boolean;
  isOutline: boolean;
  foundNothing: boolean;
  isAskAiActive: boolean;
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
  onRetry: () => void;
  /** Called when there is more to search than before. */
  onMore: () => void;
}

export function Suggestions({ suggestions, onSuggestion }: Pick<Props, 'suggestions' | 'onSuggestion'>) {
  if (suggestions.length === 0) return null;
  return (
    <div className={`row space-3 ${styles.suggestions}`}>
      <p>{SEARCH_TEXTS.trySearching}:</p>
      {suggestions.map((suggestion) => (
        <button key={suggestion} type="button" className="button" onClick={() => onSuggestion(suggestion)}>
          {suggestion}
        </button>
      ))}
    </div>
  );
}

/** What DocSearch's modal lacks: a note without recent searches, an error that stays, and suggestions. */
export function SearchNotices(props: Props) {
  const { isEmpty, hasFailed, isOutline, foundNothing, isAskAiActive, onRetry, onMore } = props;
  if (isAskAiActive) return null;
  if (hasFailed && !isEmpty) return <SearchFailure onRetry={onRetry} />;
  return (
    <>
      {/* The style sheet hides this note after the library's list of recent searches. */}
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
