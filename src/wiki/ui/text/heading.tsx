import type { HTMLAttributes } from 'react';
import * as styles from './heading.module.css';

/** A heading that links to itself. */
export function heading(Level: 'h2' | 'h3' | 'h4') {
  return function Heading({ children, id, ...attributes }: HTMLAttributes<HTMLHeadingElement>) {
    return (
      <Level id={id} {...attributes}>
        {children}
        {id !== undefined && id !== 'footnote-label' && (
          <a href={`#${id}`} className={`${styles.anchor} no-print`} aria-label="Link to this section">
            #
          </a>
        )}
      </Level>
    );
  };
}
