import { useId, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import * as styles from './filter-field.module.css';

interface Props {
  label: string;
  hint?: string;
  /** See `useEarlyTyping`. */
  field: RefObject<HTMLInputElement | null>;
  value: string;
  onFilter: (typed: string) => void;
  status: ReactNode;
  className?: string | undefined;
}

/** A field that filters what is on the page, and says how much is left. */
export function FilterField({ label, hint, field, value, onFilter, status, className }: Props) {
  const id = useId();
  return (
    <div role="search" className={clsx('row needs-script no-print', styles.filter, className)}>
      <label htmlFor={id} className="wide">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        className="field"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value}
        onChange={(event) => onFilter(event.target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="small">
          {hint}
        </p>
      )}
      <p role="status" className="small">
        {status}
      </p>
    </div>
  );
}
