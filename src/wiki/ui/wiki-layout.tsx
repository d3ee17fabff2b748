import { Suspense, type ReactNode } from 'react';
import { graphql, useStaticQuery } from 'gatsby';
import clsx from 'clsx';
import { Slot } from '../../components/capability';
import { SideMenu } from '../../components/side-menu';
import { useSiteConfiguration } from '../../components/use-site';
import type { WikiTreeItem } from '../node/tree';
import * as styles from './wiki-layout.module.css';
import { WikiTreeList } from './wiki-tree-list';
import * as listStyles from './wiki-tree-list.module.css';

/** The tree below the wiki's front page. All pages share one file with it. */
export function useWikiTree(): readonly WikiTreeItem[] {
  const { wikiTree } = useStaticQuery<Queries.WikiSidebarQuery>(graphql`
    query WikiSidebar {
      wikiTree
    }
  `);
  return wikiTree as unknown as readonly WikiTreeItem[];
}

function ExternalLinks() {
  const { externalLinks } = useSiteConfiguration();
  if (externalLinks.length === 0) return null;
  return (
    <details className={styles.external} data-keep="sidebar external links">
      <summary className="fold-arrow">External Links</summary>
      <ul>
        {externalLinks.map((link) => (
          <li key={link.href}>
            <a href={link.href ?? ''} rel="noopener">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function WikiSidebar({ pathname }: { pathname: string }) {
  const tree = useWikiTree();
  return (
    <SideMenu pathname={pathname} className={styles.sidebar}>
      <nav aria-label="Wiki" className={listStyles.tree}>
        <WikiTreeList items={tree} pathname={pathname} />
        <ExternalLinks />
        <div className={clsx(styles.external, styles.lines)}>
          <Slot name="SidebarLine" />
        </div>
      </nav>
    </SideMenu>
  );
}

/** The frame of wiki pages, which persists from page to page. */
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
