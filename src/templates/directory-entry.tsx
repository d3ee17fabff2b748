import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { found, type NodePageContext } from '../components/page-context';
import { DirectoryHead, DirectorySheet } from '../society/ui/directory-sheet';

type Data = Queries.DirectoryEntryTemplateQuery;

/** A venue and what was shown there, or a society and what was made for it. */
export default function DirectoryEntryTemplate({ data }: PageProps<Data, NodePageContext>) {
  return (
    <DirectorySheet entry={found(data.venue ?? data.society, 'venue or society')} without={data.venue ? 'venueName' : 'societyName'} />
  );
}

export function Head({ data }: HeadProps<Data, NodePageContext>) {
  const what = data.venue ? 'what was shown there, year by year' : 'its productions, year by year';
  return <DirectoryHead entry={found(data.venue ?? data.society, 'venue or society')} what={what} />;
}

export const query = graphql`
  query DirectoryEntryTemplate($id: String!) {
    venue(id: { eq: $id }) {
      ...DirectorySheet
    }
    society(id: { eq: $id }) {
      ...DirectorySheet
    }
  }
`;
