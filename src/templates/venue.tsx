import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { NodePageContext } from '../components/page-context';
import { DirectoryHead, DirectorySheet } from '../society/ui/directory-sheet';

type Data = Queries.VenueTemplateQuery;

function findVenue({ venue }: Data): NonNullable<Data['venue']> {
  if (!venue) throw new Error('The page’s query found no venue.');
  return venue;
}

/** A place where productions are shown. */
export default function VenueTemplate({ data }: PageProps<Data, NodePageContext>) {
  return <DirectorySheet entry={findVenue(data)} without="venueName" />;
}

export function Head({ data }: HeadProps<Data, NodePageContext>) {
  return <DirectoryHead entry={findVenue(data)} what="what was shown there, year by year" />;
}

export const query = graphql`
  query VenueTemplate($id: String!) {
    venue(id: { eq: $id }) {
      ...DirectorySheet
    }
  }
`;
