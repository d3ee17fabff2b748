import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { found, type NodePageContext } from '../components/page-context';
import { ProductionYear, ProductionYearHead } from '../society/ui/production-year';

type Data = Queries.ShowYearTemplateQuery;

/** The shows of one academic year, with their crews. */
export default function ShowYearTemplate({ data }: PageProps<Data, NodePageContext>) {
  return <ProductionYear kind="show" year={found(data.showYear, 'year')} years={data.allShowYear.nodes} />;
}

export function Head({ data }: HeadProps<Data, NodePageContext>) {
  return <ProductionYearHead kind="show" year={found(data.showYear, 'year')} />;
}

export const query = graphql`
  query ShowYearTemplate($id: String!) {
    showYear(id: { eq: $id }) {
      year
      path
      terms {
        ...YearTerm
      }
    }
    allShowYear(sort: { year: DESC }) {
      nodes {
        year
        path
      }
    }
  }
`;
