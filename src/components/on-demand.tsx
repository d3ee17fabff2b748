import { Suspense, lazy, useCallback, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { Failure } from './crash';
import { hasNewBuild, reloadPage } from './deployment';
import * as styles from './feedback.module.css';

/** In milliseconds. */
const SPINNER_DELAY = 200;

export function Spinner({ label }: { label: string }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), SPINNER_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`row small ${styles.loading}`} role="status">
      {isDue && (
        <>
          <span className="ring" aria-hidden="true" />
          {label}
        </>
      )}
    </div>
  );
}

export function LoadFailure({ what, error, retry }: { what: string; error: Error; retry: () => void }) {
  return (
    <Failure what={`${what} could not be loaded`} button="Retry" retry={retry} error={error.message}>
      {!navigator.onLine && <p>You are offline.</p>}
    </Failure>
  );
}

export type LazyValue<T> =
  { status: 'waiting' } | { status: 'loading' } | { status: 'loaded'; value: T } | { status: 'failed'; error: Error; retry: () => void };

/**
 * Loads something once it is wanted. After a failure `retry` tries again; if that fails and the site was published again
 * meanwhile, it reloads the page.
 * @param isWaitedFor whether the reader waits for it; otherwise the page is never reloaded
 */
export function useLazyValue<T>(isWanted: boolean, load: () => Promise<T>, isWaitedFor = isWanted): LazyValue<T> {
  const [result, setResult] = useState<{ value: T } | { error: Error }>();
  const [attempt, setAttempt] = useState(0);
  const loadNow = useEffectEvent(load);
  const fail = useEffectEvent((error: Error, isOutdated: boolean) => {
    if (isOutdated && isWaitedFor) reloadPage();
    else setResult({ error });
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    loadNow().then(
      (value) => {
        if (isCurrent) setResult({ value });
      },
      async (reason: unknown) => {
        const isOutdated = attempt > 0 && (await hasNewBuild());
        if (isCurrent) fail(reason instanceof Error ? reason : new Error(String(reason)), isOutdated);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, attempt]);

  const retry = useCallback(() => {
    setResult(undefined);
    setAttempt((number) => number + 1);
  }, []);

  if (!isWanted) return { status: 'waiting' };
  if (result === undefined) return { status: 'loading' };
  return 'error' in result ? { status: 'failed', error: result.error, retry } : { status: 'loaded', value: result.value };
}

/**
 * A component whose code loads only on the pages that use it. Until then the build's HTML stays in place. If loading fails, its
 * children are shown alone; without children it says that `what` could not be loaded and offers to retry.
 */
export function lazyComponent<Props extends object>(what: string, load: () => Promise<ComponentType<Props>>) {
  // `lazy` caches a failed import for good, so a retry loads without it.
  function SecondTry(properties: Props) {
    const part = useLazyValue(true, load);
    if (part.status === 'failed') return <LoadFailure what={what} error={part.error} retry={part.retry} />;
    return part.status === 'loaded' ? <part.value {...properties} /> : <Spinner label={what} />;
  }
  function WithoutCode(properties: Props & { children?: ReactNode }) {
    return properties.children ?? <SecondTry {...properties} />;
  }
  const Part = lazy(() =>
    load().then(
      (component) => ({ default: component as ComponentType<object> }),
      () => ({ default: WithoutCode as ComponentType<object> }),
    ),
  );
  return function LazyComponent(properties: Props) {
    return (
      <Suspense>
        <Part {...properties} />
      </Suspense>
    );
  };
}
