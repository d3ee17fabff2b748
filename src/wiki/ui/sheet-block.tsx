import { graphql } from 'gatsby';
import clsx from 'clsx';
import { formatMonth } from '../../components/dates';
import { useSiteConfiguration } from '../../components/use-site';
import { shortAddress } from '../../content/addresses';
import * as styles from './sheet-block.module.css';

export function SheetBlock({ page: { sheet, sheets, shortlinks } }: { page: Queries.SheetBlockFragment }) {
  const { shortlinkUrl } = useSiteConfiguration();
  const [shortlink] = shortlinks;
  return (
    <dl className={clsx('title-block', styles.block)}>
      <div>
        <dt>Sheet</dt>
        <dd>{`${sheet} of ${sheets}`}</dd>
      </div>
      {shortlink !== undefined && (
        <div>
          <dt>Short link</dt>
          <dd>
            <a href={`${shortlinkUrl}/${shortlink}`} className="no-url">
              {`${shortAddress(shortlinkUrl)}/${shortlink}`}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Hidden until the start script shows it from that month on, so it needs no new build. */
export function ReviewNote({ page: { review } }: { page: Queries.SheetBlockFragment }) {
  if (!review) return null;
  return (
    <p className="small" data-due={review.due} hidden suppressHydrationWarning>
      Due to be checked again since {formatMonth(review.due)}.
    </p>
  );
}

export const fragment = graphql`
  fragment SheetBlock on WikiPage {
    sheet
    sheets
    shortlinks
    review {
      due
    }
  }
`;
