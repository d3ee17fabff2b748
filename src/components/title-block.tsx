import type { ReactNode } from 'react';
import clsx from 'clsx';

export type TitleBlockCell = readonly [label: string, value: ReactNode];

/** The title block of a sheet. Cells without a value are left out. */
export function TitleBlock({ cells, className }: { cells: readonly TitleBlockCell[]; className?: string | undefined }) {
  return (
    <dl className={clsx('title-block', className)}>
      {cells.map(
        ([label, value]) =>
          value !== undefined &&
          value !== null &&
          value !== false && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
