import { useEffect } from 'react';
import clsx from 'clsx';
import { COLOUR_MODE_RADIOS, COLOUR_MODE_SWITCH, type ColourModeChoice } from '../boot/colour-mode';
import { WITHOUT_REPLAY } from '../../components/replay-clicks';
import * as styles from './colour-mode-control.module.css';

const CHOICES: readonly (readonly [choice: ColourModeChoice, label: string])[] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'As the system'],
];

const SWITCH = { [COLOUR_MODE_SWITCH]: '', [WITHOUT_REPLAY]: '' };

/** The head's script handles the controls, also before the app runs, but has not seen one that the app has just rendered. */
const useMarkedMode = (): void => useEffect(() => window.boot.markColourMode(), []);

/** A switch between light and dark. */
export function ColourModeSwitch({ label }: { label: string }) {
  useMarkedMode();
  return (
    <button
      type="button"
      className={clsx('icon-button needs-script', styles.toggle)}
      aria-label={`Dark mode (${label.toLowerCase()})`}
      title={label}
      {...SWITCH}
    >
      <svg viewBox="0 0 22 22" aria-hidden="true">
        <circle cx="11" cy="11" r="8.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M11 2.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
      </svg>
    </button>
  );
}

/** All choices, as radio buttons in one row. */
export function ColourModeChoices({ label }: { label: string }) {
  useMarkedMode();
  return (
    <div className={`row ${styles.choices}`} role="radiogroup" aria-label={label}>
      {CHOICES.map(([choice, words]) => (
        <label key={choice} className="to-tap">
          <input type="radio" name={COLOUR_MODE_RADIOS} value={choice} />
          {words}
        </label>
      ))}
    </div>
  );
}
