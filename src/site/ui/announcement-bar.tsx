import type { CSSProperties } from 'react';
import clsx from 'clsx';
import type { Root } from 'hast';
import { DISMISS_BUTTON } from '../boot/announcement';
import type { SiteMetadata } from '../../components/use-site';
import { SmartLink } from '../../components/smart-link';
import { renderTree } from '../../wiki/ui/text/render-tree';
import * as styles from './announcement-bar.module.css';

type Announcement = NonNullable<SiteMetadata['announcementBar']>;

/** A line above everything, for a few weeks at a time. The boot script handles its button, also before React runs. */
export function AnnouncementBar({ announcement }: { announcement: Announcement }) {
  const { tree, dismissible, background, text } = announcement;
  const colours = { '--announcement-ground': background, '--announcement-text': text } as CSSProperties;
  return (
    <aside className={clsx(styles.bar, 'no-print')} style={colours} aria-label="Announcement">
      <p>{renderTree(tree as unknown as Root, { a: SmartLink })}</p>
      {dismissible && (
        <button
          type="button"
          className={clsx('icon-button', 'needs-script', styles.dismiss)}
          aria-label="Dismiss"
          {...{ [DISMISS_BUTTON]: '' }}
        >
          <svg viewBox="0 0 22 22" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <path d="M4 4l14 14M18 4L4 18" />
          </svg>
        </button>
      )}
    </aside>
  );
}
