import { Children, isValidElement, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import clsx from 'clsx';
import * as styles from './radio-call.module.css';

interface TransmissionProps {
  from: string;
  children?: ReactNode;
}

/** Delay before the other station answers, in milliseconds. */
const ANSWER_TIME = 1200;

/** A message on the radio; `from` is the station. */
export function Transmission({ from, children }: TransmissionProps) {
  return (
    <div className={`one-column-on-phones ${styles.transmission}`}>
      <b className={styles.from}>{from}</b>
      <div>{children}</div>
    </div>
  );
}

function messagesIn(children: ReactNode): ReactElement<TransmissionProps>[] {
  return Children.toArray(children).filter((child): child is ReactElement<TransmissionProps> =>
    Boolean(isValidElement<TransmissionProps>(child) && child.props.from),
  );
}

function Handset({ isSending, isReceiving }: { isSending: boolean; isReceiving: boolean }) {
  return (
    <svg className="drawing" viewBox="0 0 120 260" aria-hidden="true">
      <path d="M28 92V14q0-6 6-6t6 6v78" />
      <path d="M72 92V74h20v18M77 74v18M82 74v18M87 74v18" strokeWidth=".8" />
      <path className={styles.body} d="M20 92h80q6 0 6 6v140q0 10-10 10H24q-10 0-10-10V98q0-6 6-6z" />
      <path d="M14 130h-6v44h6" />
      <circle className={clsx(isSending && styles.sending, isReceiving && styles.receiving)} cx="56" cy="102" r="4" />
      <path d="M28 112h64v34H28z" />
      <path strokeWidth=".8" d="M36 122h48M36 130h30" />
      <path d="M34 162h52M34 170h52M34 178h52M34 186h52M34 194h52" strokeWidth=".8" />
      <path d="M44 212h32v20H44zM54 222h12" />
    </svg>
  );
}

/** A radio conversation: each press sends the reader's next message, and the other station answers. */
export function RadioCall({ label, children }: { label: string; children?: ReactNode }) {
  const messages = messagesIn(children);
  const control = messages[0]?.props.from;
  const [heard, setHeard] = useState(1);
  const [isMounted, setMounted] = useState(false);
  const last = messages[heard - 1];
  const isWaiting = last !== undefined && last.props.from !== control && heard < messages.length;
  const isOver = heard >= messages.length;

  // The build renders the whole conversation, for readers without scripts.
  useEffect(() => setMounted(true), []);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setHeard((count) => count + 1), ANSWER_TIME);
    return () => clearTimeout(timer);
  }, [isWaiting, heard]);

  const talk = () => {
    if (isWaiting) return;
    setHeard(isOver ? 1 : heard + 1);
  };
  return (
    <div className={`one-column-on-phones ${styles.call}`}>
      <div className={clsx(styles.handset, 'no-print')}>
        <Handset isSending={isWaiting} isReceiving={!isWaiting} />
        <button type="button" className="button filled needs-script" aria-disabled={isWaiting} onClick={talk}>
          {isOver ? 'Call again' : label}
        </button>
      </div>
      <ol className={clsx('ruled', styles.log, !isMounted && styles.before)} aria-live="polite" aria-label="Conversation">
        {messages.slice(0, isMounted ? heard : messages.length).map((message, index) => (
          <li key={index} className={clsx(message.props.from !== control && styles.reader)}>
            {message}
          </li>
        ))}
      </ol>
    </div>
  );
}
