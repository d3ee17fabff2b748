import { useEffect, useSyncExternalStore } from 'react';
import clsx from 'clsx';
import { checkSaved, removeSaved, saveWiki, saving, stopSaving, type SavingProblem, type SavingState } from './saving';
import * as feedback from '../../../src/components/feedback.module.css';
import * as gauge from '../../../src/components/gauge.module.css';
import * as styles from './save-wiki.module.css';

const PROBLEMS: Readonly<Record<SavingProblem, { title: string; help: string }>> = {
  refused: {
    title: 'This browser does not let the site save anything',
    help: 'Private windows, blocked site data and insecure connections do that. Everything else works.',
  },
  'no-room': {
    title: 'There is not enough room on this device',
    help: 'Free some space, then go on. What is saved stays.',
  },
  interrupted: {
    title: 'The site does not answer',
    help: 'What is saved stays. Go on when you have a connection.',
  },
};

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

function Problem({ problem }: { problem: SavingProblem }) {
  const { title, help } = PROBLEMS[problem];
  return (
    <div className={feedback.failure} role="alert">
      <p className={feedback.what}>{title}</p>
      <p className={feedback.message}>{help}</p>
    </div>
  );
}

function summaryOf({ status, pages, total, done }: SavingState): string {
  const count = `${pages} pages with their pictures and the search`;
  if (status === 'saved') return `The whole wiki is on this device: ${count}.`;
  if (status === 'saving') return `Saving: ${megabytes(done)} of ${megabytes(total)} MB`;
  if (done > 0) return `${megabytes(done)} of ${megabytes(total)} MB are on this device.`;
  return `${count}: ${megabytes(total)} MB to download.`;
}

const REMOVE = 'Remove it from this device';

function nextStep({ status, done }: SavingState): { label: string; act: () => void } {
  if (status === 'saving') return { label: 'Stop', act: stopSaving };
  if (status === 'saved') return { label: REMOVE, act: () => void removeSaved() };
  return { label: done > 0 ? 'Go on saving' : 'Save the wiki for offline', act: () => void saveWiki() };
}

export function SaveWiki() {
  const state = useSyncExternalStore(saving.subscribe, saving.get, saving.get);
  const { status, done, total, problem } = state;
  useEffect(() => void checkSaved(), []);
  const next = nextStep(state);
  return (
    <div className={`stack measure needs-script ${styles.panel}`} data-runs-at-once="">
      {status === 'unknown' && !problem && <p role="status">Checking what is saved…</p>}
      {status !== 'unknown' && (
        <p role="status">
          {/* A screen reader hears the start and the end, not every file between. */}
          {status === 'saving' ? 'Saving the wiki' : summaryOf(state)}
        </p>
      )}
      {status === 'saving' && (
        <div className={`small ${styles.progress}`}>
          <progress className={gauge.gauge} max={total} value={done} aria-label="Saving the wiki" />
          <span>{summaryOf(state)}</span>
        </div>
      )}
      {problem && <Problem problem={problem} />}
      {problem !== 'refused' && status !== 'unknown' && (
        <p className="row">
          {/* One button for all steps, so that it keeps the focus. */}
          <button type="button" className={clsx('button', status === 'open' && 'filled')} onClick={next.act}>
            {next.label}
          </button>
          {status === 'open' && done > 0 && (
            <button type="button" className="button" onClick={() => void removeSaved()}>
              {REMOVE}
            </button>
          )}
        </p>
      )}
      {status === 'unknown' && problem && (
        <p className="row">
          <button type="button" className="button" onClick={() => void checkSaved()}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
