import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../../../src/components/page-head';
import { PageHeader } from '../../../src/components/page-header';
import { Section } from '../../../src/components/section';
import { SaveWiki } from './save-wiki';
import { TextSections } from '../../../src/site/ui/page-text';
import { isServiceOn } from '../../../src/components/use-site';
import { treeOf } from '../../../src/components/sections';

export default function OfflinePage({ data }: PageProps<Queries.OfflinePageQuery>) {
  return (
    <main id="main" tabIndex={-1}>
      <PageHeader title={data.text?.title ?? ''} lead={data.text?.description} />
      <Section id="save-the-wiki" title="Save the wiki" isText>
        {isServiceOn('offline') ? <SaveWiki /> : <p>Reading offline is switched off on this site.</p>}
        <noscript>
          <p>Saving needs JavaScript, which your browser has switched off. You can still print pages, or save them one by one.</p>
        </noscript>
      </Section>
      <TextSections tree={treeOf(data.text)} />
    </main>
  );
}

export function Head({ data }: HeadProps<Queries.OfflinePageQuery>) {
  return <PageHead title={data.text?.title} description={data.text?.description} path="/offline" />;
}

export const query = graphql`
  query OfflinePage {
    text: pageText(name: { eq: "offline" }) {
      title
      description
      tree
    }
  }
`;
