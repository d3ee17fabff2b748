import { useEffect, useRef, useState } from 'react';
import { Link } from 'gatsby';
import { toggleOnClick } from './animate-details';
import type { WikiTreeItem } from './use-wiki-tree';
import * as styles from './wiki-tree-list.module.css';

function Label({ item }: { item: WikiTreeItem }) {
  return (
    <>
      {item.emoji !== null && (
        <span className={`emoji ${styles.emoji}`} aria-hidden="true">
          {item.emoji}
        </span>
      )}
      <span>{item.label}</span>
    </>
  );
}

function contains(item: WikiTreeItem, pathname: string): boolean {
  return item.path === pathname || item.children.some((child) => contains(child, pathname));
}

function Category({ item, pathname }: { item: WikiTreeItem; pathname: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  const holdsCurrent = contains(item, pathname);
  const [isOpenAtFirst] = useState(holdsCurrent);

  // The category of the current page opens; the others stay as the reader left them.
  useEffect(() => {
    if (holdsCurrent && details.current) details.current.open = true;
  }, [holdsCurrent, pathname]);

  return (
    <li className={styles.category}>
      {item.path === null ? (
        <span className={styles.link}>
          <Label item={item} />
        </span>
      ) : (
        <Link to={item.path} className={styles.link} aria-current={item.path === pathname ? 'page' : undefined}>
          <Label item={item} />
        </Link>
      )}
      <details ref={details} open={isOpenAtFirst || undefined} data-keep={`sidebar ${item.path ?? item.label}`}>
        <summary className={`fold-arrow ${styles.toggle}`} onClick={toggleOnClick} aria-label={`Pages in ${item.label}`} />
        <ul className={styles.list}>
          {item.children.map((child) => (
            <Item key={child.path ?? child.label} item={child} pathname={pathname} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Item({ item, pathname }: { item: WikiTreeItem; pathname: string }) {
  if (item.children.length > 0) return <Category item={item} pathname={pathname} />;
  return (
    <li>
      <Link to={item.path ?? '/wiki'} className={styles.link} aria-current={item.path === pathname ? 'page' : undefined}>
        <Label item={item} />
      </Link>
    </li>
  );
}

/** Places of the wiki's tree as nested lists; categories fold. */
export function WikiTreeList({ items, pathname }: { items: readonly WikiTreeItem[]; pathname: string }) {
  return (
    <ul className={styles.tree}>
      {items.map((item) => (
        <Item key={item.path ?? item.label} item={item} pathname={pathname} />
      ))}
    </ul>
  );
}
