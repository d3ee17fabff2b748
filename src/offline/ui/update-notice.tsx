import type { MouseEvent } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import clsx from 'clsx';
import type { Update } from './registration';
import * as styles from '../../components/feedback.module.css';
import { moveFocusFrom } from '../../components/move-focus';

const TEXTS: Readonly<Record<Update, string>> = {
  ready: 'A new version of the site is ready.',
  replaced: 'This page is of an earlier version of the site.',
};

let shown: { root: Root; place: HTMLElement } | undefined;

function hide({ currentTarget }: MouseEvent): void {
  moveFocusFrom(currentTarget);
  shown?.root.unmount();
  shown?.place.remove();
  shown = undefined;
}

/** Offers the new version. It has a React root of its own, so that pages don't load it for the many visits without an update. */
export function showUpdateNotice(update: Update, takeUpdate: () => void): void {
  if (!shown) {
    const place = document.createElement('div');
    place.setAttribute('role', 'status');
    document.body.append(place);
    shown = { root: createRoot(place), place };
  }
  shown.root.render(
    <section className={clsx(styles.notice, 'no-print')} aria-label="New version">
      <p>{TEXTS[update]}</p>
      <div className="row">
        <button type="button" className="button filled" onClick={takeUpdate}>
          Reload
        </button>
        <button type="button" className="button" onClick={hide}>
          Later
        </button>
      </div>
    </section>,
  );
}
