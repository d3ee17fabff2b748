import type { CSSProperties } from 'react';
import clsx from 'clsx';
import type { Root } from 'hast';
import { DISMISS_BUTTON } from '../start/announcement';
import { WORKS_EARLY } from '../../components/heard-clicks';
import type { SiteMetadata } from '../../components/use-site';
import { SmartLink } from '../../components/smart-link';
import { renderTree } from '../../wiki/ui/text/render-tree';
import * as styles from './announcement-bar.module.css';

type Announcement = NonNullable<SiteMetadata['announcementBar']>;

/** The start scripts answer the button, before React runs and after. */
const BUTTON = { [DISMISS_BUTTON]: '', [WORKS_EARLY]: '' };

/** A line above everything, for a few weeks at a time. It is in the HTML; the start scripts hide it once dismissed. */
export function AnnouncementBar({ announcement }: { announcement: Announcement }) {
  const { tree, dismissible, background, text } = announcement;
  const colours = { '--announcement-ground': background, '--announcement-text': text } as CSSProperties;
  return (
    <aside className={clsx(styles.bar, dismissible && styles.dismissible, 'no-print')} style={colours} aria-label="Announcement">
      <p>{renderTree(tree as unknown as Root, { a: SmartLink })}</p>
      {dismissible && (
        <button type="button" className={clsx('icon-button', 'needs-script', styles.dismiss)} aria-label="Dismiss" {...BUTTON}>
          <svg viewBox="0 0 22 22" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <path d="M4 4l14 14M18 4L4 18" />
          </svg>
        </button>
      )}
    </aside>
  );
}
