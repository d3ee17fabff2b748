import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { NodePageContext } from '../components/page-context';
import { DirectoryHead, DirectorySheet } from '../society/ui/directory-sheet';

type Data = Queries.SocietyTemplateQuery;

function findSociety({ society }: Data): NonNullable<Data['society']> {
  if (!society) throw new Error('The page’s query found no society.');
  return society;
}

/** A society, and what was made for it. */
export default function SocietyTemplate({ data }: PageProps<Data, NodePageContext>) {
  return <DirectorySheet entry={findSociety(data)} without="societyName" />;
}

export function Head({ data }: HeadProps<Data, NodePageContext>) {
  return <DirectoryHead entry={findSociety(data)} what="its productions, year by year" />;
}

export const query = graphql`
  query SocietyTemplate($id: String!) {
    society(id: { eq: $id }) {
      ...DirectorySheet
    }
  }
`;
