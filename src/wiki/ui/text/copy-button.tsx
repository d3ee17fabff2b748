import { useEffect, useState } from 'react';
import clsx from 'clsx';

/** How long the outcome is shown, in milliseconds. */
const CONFIRMATION = 2000;

interface Props {
  text: string | (() => Promise<string>);
  label: string;
  className?: string | undefined;
}

export function CopyButton({ text, label, className }: Props) {
  const [outcome, setOutcome] = useState<string>();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    const fetched = typeof text === 'string' ? Promise.resolve(text) : text();
    try {
      if (typeof text === 'string') await navigator.clipboard.writeText(text);
      // Firefox before 127, where a click allows copying for five seconds.
      else if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await fetched);
      // Safari allows copying only during the click, so a text to be fetched is passed as a promise.
      else
        await navigator.clipboard.write([
          new ClipboardItem({ 'text/plain': fetched.then((words) => new Blob([words], { type: 'text/plain' })) }),
        ]);
      setOutcome('Copied!');
    } catch {
      // Browsers report a failed download as a refusal to copy.
      setOutcome(
        await fetched.then(
          () => 'Copying is blocked',
          () => 'Download failed',
        ),
      );
    }
  };
  return (
    <button type="button" className={clsx(className, 'needs-script')} onClick={() => void copy()}>
      <span aria-live="polite">{outcome ?? label}</span>
    </button>
  );
}
