import { Component, type ErrorInfo, type ReactNode } from 'react';
import * as styles from './feedback.module.css';

export interface Crash {
  error: Error;
  /** Renders the children again. */
  tryAgain: () => void;
}

interface Props {
  /** What crashed, for the log: "the page", "the item “Search” of the top bar". */
  subject: string;
  /** What is shown instead of the children once they have crashed. */
  fallback: (crash: Crash) => ReactNode;
  children: ReactNode;
}

/** The message of an error, folded: it helps whoever mends it, and few readers. */
export function ErrorMessage({ error, of: subject }: { error: Error; of?: string }) {
  return (
    <details className={styles.message}>
      <summary className={styles.messageLabel}>Error message</summary>
      <p>{subject === undefined ? error.message : `${subject}: ${error.message}`}</p>
    </details>
  );
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** Contains a crash, so that everything around it stays on the page and works. */
export class ErrorBoundary extends Component<Props, { error: Error | undefined }> {
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
