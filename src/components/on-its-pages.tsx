import { Suspense, lazy, type ComponentType, type ReactNode } from 'react';
import { LoadFailure, Spinner, useOnDemand } from './on-demand';

/**
 * A component that few pages have: its code loads with those alone. What the build rendered of it stays in
 * the meantime. Where the code cannot be had, the text inside the component is there without it; in the place
 * of a component without text it is said that `what` could not be loaded, with a way to try again.
 */
export function onItsPages<Props extends object>(what: string, load: () => Promise<ComponentType<Props>>) {
  // `lazy` never asks twice, so that what it could not load is loaded without it.
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
