import { useRef, useState, type ReactNode } from 'react';
import { FilterField } from '../../../components/filter-field';
import { matchesFilter } from '../../../components/text-filter';
import { useEarlyTyping } from '../../../components/use-early-typing';
import * as styles from './tables.module.css';

/** Tables that can be filtered by typing. Without scripts they are whole, and the field is not there. */
export function FilterableTable({ label, children }: { label: string; children?: ReactNode }) {
  const tables = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<{ shown: number; all: number }>();
  const filter = (words: string) => {
    const rows = [...(tables.current?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [])];
    let shown = 0;
    for (const row of rows) {
      row.hidden = !matchesFilter(row.textContent ?? '', words);
      if (!row.hidden) shown += 1;
    }
    setCount(words.trim() === '' ? undefined : { shown, all: rows.length });
  };
  const field = useEarlyTyping(filter);
  return (
    <div>
      <FilterField
        className={styles.filter}
        label={label}
        field={field}
        onFilter={filter}
        status={count && (count.shown === 0 ? 'Nothing matches.' : `${count.shown} of ${count.all}`)}
      />
      <div ref={tables}>{children}</div>
    </div>
  );
}
