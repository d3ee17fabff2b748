import { Suspense, lazy, type ComponentType, type ReactNode } from 'react';
import { LoadFailure, Spinner, useOnDemand } from './on-demand';

/**
 * A component whose code loads only on the pages that use it. Until then the build's HTML stays in place. If loading fails, its
 * children are shown alone; without children it says that `what` could not be loaded and offers to retry.
 */
export function onItsPages<Props extends object>(what: string, load: () => Promise<ComponentType<Props>>) {
  // `lazy` caches a failed import for good, so a retry loads without it.
  function SecondTry(properties: Props) {
    const part = useOnDemand(true, load);
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
  return function OnItsPages(properties: Props) {
    return (
      <Suspense>
        <Part {...properties} />
      </Suspense>
    );
  };
}
