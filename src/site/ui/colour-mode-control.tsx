import { useEffect } from 'react';
import clsx from 'clsx';
import { COLOUR_MODE_RADIOS, COLOUR_MODE_SWITCH, type ColourModeChoice } from '../start/colour-mode';
import { WITHOUT_REPLAY } from '../../components/replay-clicks';
import * as menuStyles from '../../components/menu-entries.module.css';
import * as styles from './colour-mode-control.module.css';

const CHOICES: readonly (readonly [choice: ColourModeChoice, label: string])[] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'As the system'],
];

const LIST_ID = 'colour-modes';

const SWITCH = { [COLOUR_MODE_SWITCH]: '', [WITHOUT_REPLAY]: '' };

/** A switch between light and dark, and a list of all choices. The head's script handles both, also before the app runs. */
export function ColourModeControl({ label }: { label: string }) {
  // The head's script has not seen a control that the app has just rendered.
  useEffect(() => window.boot.markColourMode(), []);
  return (
    <div className={clsx('needs-script', styles.control)}>
      <button
        type="button"
        className={clsx('icon-button', styles.toggle)}
        aria-label={`Dark mode (${label.toLowerCase()})`}
        title={label}
        {...SWITCH}
      >
        <svg viewBox="0 0 22 22" aria-hidden="true">
          <circle cx="11" cy="11" r="8.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M11 2.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
        </svg>
      </button>
      <button
        type="button"
        className={clsx('icon-button caret needs-popover', styles.opener)}
        popoverTarget={LIST_ID}
        aria-label="Light, dark or as the system"
      />
      <fieldset id={LIST_ID} popover="auto" className={clsx('sheet needs-popover', menuStyles.entries, styles.list)}>
        <legend className="visually-hidden">{label}</legend>
        {CHOICES.map(([choice, words]) => (
          <label key={choice}>
            <input type="radio" name={COLOUR_MODE_RADIOS} value={choice} />
            {words}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
