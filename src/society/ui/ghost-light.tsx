import type { ReactNode } from 'react';
import clsx from 'clsx';
import * as styles from './ghost-light.module.css';

/** An empty state: a bare stage in plan with the ghost light, which theatres leave on overnight. */
export function GhostLight({ children }: { children: ReactNode }) {
  return (
    <div className={clsx('sheet one-column-on-phones', styles.empty)}>
      <svg className={clsx('drawing', styles.stage)} viewBox="0 0 320 180" aria-hidden="true">
        <circle className={styles.light} cx="160" cy="84" r="38" />
        <path d="M70 40Q70 24 86 24H234Q250 24 250 40M60 126h-46v8h46M260 126h46v8h-46M60 134Q160 156 260 134" />
        <path d="M160 12V172" strokeWidth=".8" strokeDasharray="9 3 2 3" />
        <path className={styles.lamp} d="M152 84a8 8 0 1 0 16 0a8 8 0 1 0-16 0" />
        <path d="M154.400 78.400l11.200 11.200M165.600 78.400l-11.200 11.200" />
      </svg>
      <div className={`stack ${styles.words}`}>{children}</div>
    </div>
  );
}
