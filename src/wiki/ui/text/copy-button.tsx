import { useEffect, useState } from 'react';
import clsx from 'clsx';

/** How long "Copied!" stands, in milliseconds. */
const CONFIRMATION = 2000;

interface Props {
  /** The text, or what fetches it. */
  text: string | (() => Promise<string>);
  label: string;
  /** What is copied, said to screen readers where several buttons have one label. */
  about?: string;
  className?: string | undefined;
}

/** Copies a text; says so for a moment. */
export function CopyButton({ text, label, about, className }: Props) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (outcome === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome('idle'), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      // A text that is fetched comes after the click; browsers want to be told of it with the click.
      if (typeof text === 'string') await navigator.clipboard.writeText(text);
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
      {about !== undefined && <span className="visually-hidden">{about}</span>}
    </button>
  );
}
