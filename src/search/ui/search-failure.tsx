import { useEffect, useState } from 'react';
import { hasNewBuild, reopenPage } from '../../components/deployment';
import { SEARCH_TEXTS } from './texts';

interface Props {
  className: string | undefined;
  titleClassName: string | undefined;
  onRetry: () => void;
}

/**
 * Says that a search failed, with a button to try again. Where the site was published again since the page was opened, that is
 * the reason, and the button opens the page anew.
 */
export function SearchFailure({ className, titleClassName, onRetry }: Props) {
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
    <div className={className} role="alert">
      <p className={titleClassName}>{isOutdated ? SEARCH_TEXTS.outdatedTitle : SEARCH_TEXTS.errorTitle}</p>
      <p className="small">{isOutdated ? SEARCH_TEXTS.outdatedHelp : SEARCH_TEXTS.errorHelp}</p>
      <button type="button" className="button" onClick={isOutdated ? reopenPage : onRetry}>
        {isOutdated ? 'Reload' : 'Retry'}
      </button>
    </div>
  );
}
