import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { joinHash } from '../../content-model/addresses';
import { dataFilesOf, wikiFilesOf } from '../../content-model/data-layer';
import type { SiteConfiguration } from '../../content-model/site-schema';
import { aliasesOf } from '../aliases';
import { aliasPageOf } from './alias-pages';
import type { AliasPageContext } from '../../components/page-context';

/** Makes a light page and a Gatsby redirect for every alias. */
export function createAliasPages(args: CreatePagesArgs, site: SiteConfiguration): void {
  const { actions } = args;
  const { redirects, shortlinks } = aliasesOf({ wiki: wikiFilesOf(args), data: dataFilesOf(args) });
  const pages = [...shortlinks, ...redirects].map((alias) => aliasPageOf(alias, site));
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
