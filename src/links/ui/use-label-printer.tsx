import { useCallback, useState, type ReactNode } from 'react';
import { guard } from '../../components/crash';
import { onItsPages } from '../../components/on-its-pages';

/** What a label says. */
export interface LabelContent {
  /** The short link, without the slash. */
  name: string;
  /** What it opens. */
  title: string;
  /** What to do before using the thing that it is on. */
  beforeUse?: string | null | undefined;
}

/** How labels are printed: a large one by itself, or as many small ones as an A4 sheet of labels has. */
export type LabelFormat = 'single' | 'sheet';

const PrintedLabel = guard(
  'PrintedLabel',
  onItsPages('The label', () => import('./printed-label').then((module) => module.PrintedLabel)),
);

/**
 * Prints labels. `print` opens the browser's print dialog for a label instead of the page; `printed` must be rendered
 * somewhere.
 */
export function useLabelPrinter(shortlinkUrl: string): { print: (label: LabelContent, format?: LabelFormat) => void; printed: ReactNode } {
  const [label, setLabel] = useState<{ content: LabelContent; format: LabelFormat }>();
  const finish = useCallback(() => setLabel(undefined), []);
  return {
    // A copy, so that the same label can be printed again even if the browser never fires afterprint.
    print: (content, format = 'single') => setLabel({ content, format }),
    printed: label && <PrintedLabel label={label.content} format={label.format} job={label} shortlinkUrl={shortlinkUrl} onDone={finish} />,
  };
}
