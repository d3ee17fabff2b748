import { graphql } from 'gatsby';
import { formatMonth } from '../../components/dates';
import { ReportLinks } from './report-links';

/**
 * Says that a page is due to be checked. It is in the HTML of every page that has been checked once and hidden there: the start
 * script shows it when the month has come by the reader's clock, so that it is right without a new build.
 */
export function ReviewNote({ page }: { page: Queries.ReviewedPageFragment }) {
  if (!page.review) return null;
  return (
    <p className="small" data-due={page.review.due} hidden suppressHydrationWarning>
      Due to be checked again since {formatMonth(page.review.due)}: some of it may be out of date. <ReportLinks page={page} />.
    </p>
  );
}

export const fragment = graphql`
  fragment ReviewedPage on WikiPage {
    review {
      due
    }
    ...ReportedPage
  }
`;
