import { useRef, useState } from 'react';
import { graphql, withPrefix } from 'gatsby';
import clsx from 'clsx';
import { qrCodePath, shortAddress } from '../../content/addresses';
import { openDialog } from '../../components/dialog';
import { CopyButton } from '../../wiki/ui/text/copy-button';
import { useSiteConfiguration } from '../../components/use-site';
import * as styles from './share-panel.module.css';
import { ShortlinkDialog, type ListedShortlink } from './shortlink-dialog';
import { useLabelPrinter } from './use-label-printer';

/** Tag of pages about kit, which is labelled piece by piece. */
const EQUIPMENT = 'Equipment';

/** How many names the panel itself shows; the dialog has all. */
const MOST_NAMES = 6;

/** Ways to share a page: its short link, its QR code, and a label with both for a flight case or a door. */
export function SharePanel({ page }: { page: Queries.SharePanelFragment }) {
  const { title, shortlinks, sectionShortlinks, headings, beforeUse, tagNames } = page;
  const { shortlinkUrl } = useSiteConfiguration();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isDialogWanted, setDialogWanted] = useState(false);
  const { print, printed } = useLabelPrinter(shortlinkUrl);
  const listed: ListedShortlink[] = [
    ...shortlinks.map((name) => ({ name, title, isSection: false })),
    ...sectionShortlinks.map(({ shortlink, hash }) => ({
      name: shortlink,
      title: headings.find((heading) => heading.id === hash)?.text ?? title,
      isSection: true,
    })),
  ];
  const [main, ...others] = listed;
  if (!main) return null;
  const url = `${shortlinkUrl}/${main.name}`;
  return (
    <section className={clsx('sheet', styles.panel, 'no-print')} aria-label="Share this page">
      <div className={styles.code}>
        <img
          src={withPrefix(qrCodePath(main.name))}
          alt={`QR code of ${shortAddress(url)}`}
          width={330}
          height={330}
          loading="lazy"
          decoding="async"
        />
      </div>
      <dl>
        <div>
          <dt>Short link</dt>
          <dd className={styles.main}>
            <a href={url} className="no-url">
              {shortAddress(url)}
            </a>
            <CopyButton text={url} label="Copy link" className="button" />
          </dd>
        </div>
        {others.length > 0 && (
          <div>
            <dt>Also answers to</dt>
            <dd className={styles.others}>
              <span>
                {others
                  .slice(0, MOST_NAMES)
                  .map(({ name }) => `/${name}`)
                  .join(', ')}
                {others.length > MOST_NAMES && ` and ${others.length - MOST_NAMES} more`}
              </span>
              <button
                type="button"
                className={clsx('button', 'needs-script')}
                aria-haspopup="dialog"
                onClick={() => (dialog.current ? openDialog(dialog.current) : setDialogWanted(true))}
              >
                All short links
              </button>
            </dd>
          </div>
        )}
        <div>
          <dt>For a flight case or a door</dt>
          <dd className={styles.label}>
            <a href={withPrefix(qrCodePath(main.name))} download={`${main.name}.svg`} className="button no-url">
              Download QR code
            </a>
            <button type="button" className={clsx('button', 'needs-script')} onClick={() => print({ ...main, beforeUse })}>
              Print label
            </button>
            {tagNames.includes(EQUIPMENT) && (
              <button type="button" className={clsx('button', 'needs-script')} onClick={() => print({ ...main, beforeUse }, 'sheet')}>
                Print a sheet of 24
              </button>
            )}
          </dd>
        </div>
      </dl>
      {isDialogWanted && <ShortlinkDialog ref={dialog} title={title} shortlinks={listed} shortlinkUrl={shortlinkUrl} onPrint={print} />}
      {printed}
    </section>
  );
}

export const fragment = graphql`
  fragment SharePanel on WikiPage {
    title
    tagNames
    beforeUse
    shortlinks
    sectionShortlinks {
      shortlink
      hash
    }
    headings {
      id
      text
    }
  }
`;
