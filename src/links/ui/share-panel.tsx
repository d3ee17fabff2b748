import { Link, graphql, withPrefix } from 'gatsby';
import clsx from 'clsx';
import { Slot } from '../../components/capability';
import { shortAddress } from '../../content-model/addresses';
import { CopyButton } from '../../wiki/ui/text/copy-button';
import { useBrowserValue } from '../../components/use-browser-value';
import { useSiteConfiguration } from '../../components/use-site';
import * as styles from './share-panel.module.css';

const MOST_NAMES = 6;

/** Short link of a page. */
export function SharePanel({ page: { tagNames, shortlinks, sectionShortlinks } }: { page: Queries.SharePanelFragment }) {
  const { shortlinkUrl } = useSiteConfiguration();
  const canSend = useBrowserValue(() => 'share' in navigator, false);
  const [main, ...more] = shortlinks;
  if (main === undefined) return null;
  const others = [...more, ...sectionShortlinks.map(({ shortlink }) => shortlink)];
  const url = `${shortlinkUrl}/${main}`;
  return (
    <div className={styles.panel}>
      <Slot name="ShortlinkCode" shortlink={main} size={330} />
      <div>
        <div className="row">
          {canSend && (
            <button type="button" className="button filled" onClick={() => void navigator.share({ url }).catch(() => undefined)}>
              Send…
            </button>
          )}
          <CopyButton text={url} label="Copy short link" className="button" />
          <Slot name="ShareAction" shortlink={main} tagNames={tagNames} />
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

/** Tells readers of a printed page where its current text is: a short link, else the page's address. */
export function CurrentAddress({ page: { path, shortlinks }, className }: { page: PageOnPaper; className?: string | undefined }) {
  const { url, shortlinkUrl } = useSiteConfiguration();
  const [shortlink] = shortlinks;
  const address = shortAddress(shortlink === undefined ? `${url}${withPrefix(path)}` : `${shortlinkUrl}/${shortlink}`);
  return (
    <p className={clsx(styles.current, className)}>
      {shortlink !== undefined && <Slot name="ShortlinkCode" shortlink={shortlink} size={96} isNamedBeside />}
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
