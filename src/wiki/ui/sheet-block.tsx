import { graphql } from 'gatsby';
import { useSiteConfiguration } from '../../components/use-site';
import { formatDate, formatMonth } from '../../components/dates';
import { shortAddress } from '../../content/addresses';

/** The title block at the top of a page: its sheet number, short link, date and last check. */
export function SheetBlock({ page: { sheet, sheets, shortlinks, lastUpdated, review } }: { page: Queries.SheetBlockFragment }) {
  const { shortlinkUrl } = useSiteConfiguration();
  const [shortlink] = shortlinks;
  return (
    <dl className="title-block">
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
      {lastUpdated?.isLatest && (
        <div>
          <dt>Date</dt>
          <dd>
            <time dateTime={lastUpdated.date}>{formatDate(lastUpdated.date)}</time>
          </dd>
        </div>
      )}
      {review && (
        <div>
          <dt>Checked</dt>
          <dd>
            <time dateTime={review.reviewed}>{formatMonth(review.reviewed)}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}

export const fragment = graphql`
  fragment SheetBlock on WikiPage {
    sheet
    sheets
    shortlinks
    lastUpdated {
      date
      isLatest
    }
    review {
      reviewed
    }
  }
`;
