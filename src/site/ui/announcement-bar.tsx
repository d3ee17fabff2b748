import { useEffect, useRef, type CSSProperties } from 'react';
import clsx from 'clsx';
import type { Root } from 'hast';
import { ANNOUNCEMENT_KEY, dismissAnnouncement, followAnnouncement } from './announcement';
import type { SiteMetadata } from '../../components/use-site';
import { SmartLink } from '../../components/smart-link';
import { renderTree } from '../../wiki/ui/text/render-tree';
import * as styles from './announcement-bar.module.css';

type Announcement = NonNullable<SiteMetadata['announcementBar']>;

/** A line above everything, for a few weeks at a time. It is in the HTML; a script in the head hides it once dismissed. */
export function AnnouncementBar({ announcement }: { announcement: Announcement }) {
  const { id, tree, dismissible, background, text } = announcement;
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!dismissible) return undefined;
    const follow = ({ key }: StorageEvent) => {
      if (key === ANNOUNCEMENT_KEY || key === null) followAnnouncement(id);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [id, dismissible]);

  const dismiss = () => {
    dismissAnnouncement(id);
    // The button that had focus is gone, so focus moves to whatever follows the bar.
    bar.current?.nextElementSibling?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  };

  const colours = { '--announcement-ground': background, '--announcement-text': text } as CSSProperties;
  return (
    <aside ref={bar} className={clsx(styles.bar, dismissible && styles.dismissible, 'no-print')} style={colours} aria-label="Announcement">
      <p>{renderTree(tree as unknown as Root, { a: SmartLink })}</p>
      {dismissible && (
        <button type="button" className={clsx('icon-button', 'needs-script', styles.dismiss)} aria-label="Dismiss" onClick={dismiss}>
          <svg viewBox="0 0 22 22" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <path d="M4 4l14 14M18 4L4 18" />
          </svg>
        </button>
      )}
    </aside>
  );
}
