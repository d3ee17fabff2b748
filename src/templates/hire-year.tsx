import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { found, type NodePageContext } from '../components/page-context';
import { ProductionYear, ProductionYearHead } from '../society/ui/production-year';

type Data = Queries.HireYearTemplateQuery;

/** The hires of one academic year, with their crews. */
export default function HireYearTemplate({ data }: PageProps<Data, NodePageContext>) {
  return <ProductionYear kind="hire" year={found(data.hireYear, 'year')} years={data.allHireYear.nodes} />;
}

export function Head({ data }: HeadProps<Data, NodePageContext>) {
  return <ProductionYearHead kind="hire" year={found(data.hireYear, 'year')} />;
}

export const query = graphql`
  query HireYearTemplate($id: String!) {
    hireYear(id: { eq: $id }) {
      year
      path
      terms {
        ...YearTerm
      }
    }
    allHireYear(sort: { year: DESC }) {
      nodes {
        year
        path
      }
    }
  }
`;
