import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { Link } from 'gatsby';
import type { WikiTreeItem } from '../node/tree';

/** How long a fold of so many rows takes: a taller one takes longer. The style sheet works it out. */
export function foldTime(rows: number): CSSProperties {
  return { '--rows': rows } as CSSProperties;
}

function Label({ item }: { item: WikiTreeItem }) {
  return (
    <>
      {item.emoji !== null && (
        <span className="emoji" aria-hidden="true">
          {item.emoji}
        </span>
      )}
      {item.label}
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
  const seen = useRef(pathname);

  // The category of the page that is opened opens; the others stay as the reader left them, who may have closed that of the
  // first page before this runs.
  useEffect(() => {
    if (holdsCurrent && seen.current !== pathname && details.current) details.current.open = true;
    seen.current = pathname;
  }, [holdsCurrent, pathname]);

  return (
    <li>
      {item.path === null ? (
        <span>
          <Label item={item} />
        </span>
      ) : (
        <Link to={item.path} aria-current={item.path === pathname ? 'page' : undefined}>
          <Label item={item} />
        </Link>
      )}
      <details
        ref={details}
        open={isOpenAtFirst || undefined}
        data-keep={item.path === null ? item.label : ''}
        style={foldTime(item.children.length)}
        suppressHydrationWarning
      >
        <summary className="fold-arrow" aria-label={`Pages in ${item.label}`} />
        <ul>
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
      <Link to={item.path ?? '/wiki'} aria-current={item.path === pathname ? 'page' : undefined}>
        <Label item={item} />
      </Link>
    </li>
  );
}

/** Places of the wiki's tree as nested lists; categories fold. */
export function WikiTreeList({ items, pathname }: { items: readonly WikiTreeItem[]; pathname: string }) {
  return (
    <ul>
      {items.map((item) => (
        <Item key={item.path ?? item.label} item={item} pathname={pathname} />
      ))}
    </ul>
  );
}
