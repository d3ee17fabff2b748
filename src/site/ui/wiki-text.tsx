import { Suspense, useMemo } from 'react';
import type { Root } from 'hast';
import * as markdown from '../../components/text.module.css';
import * as styles from './wiki-text.module.css';
import { withErrorBoundary } from '../../components/crash';
import { lazyComponent } from '../../components/on-demand';
import { useSiteConfiguration } from '../../components/use-site';
import { PageList } from '../../wiki/components/page-list/page-list';
import { renderTree } from '../../wiki/ui/text/render-tree';
import { ELEMENTS, TEXT_COMPONENTS, type ReactComponents } from '../../wiki/ui/text/text-components';
import type { SYNTAX_COMPONENTS, WIKI_COMPONENTS } from '../../content-model/page-components';
import '../../wiki/ui/popover.css';
// Styles of components that the build renders, but whose code loads later.
import '../../components/filter-field.module.css';
import '../../history/components/wiki-changelog/wiki-changelog.module.css';
import '../../history/components/wiki-stats/wiki-stats.module.css';
import '../../wiki/components/flags-quiz/flags-quiz.module.css';

const FilterableTable = lazyComponent('The table', () =>
  import('../../wiki/components/filterable-table/filterable-table').then((module) => module.FilterableTable),
);
const FlagsQuiz = lazyComponent('The quiz', () => import('../../wiki/components/flags-quiz/flags-quiz').then((module) => module.FlagsQuiz));
const RandomPage = lazyComponent('The button to a random page', () =>
  import('../../wiki/components/random-page/random-page').then((module) => module.RandomPage),
);
const WikiChangelog = lazyComponent('The changelog', () =>
  import('../../history/components/wiki-changelog/wiki-changelog').then((module) => module.WikiChangelog),
);
const WikiStats = lazyComponent('The statistics', () =>
  import('../../history/components/wiki-stats/wiki-stats').then((module) => module.WikiStats),
);

export const WIKI_TEXT_COMPONENTS = {
  ...TEXT_COMPONENTS,
  FilterableTable: withErrorBoundary('FilterableTable', FilterableTable),
  FlagsQuiz: withErrorBoundary('FlagsQuiz', FlagsQuiz),
  PageList: withErrorBoundary('PageList', PageList),
  RandomPage: withErrorBoundary('RandomPage', RandomPage),
  WikiChangelog: withErrorBoundary('WikiChangelog', WikiChangelog),
  WikiStats: withErrorBoundary('WikiStats', WikiStats),
} satisfies ReactComponents<typeof WIKI_COMPONENTS & typeof SYNTAX_COMPONENTS>;

export const WIKI_ELEMENTS = { ...ELEMENTS, ...WIKI_TEXT_COMPONENTS };

function Text({ tree }: { tree: Root }) {
  return useMemo(() => renderTree(tree, WIKI_ELEMENTS), [tree]);
}

/** The text of a wiki page. It hydrates by itself, so that the rest of the page need not wait. */
export function WikiText({ tree }: { tree: Root }) {
  const { imageZoom } = useSiteConfiguration();
  return (
    <div className={`${markdown.text} ${styles.content}`} data-zoomable={imageZoom.margin}>
      <Suspense>
        <Text tree={tree} />
      </Suspense>
    </div>
  );
}
