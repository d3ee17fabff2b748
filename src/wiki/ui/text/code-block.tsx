import { Children, isValidElement, type HTMLAttributes, type ReactNode } from 'react';
import * as styles from './code-block.module.css';
import { CopyButton } from './copy-button';

/** The text in React children. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (typeof child === 'string' || typeof child === 'number') return String(child);
      if (isValidElement<{ children?: ReactNode }>(child)) return textOf(child.props.children);
      return '';
    })
    .join('');
}

export function CodeBlock({ children, ...attributes }: HTMLAttributes<HTMLPreElement>) {
  return (
    <div className={`space-3 ${styles.block}`}>
      {/* Reachable by keyboard, because long lines scroll inside it. */}
      <pre tabIndex={0} {...attributes}>
        {children}
      </pre>
      <CopyButton text={textOf(children).replace(/\n$/, '')} label="Copy" className={`${styles.copy} no-print`} />
    </div>
  );
}
