import { Link, graphql, type PageProps } from 'gatsby';
import { PageHead } from '../../components/page-head';
import { PAGES_WITHOUT_TEXT } from '../../content-model/addresses';
import { ProductionArchive } from '../../society/ui/production-archive';

export default function HireArchivePage({ data, location }: PageProps<Queries.HireArchivePageQuery>) {
  return (
    <ProductionArchive
      kind="hire"
      lead={
        <>
          What went out of the cupboard, where it went and who ran it. Is your event next? <Link to="/hires">Ask about a hire</Link>.
        </>
      }
      years={data.allHireYear.nodes}
      location={location}
    />
  );
}

export function Head() {
  return <PageHead {...PAGES_WITHOUT_TEXT.hireArchive} />;
}

export const query = graphql`
  query HireArchivePage {
    allHireYear(sort: { year: DESC }) {
      nodes {
        year
        slug
        path
        terms {
          ...ArchiveTerm
        }
      }
    }
  }
`;
