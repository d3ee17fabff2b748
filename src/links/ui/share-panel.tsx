import { Link, graphql, withPrefix } from 'gatsby';
import clsx from 'clsx';
import { qrCodePath, shortAddress } from '../../content/addresses';
import { CopyButton } from '../../wiki/ui/text/copy-button';
import { useBrowserValue } from '../../components/use-browser-value';
import { useSiteConfiguration } from '../../components/use-site';
import * as styles from './share-panel.module.css';

/** Tag of pages whose kit has labels. */
const EQUIPMENT = 'Equipment';

const MOST_NAMES = 6;

/** Short link and QR code of a page; for pages about kit also its labels. */
export function SharePanel({ page: { tagNames, shortlinks, sectionShortlinks } }: { page: Queries.SharePanelFragment }) {
  const { shortlinkUrl } = useSiteConfiguration();
  const canSend = useBrowserValue(() => 'share' in navigator, false);
  const [main, ...more] = shortlinks;
  if (main === undefined) return null;
  const others = [...more, ...sectionShortlinks.map(({ shortlink }) => shortlink)];
  const url = `${shortlinkUrl}/${main}`;
  return (
    <div className={styles.panel}>
      <img
        src={withPrefix(qrCodePath(main))}
        alt={`QR code of ${shortAddress(url)}`}
        width={330}
        height={330}
        loading="lazy"
        decoding="async"
      />
      <div>
        <div className="row">
          {canSend && (
            <button type="button" className="button filled" onClick={() => void navigator.share({ url }).catch(() => undefined)}>
              Send…
            </button>
          )}
          <CopyButton text={url} label="Copy short link" className="button" />
          <a href={withPrefix(qrCodePath(main))} download={`${main}.svg`} className="button">
            Download QR code
          </a>
          {tagNames.includes(EQUIPMENT) && (
            <Link to="/labels" className="button">
              Labels for all kit
            </Link>
          )}
        </div>
        {others.length > 0 && (
          <p>
            Also answers to{' '}
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
            .
          </p>
        )}
      </div>
    </div>
  );
}

interface PageOnPaper {
  readonly path: string;
  readonly shortlinks: readonly string[];
}

/** Tells readers of a printed page where its current text is: a short link with its QR code, else the page's address. */
export function CurrentAddress({ page: { path, shortlinks }, className }: { page: PageOnPaper; className?: string | undefined }) {
  const { url, shortlinkUrl } = useSiteConfiguration();
  const [shortlink] = shortlinks;
  const address = shortAddress(shortlink === undefined ? `${url}${withPrefix(path)}` : `${shortlinkUrl}/${shortlink}`);
  return (
    <p className={clsx(styles.current, className)}>
      {shortlink !== undefined && <img src={withPrefix(qrCodePath(shortlink))} alt="" width={96} height={96} loading="lazy" />}
      <span>
        The current text: <b>{address}</b>
      </span>
    </p>
  );
}

export const fragment = graphql`
  fragment SharePanel on WikiPage {
    path
    tagNames
    shortlinks
    sectionShortlinks {
      shortlink
    }
  }
`;
