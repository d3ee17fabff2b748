import { Component, useEffect, type ComponentType, type ErrorInfo, type MouseEvent, type ReactNode } from 'react';
import * as styles from './feedback.module.css';
import { moveFocusFrom } from './move-focus';

interface Crash {
  error: Error;
  tryAgain: () => void;
}

interface BoundaryProps {
  /** What crashed, for the log: "The page", "The item “Search” of the top bar". */
  subject: string;
  fallback: (crash: Crash) => ReactNode;
  children: ReactNode;
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

class ErrorBoundary extends Component<BoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: asError(thrown) };
  }

  override componentDidCatch(thrown: unknown, { componentStack }: ErrorInfo) {
    console.error(new Error(`${this.props.subject} crashed: ${asError(thrown).message}${componentStack ?? ''}`, { cause: thrown }));
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.fallback({ error, tryAgain: () => this.setState({ error: undefined }) });
  }
}

/** What the server is rendering at the moment, innermost last. */
const subjects: string[] = [];

function Begin({ subject }: { subject: string }) {
  if (typeof window === 'undefined') subjects.push(subject);
  return null;
}

function End() {
  if (typeof window === 'undefined') subjects.pop();
  return null;
}

/**
 * Names what is being rendered, for the build's error: error boundaries do not work on the server. The server renders children in
 * order, so the last subject that began and did not end threw the error.
 */
function Rendering({ subject, children }: { subject: string; children: ReactNode }) {
  return (
    <>
      <Begin subject={subject} />
      {children}
      <End />
    </>
  );
}

/** Returns what the server was rendering when an error was thrown, and resets. */
export function takeCrashedSubject(): string | undefined {
  const subject = subjects.at(-1);
  subjects.length = 0;
  return subject;
}

export function ErrorMessage({ text }: { text: string }) {
  return <p className={styles.message}>Error message: {text}</p>;
}

const retrying =
  (tryAgain: Crash['tryAgain']) =>
  ({ currentTarget }: MouseEvent): void => {
    moveFocusFrom(currentTarget);
    tryAgain();
  };

interface FailureProps {
  what: string;
  button: string;
  retry: () => void;
  error: string;
  children?: ReactNode;
}

/** Tells the reader that a part of the page failed, with a button to try again. */
export function Failure({ what, button, retry, error, children }: FailureProps) {
  return (
    <div className={`stack ${styles.failure}`} role="alert">
      <p className={styles.what}>{what}</p>
      {children}
      <button type="button" className="button" onClick={retrying(retry)}>
        {button}
      </button>
      <ErrorMessage text={error} />
    </div>
  );
}

function CrashedPage({ error, tryAgain }: Crash) {
  // Back and Forward lead to another page, which may not crash. If the whole app crashed, no router follows them.
  useEffect(() => {
    window.addEventListener('popstate', tryAgain);
    return () => window.removeEventListener('popstate', tryAgain);
  }, [tryAgain]);
  return (
    <main id="main" className={`wrap stack measure ${styles.page}`} tabIndex={-1}>
      <h1>This page crashed</h1>
      <p role="alert">Something on it does not work. The rest of the site does.</p>
      <p className="row">
        <button type="button" className="button filled" onClick={retrying(tryAgain)}>
          Try again
        </button>
        {/* A plain link, so that the browser loads everything afresh. */}
        <a className="button" href={typeof window === 'undefined' ? undefined : window.location.pathname}>
          Reload the page
        </a>
      </p>
      <ErrorMessage text={error.message} />
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
        <button type="button" className={`to-tap ${styles.item}`} onClick={retrying(tryAgain)}>
          “{label}” crashed. Try again
        </button>
      )}
    >
      <Rendering subject={subject}>{children}</Rendering>
    </ErrorBoundary>
  );
}

/** Puts an error boundary around a component of page texts, so that the text stays readable when the component crashes. */
export function withErrorBoundary<Props extends object>(name: string, Widget: ComponentType<Props>) {
  const subject = `The component <${name}>`;
  return function Guarded(properties: Props) {
    return (
      <ErrorBoundary
        subject={subject}
        fallback={({ error, tryAgain }) => (
          <Failure what="This part of the page crashed" button="Try again" retry={tryAgain} error={`${name}: ${error.message}`} />
        )}
      >
        <Rendering subject={subject}>
          <Widget {...properties} />
        </Rendering>
      </ErrorBoundary>
    );
  };
}
