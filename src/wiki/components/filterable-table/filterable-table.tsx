import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { FilterField } from '../../../components/filter-field';
import { foldText, matchesFilter } from '../../../components/text-filter';
import { useAddressQuery } from '../../../components/use-address-query';
import { useEarlyTyping } from '../../../components/use-early-typing';
import * as styles from '../../ui/text/tables.module.css';

/** Several tables of a page are filtered apart, so each has a query parameter of its own. */
const parameterOf = (label: string): string => foldText(label).replace(/[^\p{L}\p{N}]+/gu, '-');

/** A field above tables that hides rows without the typed words. */
export function FilterableTable({ label, children }: { label: string; children?: ReactNode }) {
  const tables = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<{ shown: number; all: number }>();
  const parameter = parameterOf(label);
  const {
    values: { [parameter]: typed = '' },
    change,
  } = useAddressQuery([parameter]);
  const filterRows = useEffectEvent((words: string): void => {
    const rows = [...(tables.current?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [])];
    let shown = 0;
    for (const row of rows) {
      row.hidden = !matchesFilter(row.textContent ?? '', words);
      if (!row.hidden) shown += 1;
    }
    setCount(words.trim() === '' ? undefined : { shown, all: rows.length });
  });
  useEffect(() => filterRows(typed), [typed]);
  const filter = (words: string): void => change({ [parameter]: words });
  const field = useEarlyTyping(filter);
  const showAll = (): void => {
    filter('');
    // The pressed button is gone.
    field.current?.focus();
  };
  const isEmpty = count?.shown === 0;
  return (
    <div>
      <FilterField
        className={styles.filter}
        label={label}
        field={field}
        value={typed}
        onFilter={filter}
        status={count && (isEmpty ? 'Nothing matches.' : `${count.shown} of ${count.all}`)}
      />
      {isEmpty && (
        <button type="button" className="button" onClick={showAll}>
          Show all
        </button>
      )}
      <div ref={tables} hidden={isEmpty}>
        {children}
      </div>
    </div>
  );
}
