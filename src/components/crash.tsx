import { useEffect, type ComponentType, type ReactNode } from 'react';
import clsx from 'clsx';
import { ErrorBoundary, type Crash } from './error-boundary';
import * as styles from './feedback.module.css';
import { Rendering } from './rendering';

function CrashedPage({ error, tryAgain }: Crash) {
  // Back and Forward show another page, which need not crash. Where all of the site crashed, nothing else follows them.
  useEffect(() => {
    window.addEventListener('popstate', tryAgain);
    return () => window.removeEventListener('popstate', tryAgain);
  }, [tryAgain]);
  return (
    <main id="main" className={clsx('wrap', styles.page)} tabIndex={-1}>
      <h1>This page crashed</h1>
      <p>Something in it went wrong while it was drawn. The rest of the site works.</p>
      <p className={styles.message} role="alert">
        {error.message}
      </p>
      <p className="row">
        <button type="button" className="button filled" onClick={tryAgain}>
          Try again
        </button>
        {/* A plain link, so that the browser loads everything afresh. */}
        <a className="button" href={typeof window === 'undefined' ? undefined : window.location.pathname}>
          Reload the page
        </a>
      </p>
    </main>
  );
}

/** Error boundary around a page: shows the reader the message and a way to try again. */
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
      fallback={({ error, tryAgain }) => (
        <button type="button" className={styles.item} title={`${subject} crashed: ${error.message}`} onClick={tryAgain}>
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
          <p className={styles.message}>
            {name}: {error.message}
          </p>
          <button type="button" className="button" onClick={tryAgain}>
            Try again
          </button>
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
