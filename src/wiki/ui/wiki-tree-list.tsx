import { useEffect, useRef, useState } from 'react';
import { Link } from 'gatsby';
import type { WikiTreeItem } from '../node/tree';

function contains(item: WikiTreeItem, pathname: string): boolean {
  return item.path === pathname || item.children.some((child) => contains(child, pathname));
}

/** The pages below an item. Open at first if the current page is the item or below it. */
function Fold({ item, pathname }: { item: WikiTreeItem; pathname: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  const holdsCurrent = contains(item, pathname);
  const [isOpenAtFirst] = useState(holdsCurrent);
  const seen = useRef(pathname);

  // Opens the category of each later page. Skips the first page: the reader may have closed its category before hydration.
  useEffect(() => {
    if (holdsCurrent && seen.current !== pathname && details.current) details.current.open = true;
    seen.current = pathname;
  }, [holdsCurrent, pathname]);

  return (
    <details ref={details} open={isOpenAtFirst || undefined} data-keep={item.path === null ? item.label : ''} suppressHydrationWarning>
      <summary className="fold-arrow" aria-label={`Pages in ${item.label}`} />
      <WikiTreeList items={item.children} pathname={pathname} />
    </details>
  );
}

function Item({ item, pathname }: { item: WikiTreeItem; pathname: string }) {
  const { path, label, emoji, children } = item;
  const words = (
    <>
      {emoji !== null && (
        <span className="emoji" aria-hidden="true">
          {emoji}
        </span>
      )}
      {label}
    </>
  );
  return (
    <li>
      {path === null ? (
        <span>{words}</span>
      ) : (
        <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
          {words}
        </Link>
      )}
      {children.length > 0 && <Fold item={item} pathname={pathname} />}
    </li>
  );
}

/** The wiki's tree as nested lists with folding categories. */
export function WikiTreeList({ items, pathname }: { items: readonly WikiTreeItem[]; pathname: string }) {
  return (
    <ul>
      {items.map((item) => (
        <Item key={item.path ?? item.label} item={item} pathname={pathname} />
      ))}
    </ul>
  );
}
