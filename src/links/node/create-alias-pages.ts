import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { joinHash } from '../../content-model/addresses';
import { dataFilesOf, wikiFilesOf } from '../../content-model/data-layer';
import { largestImageOf } from '../../components/sized-picture';
import type { SiteConfiguration } from '../../content-model/site-schema';
import { aliasesOf } from '../aliases';
import { aliasPageOf } from './alias-pages';
import type { AliasPageContext } from '../../components/page-context';

const WIKI_PAGES = /* GraphQL */ `
  query AliasTargets {
    allWikiPage {
      nodes {
        path
        title
        description
        banner {
          file {
            drawing(widths: [1472])
            childImageSharp {
              gatsbyImageData(width: 736, breakpoints: [736, 1472], placeholder: NONE, formats: [WEBP])
            }
          }
        }
      }
    }
  }
`;

/**
 * Makes a light page and a Gatsby redirect for every alias.
 * @throws Error when the wiki's pages cannot be queried
 */
export async function createAliasPages(args: CreatePagesArgs, site: SiteConfiguration): Promise<void> {
  const { actions } = args;
  const result = await args.graphql<Queries.AliasTargetsQuery>(WIKI_PAGES);
  const { data } = result;
  if (!data) throw new Error(`The wiki's pages cannot be queried: ${String(result.errors)}`);
  const targets = data.allWikiPage.nodes.map((page) => {
    return [page.path, { ...page, image: largestImageOf(page.banner?.file) }] as const;
  });
  const byPath = new Map(targets);
  const { redirects, shortlinks } = aliasesOf({ wiki: wikiFilesOf(args), data: dataFilesOf(args) });
  const pages = [...shortlinks, ...redirects].map((alias) => aliasPageOf(alias, byPath, site));
  const paths = new Set(pages.map((page) => page.path));
  const component = path.resolve('src/templates/shortlink.tsx');
  for (const { path: fromPath, ...target } of pages) {
    const context: AliasPageContext = { layout: 'none', noIndex: true, ...target };
    // A host serves the page of /foo at /foo.html too.
    const hasPage = fromPath.endsWith('.html') && paths.has(fromPath.replace(/\.html$/, ''));
    if (!hasPage) actions.createPage({ path: fromPath, component, context: { ...context } });
    const toPath = joinHash(target.target, target.hash);
    actions.createRedirect({ fromPath, toPath, isPermanent: false, statusCode: 302, redirectInBrowser: false });
  }
}
