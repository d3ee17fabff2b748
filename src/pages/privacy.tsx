import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { TextSections } from '../site/ui/prose/text-sections';
import { SwitchedOnContext } from '../site/ui/prose/when';
import { treeOf } from '../components/sections';

/** Who learns what about readers, depending on the services that this build has switched on. */
export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  return (
    <main id="main" tabIndex={-1}>
      <PageHeader title={data.text?.title ?? ''} lead={data.text?.description} />
      <SwitchedOnContext.Provider value={{ services: data.siteServices?.on ?? [], embeds: data.embeds }}>
        <TextSections tree={treeOf(data.text)} />
      </SwitchedOnContext.Provider>
    </main>
  );
}

export function Head({ data }: HeadProps<Queries.PrivacyPageQuery>) {
  return <PageHead title={data.text?.title} description={data.text?.description ?? undefined} path="/privacy" />;
}

export const query = graphql`
  query PrivacyPage {
    text: pageText(name: { eq: "privacy" }) {
      title
      description
      tree
    }
    siteServices {
      on
    }
    embeds {
      host
      pages {
        path
        title
      }
    }
  }
`;
