import type { ReactNode } from 'react';
import clsx from 'clsx';
import * as styles from './section.module.css';
import { SmartLink } from './smart-link';

interface Props {
  id?: string | undefined;
  title: ReactNode;
  aside?: ReactNode;
  /** For sections of text alone, which need less space around them. */
  isText?: boolean;
  children?: ReactNode;
}

/** A section of a top-level page: its heading in the margin, its content beside it. */
export function Section({ id, title, aside, isText = false, children }: Props) {
  return (
    <section className={clsx(styles.section, isText && styles.text)} id={id}>
      <div className={clsx('wrap margin-columns', styles.columns)}>
        <div className={styles.margin}>
          <h2>{title}</h2>
          {aside}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

export function LinkRow({ links }: { links: readonly { readonly label: string; readonly href: string }[] }) {
  return (
    <ul className={`row space-3 ${styles.links}`}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <SmartLink href={href}>{label}</SmartLink>
        </li>
      ))}
    </ul>
  );
}
