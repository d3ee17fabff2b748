import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { found, type NodePageContext } from '../components/page-context';
import { factsInLine } from '../society/ui/production-row';
import { crumbsOf, ProductionSheet } from '../society/ui/production-sheet';
import { SheetMeta } from '../society/ui/sheet';
import { TheaterEventData } from '../society/ui/theater-event-data';

type Data = Queries.ProductionTemplateQuery;

/** A show or a hire. */
export default function ProductionTemplate({ data }: PageProps<Data, NodePageContext>) {
  return <ProductionSheet production={found(data.production, 'production')} />;
}

export function Head({ data }: HeadProps<Data, NodePageContext>) {
  const production = found(data.production, 'production');
  const { name, path, year } = production;
  const facts = factsInLine(production).replaceAll(' · ', ', ');
  const description = `${name}: ${facts === '' ? year : facts}. Who did what, and what is left of it.`;
  return (
    <SheetMeta title={`${name} (${year})`} description={description} path={path} crumbs={crumbsOf(production)} current={name}>
      <TheaterEventData production={production} description={description} />
    </SheetMeta>
  );
}

export const query = graphql`
  query ProductionTemplate($id: String!) {
    production(id: { eq: $id }) {
      ...ProductionRow
      ...ProductionSheet
      ...TheaterEventData
    }
  }
`;
