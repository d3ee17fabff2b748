import type { CreateResolversArgs } from 'gatsby';
import type { Root } from 'hast';
import { elementsNamed } from '../../content-model/hast-elements';
import { siteSettings } from '../../content-model/site-settings';
import { pageOfText } from '../../content-model/page-texts';
import { anchorAbove, framesIn, fillPlaceholders } from './page-text-trees';
import type { PageTextNode } from './source-page-texts';
import type { WikiPageNode } from './source-wiki-pages';
import { createPageCompiler } from './compile-page';
import { wikiIndex } from './wiki-index';
import { findAll, resolver, type QueryContext } from '../../content-model/query-context';

export function createPageTextResolvers(helpers: CreateResolversArgs): void {
  const compile = createPageCompiler(helpers);
  const treeOf = async ({ absolutePath, namedFiles = [], ...text }: PageTextNode, context: QueryContext): Promise<Root> =>
    absolutePath === undefined ? { type: 'root', children: [] } : compile({ ...text, absolutePath, namedFiles }, context);

  const embeds = async (context: QueryContext) => {
    const texts = await findAll<PageTextNode>(context, 'PageText');
    const pages = await findAll<WikiPageNode>(context, 'WikiPage');
    const { links } = await siteSettings(context);
    return framesIn(
      await Promise.all([
        ...texts.map(async (text) => ({ path: pageOfText(text.name) ?? '/', title: text.title, tree: await treeOf(text, context) })),
        ...pages.map(async ({ path, title, ...page }) => ({ path, title, tree: await compile(page, context) })),
      ]),
      links.crewVacancies,
    );
  };

  helpers.createResolvers({
    PageText: {
      tree: resolver(async (text: PageTextNode, context) => {
        const { surroundings } = await wikiIndex(context);
        const tree = await treeOf(text, context);
        return fillPlaceholders(tree, surroundings.size, elementsNamed(tree, 'EmbedList').length > 0 ? await embeds(context) : []);
      }),
      anchorOf: {
        resolve: async (text: PageTextNode, { component }: { component: string }, context: QueryContext) =>
          anchorAbove(await treeOf(text, context), component) ?? null,
      },
    },
  });
}
