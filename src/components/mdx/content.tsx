import { useMemo } from 'react';
import type { Root } from 'hast';
import * as markdown from '../../styles/text.module.css';
import * as styles from './content.module.css';
import { guard } from './guard';
import { onItsPages } from '../feedback/on-its-pages';
import { PageList } from './page-list';
import { renderTree } from './render-tree';
import { TEXT_COMPONENTS } from './text-components';
import { WikiChangelog, WikiStats } from './wiki-records';

const FilterableTable = onItsPages('The table', () => import('./filterable-table').then((module) => module.FilterableTable));
const FlagsQuiz = onItsPages('The quiz', () => import('./flags-quiz').then((module) => module.FlagsQuiz));
const RandomPage = onItsPages('The way to a random page', () => import('./random-page').then((module) => module.RandomPage));

/** What each element and component of a wiki page's text becomes. */
const COMPONENTS = {
  ...TEXT_COMPONENTS,
  FilterableTable: guard('FilterableTable', FilterableTable),
  FlagsQuiz: guard('FlagsQuiz', FlagsQuiz),
  PageList: guard('PageList', PageList),
  RandomPage: guard('RandomPage', RandomPage),
  WikiChangelog: guard('WikiChangelog', WikiChangelog),
  WikiStats: guard('WikiStats', WikiStats),
};

/** The text of a page: its tree, with our components in it. */
export function Content({ tree }: { tree: Root }) {
  const text = useMemo(() => renderTree(tree, COMPONENTS), [tree]);
  return (
    <div className={`${markdown.text} ${styles.content}`} data-zoomable>
      {text}
    </div>
  );
}
