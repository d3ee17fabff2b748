import { useEffect, useId, type RefObject } from 'react';
import { Link, withPrefix } from 'gatsby';
import { qrCodePath, shortAddress } from '../../content/addresses';
import { openDialog } from '../../components/dialog';
import { CopyButton } from '../../wiki/ui/text/copy-button';
import type { LabelContent } from './use-label-printer';
import * as styles from './shortlink-dialog.module.css';

/** A short link as the dialog lists it. */
export interface ListedShortlink extends LabelContent {
  /** Whether it opens a section of the page. */
  isSection: boolean;
}

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  /** Title of the page. */
  title: string;
  shortlinks: readonly ListedShortlink[];
  shortlinkUrl: string;
  onPrint: (label: LabelContent) => void;
}

/** All short links of a page and its sections, in a dialog that opens itself once it is there: each to copy, to download as a QR code and to print as a label. */
export function ShortlinkDialog({ ref, title, shortlinks, shortlinkUrl, onPrint }: Props) {
  const heading = useId();
  useEffect(() => openDialog(ref.current), [ref]);
  const row = (shortlink: ListedShortlink) => {
    const url = `${shortlinkUrl}/${shortlink.name}`;
    return (
      <li key={shortlink.name}>
        <span className={styles.names}>
          <a href={url} className={styles.name}>
            {shortAddress(url)}
          </a>
          {shortlink.isSection && <span className={`small ${styles.section}`}>{shortlink.title}</span>}
        </span>
        <span className={styles.actions}>
          <CopyButton text={url} label="Copy" about={shortAddress(url)} className="button" />
          <a
            href={withPrefix(qrCodePath(shortlink.name))}
            download={`${shortlink.name}.svg`}
            className="button"
            aria-label={`Download the QR code of ${shortAddress(url)}`}
          >
            QR
          </a>
          <button type="button" className="button" aria-label={`Print a label for ${shortAddress(url)}`} onClick={() => onPrint(shortlink)}>
            Label
          </button>
        </span>
      </li>
    );
  };
  const pageLinks = shortlinks.filter(({ isSection }) => !isSection);
  const sectionLinks = shortlinks.filter(({ isSection }) => isSection);
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={heading}>
      <form method="dialog" className={styles.head}>
        <h2 id={heading}>Short links of {title}</h2>
        <button className="icon-button" aria-label="Close">
          <svg className="drawing" viewBox="0 0 22 22" style={{ stroke: 'currentColor' }} aria-hidden="true">
            <path d="M4 4l14 14M18 4L4 18" />
          </svg>
        </button>
      </form>
      {pageLinks.length > 0 && (
        <>
          <h3>The page</h3>
          <ul className={styles.list}>{pageLinks.map(row)}</ul>
        </>
      )}
      {sectionLinks.length > 0 && (
        <>
          <h3>Its sections</h3>
          <ul className={styles.list}>{sectionLinks.map(row)}</ul>
        </>
      )}
      <p className={styles.all}>
        <Link to="/short-links">All short links of this site</Link>
      </p>
    </dialog>
  );
}
