import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { found, type NodePageContext } from '../components/page-context';
import { DirectoryHead, DirectorySheet } from '../society/ui/directory-sheet';

type Data = Queries.VenueTemplateQuery;

/** A place where productions are shown. */
export default function VenueTemplate({ data }: PageProps<Data, NodePageContext>) {
  return <DirectorySheet entry={found(data.venue, 'venue')} without="venueName" />;
}

export function Head({ data }: HeadProps<Data, NodePageContext>) {
  return <DirectoryHead entry={found(data.venue, 'venue')} what="what was shown there, year by year" />;
}

export const query = graphql`
  query VenueTemplate($id: String!) {
    venue(id: { eq: $id }) {
      ...DirectorySheet
    }
  }
`;
