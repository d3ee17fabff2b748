import { useEffect, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { ErrorBoundary, ErrorMessage, type Crash } from './error-boundary';
import * as styles from './feedback.module.css';
import { moveFocusFrom } from './move-focus';
import { Rendering } from './rendering';

/** Tries again, and keeps the focus near. */
const retry =
  (tryAgain: Crash['tryAgain']) =>
  ({ currentTarget }: MouseEvent): void => {
    moveFocusFrom(currentTarget);
    tryAgain();
  };

function CrashedPage({ error, tryAgain }: Crash) {
  // Back and Forward show another page, which need not crash. Where all of the site crashed, nothing else follows them.
  useEffect(() => {
    window.addEventListener('popstate', tryAgain);
    return () => window.removeEventListener('popstate', tryAgain);
  }, [tryAgain]);
  return (
    <main id="main" className={clsx('wrap', styles.page)} tabIndex={-1}>
      <h1>This page crashed</h1>
      <p role="alert">Something on it does not work. The rest of the site does.</p>
      <p className="row">
        <button type="button" className="button filled" onClick={retry(tryAgain)}>
          Try again
        </button>
        {/* A plain link, so that the browser loads everything afresh. */}
        <a className="button" href={typeof window === 'undefined' ? undefined : window.location.pathname}>
          Reload the page
        </a>
      </p>
      <ErrorMessage error={error} />
    </main>
  );
}

/** Error boundary around a page: tells the reader and offers to try again. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary subject="The page" fallback={(crash) => <CrashedPage {...crash} />}>
      {children}
    </ErrorBoundary>
  );
}

/** Error boundary around an item of the top bar: names the item in the bar, in the log and in the build's error. */
export function NavbarItemBoundary({ label, children }: { label: string; children: ReactNode }) {
  const subject = `The item “${label}” of the top bar`;
  return (
    <ErrorBoundary
      subject={subject}
      fallback={({ tryAgain }) => (
        <button type="button" className={styles.item} onClick={retry(tryAgain)}>
          “{label}” crashed. Try again
        </button>
      )}
    >
      <Rendering subject={subject}>{children}</Rendering>
    </ErrorBoundary>
  );
}

/** Error boundary around a component in a page's text, so that the text stays readable when the component crashes. */
export function WidgetBoundary({ name, children }: { name: string; children: ReactNode }) {
  const subject = `The component <${name}>`;
  return (
    <ErrorBoundary
      subject={subject}
      fallback={({ error, tryAgain }) => (
        <div className={styles.failure} role="alert">
          <p className={styles.what}>This part of the page crashed</p>
          <button type="button" className="button" onClick={retry(tryAgain)}>
            Try again
          </button>
          <ErrorMessage error={error} of={name} />
        </div>
      )}
    >
      <Rendering subject={subject}>{children}</Rendering>
    </ErrorBoundary>
  );
}

/** Wraps a component in a `WidgetBoundary`. */
export function guard<Props extends object>(name: string, Widget: ComponentType<Props>) {
  return function Guarded(properties: Props) {
    return (
      <WidgetBoundary name={name}>
        <Widget {...properties} />
      </WidgetBoundary>
    );
  };
}
