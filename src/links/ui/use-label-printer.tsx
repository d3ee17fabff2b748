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
 * Prints labels. `print` opens the browser's dialog with a label in place of the page; `printed` must be
 * rendered somewhere.
 */
export function useLabelPrinter(shortlinkUrl: string): { print: (label: LabelContent) => void; printed: ReactNode } {
  const [label, setLabel] = useState<LabelContent>();
  const finish = useCallback(() => setLabel(undefined), []);
  return {
    // A copy, so that the same label can be printed twice where a browser does not say that it has printed.
    print: (content) => setLabel({ ...content }),
    printed: label && <PrintedLabel label={label} shortlinkUrl={shortlinkUrl} onDone={finish} />,
  };
}
