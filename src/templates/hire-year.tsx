import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { NodePageContext } from '../components/page-context';
import { ProductionYear, ProductionYearHead } from '../society/ui/production-year';

type Data = Queries.HireYearTemplateQuery;

function findYear({ hireYear }: Data): NonNullable<Data['hireYear']> {
  if (!hireYear) throw new Error('The page’s query found no year.');
  return hireYear;
}

/** The hires of one academic year, with their crews. */
export default function HireYearTemplate({ data }: PageProps<Data, NodePageContext>) {
  return <ProductionYear kind="hire" year={findYear(data)} years={data.allHireYear.nodes} />;
}

export function Head({ data }: HeadProps<Data, NodePageContext>) {
  return <ProductionYearHead kind="hire" year={findYear(data)} />;
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
