import { useCallback, useState, type ReactNode } from 'react';
import { guard } from '../../components/guard';
import { onItsPages } from '../../components/on-its-pages';

/** What a label says. */
export interface LabelContent {
  /** The short link, without the slash. */
  name: string;
  /** What it opens. */
  title: string;
}

const PrintedLabel = guard(
  'PrintedLabel',
  onItsPages('The label', () => import('./printed-label').then((module) => module.PrintedLabel)),
);

/**
 * Prints labels. `print` opens the browser's print dialog for a label instead of the page; `printed` must be rendered
 * somewhere.
 */
export function useLabelPrinter(shortlinkUrl: string): { print: (label: LabelContent) => void; printed: ReactNode } {
  const [label, setLabel] = useState<LabelContent>();
  const finish = useCallback(() => setLabel(undefined), []);
  return {
    // A copy, so that the same label can be printed again even if the browser never fires afterprint.
    print: (content) => setLabel({ ...content }),
    printed: label && <PrintedLabel label={label} shortlinkUrl={shortlinkUrl} onDone={finish} />,
  };
}
