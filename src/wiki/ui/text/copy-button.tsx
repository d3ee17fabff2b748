import { useEffect, useState } from 'react';
import clsx from 'clsx';

/** Duration of "Copied!" in milliseconds. */
const CONFIRMATION = 2000;

interface Props {
  text: string | (() => Promise<string>);
  label: string;
  className?: string | undefined;
}

export function CopyButton({ text, label, className }: Props) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (outcome === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome('idle'), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      if (typeof text === 'string') await navigator.clipboard.writeText(text);
      // Firefox before 127, where a click allows copying for five seconds.
      else if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text());
      // Safari allows copying only during the click, so a text to be fetched is passed as a promise.
      else
        await navigator.clipboard.write([
          new ClipboardItem({ 'text/plain': text().then((fetched) => new Blob([fetched], { type: 'text/plain' })) }),
        ]);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  const words = { idle: label, copied: 'Copied!', failed: 'Copying is blocked' }[outcome];
  return (
    <button type="button" className={clsx(className, 'needs-script')} onClick={() => void copy()}>
      <span aria-live="polite">{words}</span>
    </button>
  );
}
