import { Suspense, lazy, type ComponentType, type ReactNode } from 'react';

/**
 * A component that few pages have: its code loads with those alone. What the build rendered of it stays in
 * the meantime. Where the code cannot be had, the text inside the component is there without it; a component
 * without text crashes, which its guard reports.
 */
export function onItsPages<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(() =>
    load().then(
      (component) => ({ default: component as ComponentType<object> }),
      (error: Error) => ({
        default: function TextAlone({ children }: { children?: ReactNode }) {
          if (children === undefined) throw error;
          return children;
        },
      }),
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
