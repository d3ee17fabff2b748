import { Notice, showNotice } from '../../../src/components/notice';
import type { Update } from './registration';

const TEXTS: Readonly<Record<Update, string>> = {
  ready: 'A new version of the site is ready.',
  replaced: 'This page is from an earlier version of the site.',
};

let hide = (): void => undefined;

/** Offers the new version, in place of an earlier offer. */
export function showUpdateNotice(update: Update, takeUpdate: () => void): void {
  hide();
  const buttons = [
    { label: 'Reload', isMain: true, onClick: takeUpdate },
    { label: 'Later', onClick: () => hide() },
  ];
  hide = showNotice(<Notice label="New version" text={<p>{TEXTS[update]}</p>} buttons={buttons} />);
}
