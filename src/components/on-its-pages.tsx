import { Suspense, lazy, type ComponentType, type ReactNode } from 'react';
import { LoadFailure, Spinner, useOnDemand } from './on-demand';

/**
 * A component that few pages use, whose code loads on those pages alone. Until it has loaded, the HTML that the build
 * rendered stays in place. If it fails to load, the component's children are shown without it; a component without
 * children says that `what` could not be loaded and offers to try again.
 */
export function onItsPages<Props extends object>(what: string, load: () => Promise<ComponentType<Props>>) {
  // `lazy` remembers a failed import for good, so the second attempt loads without it.
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
