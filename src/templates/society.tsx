import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { found, type NodePageContext } from '../components/page-context';
import { DirectoryHead, DirectorySheet } from '../society/ui/directory-sheet';

type Data = Queries.SocietyTemplateQuery;

/** A society, and what was made for it. */
export default function SocietyTemplate({ data }: PageProps<Data, NodePageContext>) {
  return <DirectorySheet entry={found(data.society, 'society')} without="societyName" />;
}

export function Head({ data }: HeadProps<Data, NodePageContext>) {
  return <DirectoryHead entry={found(data.society, 'society')} what="its productions, year by year" />;
}

export const query = graphql`
  query SocietyTemplate($id: String!) {
    society(id: { eq: $id }) {
      ...DirectorySheet
    }
  }
`;
