import { Suspense, type ReactNode } from 'react';
import clsx from 'clsx';
import * as styles from './wiki-layout.module.css';
import { WikiSidebar } from './wiki-sidebar';

/** The frame of wiki pages: sidebar, article, table of contents. It persists from page to page. */
export function WikiLayout({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <div className={clsx('wrap', styles.layout)}>
      <Suspense>
        <WikiSidebar pathname={pathname} />
      </Suspense>
      {children}
    </div>
  );
}
