import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/page-head';
import { ProductionArchive } from '../society/ui/production-archive';

/** Every show by year and term, with its crew. */
export default function ShowsPage({ data, location }: PageProps<Queries.ShowsPageQuery>) {
  return (
    <ProductionArchive
      kind="show"
      title="Shows"
      lead="Who lit, mixed, built, called and ran what students put on, year by year."
      years={data.allShowYear.nodes}
      statistics={data.productionStatistics}
      location={location}
    />
  );
}

export function Head() {
  return (
    <PageHead
      title="Shows"
      path="/shows"
      description="Every student show that we have crewed, by year: who did what, for whom and where."
    />
  );
}

export const query = graphql`
  query ShowsPage {
    allShowYear(sort: { year: DESC }) {
      nodes {
        year
        slug
        terms {
          ...ArchiveTerm
        }
      }
    }
    productionStatistics(kind: { eq: "show" }) {
      ...ProductionStatistics
    }
  }
`;
