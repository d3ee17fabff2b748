import { useEffect } from 'react';
import * as feedback from '../../components/feedback.module.css';
import { useIndexProgress } from './provider';

interface Props {
  /** Asks again: for the texts, and then what was asked. */
  onRetry: () => void;
  /** Called when all is there, to search it too. */
  onWhole: () => void;
}

/** Says that only titles and headings were searched so far, and how much of the texts has come. */
export function IndexNotice({ onRetry, onWhole }: Props) {
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
      <progress className={feedback.gauge} max={1} value={share} aria-label="Loading the texts" />
    </div>
  );
}
