import type { ReactNode } from 'react';
import clsx from 'clsx';

export type TitleBlockCell = readonly [label: ReactNode, value: ReactNode];

/** The title block of a sheet. Cells without a value are left out. */
export function TitleBlock({ cells, className }: { cells: readonly TitleBlockCell[]; className?: string | undefined }) {
  return (
    <dl className={clsx('title-block', className)}>
      {cells.map(
        ([label, value], index) =>
          value !== undefined &&
          value !== null &&
          value !== false && (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
