import type { MouseEvent, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import clsx from 'clsx';
import * as styles from './feedback.module.css';
import { moveFocusFrom } from './move-focus';

interface NoticeProps {
  label: string;
  text: ReactNode;
  buttons: readonly { label: string; isMain?: boolean; isBusy?: boolean; onClick: () => void }[];
  isAlert?: boolean;
}

/** A question or message at the foot of the window. A button that closes it hands the focus to the page. */
export function Notice({ label, text, buttons, isAlert = false }: NoticeProps) {
  return (
    <section
      className={clsx('row no-print', styles.notice, isAlert && styles.alert)}
      aria-label={label}
      role={isAlert ? 'alert' : undefined}
    >
      <div>{text}</div>
      <div className="row">
        {buttons.map(({ label: words, isMain = false, isBusy = false, onClick }, index) => {
          const press = ({ currentTarget }: MouseEvent): void => {
            if (isBusy) return;
            moveFocusFrom(currentTarget);
            onClick();
          };
          return (
            <button key={index} type="button" className={clsx('button', isMain && 'filled')} aria-disabled={isBusy} onClick={press}>
              {words}
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** Shows a notice in a React root of its own, so that pages need not load its code. @returns a function that removes it */
export function showNotice(notice: ReactNode): () => void {
  const container = document.createElement('div');
  container.setAttribute('role', 'status');
  container.className = clsx(styles.foot);
  document.body.append(container);
  const root = createRoot(container);
  root.render(notice);
  return () => {
    root.unmount();
    container.remove();
  };
}
