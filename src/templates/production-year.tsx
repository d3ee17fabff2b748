import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { found, type NodePageContext } from '../components/page-context';
import { ProductionYear, ProductionYearHead } from '../society/ui/production-year';

type Data = Queries.ProductionYearTemplateQuery;

const kindOf = ({ showYear }: Data): 'show' | 'hire' => (showYear ? 'show' : 'hire');

/** The shows or the hires of one academic year, with their crews. */
export default function ProductionYearTemplate({ data }: PageProps<Data, NodePageContext>) {
  const { showYear, hireYear, allShowYear, allHireYear } = data;
  return (
    <ProductionYear kind={kindOf(data)} year={found(showYear ?? hireYear, 'year')} years={(showYear ? allShowYear : allHireYear).nodes} />
  );
}

export function Head({ data }: HeadProps<Data, NodePageContext>) {
  return <ProductionYearHead kind={kindOf(data)} year={found(data.showYear ?? data.hireYear, 'year')} />;
}

export const query = graphql`
  query ProductionYearTemplate($id: String!) {
    showYear(id: { eq: $id }) {
      year
      path
      terms {
        ...YearTerm
      }
    }
    hireYear(id: { eq: $id }) {
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
    allHireYear(sort: { year: DESC }) {
      nodes {
        year
        path
      }
    }
  }
`;
