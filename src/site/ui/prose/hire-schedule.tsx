import { createContext, useContext, type ReactNode, type TdHTMLAttributes } from 'react';
import clsx from 'clsx';
import * as styles from './hire-schedule.module.css';

const IsSchedule = createContext(false);

/** A table of what a hire includes: "Yes" is shown as a filled circle, "No" as an open one. */
export function HireSchedule({ children }: { children?: ReactNode }) {
  return (
    <IsSchedule.Provider value={true}>
      <div className={styles.schedule}>{children}</div>
    </IsSchedule.Provider>
  );
}

/** A table cell; in a schedule, a circle in place of yes or no. */
export function TableCell({ children, ...attributes }: TdHTMLAttributes<HTMLTableCellElement>) {
  const isSchedule = useContext(IsSchedule);
  if (!isSchedule || (children !== 'Yes' && children !== 'No')) return <td {...attributes}>{children}</td>;
  return (
    <td {...attributes}>
      <span className={clsx(styles.circle, children === 'Yes' && styles.filled)} aria-hidden="true" />
      <span className="visually-hidden">{children}</span>
    </td>
  );
}
