import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import * as entryStyles from './menu-entries.module.css';
import * as styles from './menu.module.css';

/** A list of links that opens below its label, with or without scripts; Escape and leaving it close it. */
export function Menu({ label, current, children }: { label: string; current: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  const closeOnLeaving = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <div className={styles.menu} onKeyDown={closeOnEscape} onBlur={closeOnLeaving} role="presentation">
      <details ref={details}>
        <summary className={`caret to-tap ${styles.button}`}>
          <span className="visually-hidden">{label}: </span>
          {current}
        </summary>
        {/* Safari does not focus pressed links. The list takes the focus instead, or the menu would close before the click. */}
        <ul className={`sheet ${entryStyles.entries} ${styles.list}`} tabIndex={-1}>
          {children}
        </ul>
      </details>
    </div>
  );
}
