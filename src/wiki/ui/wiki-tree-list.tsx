import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { Link } from 'gatsby';
import type { WikiTreeItem } from '../node/tree';

/** Passes the rows of a fold to the style sheet, where taller ones take longer. */
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

  // Opens the category of a newly opened page. The reader may have closed that of the first page before hydration.
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
