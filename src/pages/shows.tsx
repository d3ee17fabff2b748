import { graphql, type PageProps } from 'gatsby';
import { Slot } from '../components/capability';
import { PageHead } from '../components/page-head';
import { PAGES_WITHOUT_TEXT } from '../content-model/addresses';
import { ProductionArchive } from '../society/ui/production-archive';
import { ProductionList } from '../society/ui/production-row';
import { SampleNote } from '../society/ui/sample-note';
import { WhatsOn } from '../society/ui/whats-on-list';

export default function ShowsPage({ data, location }: PageProps<Queries.ShowsPageQuery>) {
  return (
    <ProductionArchive
      kind="show"
      lead="Who lit, mixed, built, called and ran what students put on, year by year."
      years={data.allShowYear.nodes}
      playbills={data.newest.nodes.flatMap(({ terms }) => terms.flatMap(({ productions }) => productions))}
      location={location}
    >
      <section id="whats-on">
        <h2>What’s on</h2>
        <WhatsOn whatsOn={data.whatsOn}>
          <h3>Latest shows</h3>
          <ProductionList productions={data.latestProductions} />
        </WhatsOn>
        <Slot name="AllShows" />
        <SampleNote />
      </section>
    </ProductionArchive>
  );
}

export function Head() {
  return (
    <PageHead {...PAGES_WITHOUT_TEXT.shows}>
      <Slot name="ShowsHead" />
    </PageHead>
  );
}

export const query = graphql`
  query ShowsPage {
    whatsOn
    latestProductions(kind: "show", limit: 3) {
      ...ProductionRow
    }
    newest: allShowYear(sort: { year: DESC }, limit: 1) {
      nodes {
        terms {
          productions {
            ...Playbill
          }
        }
      }
    }
    allShowYear(sort: { year: DESC }) {
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
