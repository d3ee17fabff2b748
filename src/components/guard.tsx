import type { ComponentType } from 'react';
import { WidgetBoundary } from './crash';

/** A component that keeps its crash to itself, so that the page around it stays readable. */
export function guard<Props extends object>(name: string, Widget: ComponentType<Props>) {
  return function Guarded(properties: Props) {
    return (
      <WidgetBoundary name={name}>
        <Widget {...properties} />
      </WidgetBoundary>
    );
  };
}
