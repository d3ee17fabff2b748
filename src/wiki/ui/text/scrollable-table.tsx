import { useEffect, useRef, useState, type TableHTMLAttributes } from 'react';
import * as styles from './tables.module.css';

/** A table that scrolls by itself when it is wider than the page, and can then be focused with the keyboard. */
export function ScrollableTable(attributes: TableHTMLAttributes<HTMLTableElement>) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = () => setScrolls(element.scrollWidth > element.clientWidth + 1);
    if (typeof ResizeObserver === 'undefined') {
      // Without it a table that becomes too wide later still scrolls, but not by keyboard.
      look();
      return undefined;
    }
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const reachable = scrolls ? { tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways' } : {};
  return (
    <div ref={frame} className={styles.scroll} {...reachable}>
      <table {...attributes} />
    </div>
  );
}
