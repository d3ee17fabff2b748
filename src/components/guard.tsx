import type { ComponentType } from 'react';
import { WidgetBoundary } from './crash';

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
