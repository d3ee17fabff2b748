import { Link, graphql, withPrefix } from 'gatsby';
import clsx from 'clsx';
import { qrCodePath, shortAddress } from '../../content/addresses';
import { CopyButton } from '../../wiki/ui/text/copy-button';
import { useSiteConfiguration } from '../../components/use-site';
import * as styles from './share-panel.module.css';

/** Tag of pages about kit, which is labelled piece by piece. */
const EQUIPMENT = 'Equipment';

/** How many of its other names the panel shows. */
const MOST_NAMES = 6;

/** Ways to share a page: its short link and its QR code; for pages about kit also the labels. */
export function SharePanel({ page: { tagNames, shortlinks, sectionShortlinks } }: { page: Queries.SharePanelFragment }) {
  const { shortlinkUrl } = useSiteConfiguration();
  const [main, ...others] = [...shortlinks, ...sectionShortlinks.map(({ shortlink }) => shortlink)];
  if (main === undefined) return null;
  const url = `${shortlinkUrl}/${main}`;
  return (
    <section className={clsx('sheet', styles.panel, 'no-print')} aria-label="Share this page">
      <div className={styles.code}>
        <img
          src={withPrefix(qrCodePath(main))}
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
              {others
                .slice(0, MOST_NAMES)
                .map((name) => `/${name}`)
                .join(', ')}
              {others.length > MOST_NAMES && (
                <>
                  {' '}
                  and <Link to="/short-links">{others.length - MOST_NAMES} more</Link>
                </>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>For a flight case or a door</dt>
          <dd className={styles.label}>
            <a href={withPrefix(qrCodePath(main))} download={`${main}.svg`} className="button no-url">
              Download QR code
            </a>
            {tagNames.includes(EQUIPMENT) && (
              <Link to="/labels" className="button">
                Labels for all kit
              </Link>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}

export const fragment = graphql`
  fragment SharePanel on WikiPage {
    tagNames
    shortlinks
    sectionShortlinks {
      shortlink
      hash
    }
  }
`;
