import type { StatisticsPart } from '../../content/page-components';
import { onItsPages } from '../../components/on-demand';
import { usePageContent } from '../../wiki/ui/text/page-content-context';
// The build renders them, and their code loads later.
import './wiki-changelog.module.css';
import './wiki-stats.module.css';

// Each is on one page, and its code loads there only.
const Changelog = onItsPages('The changelog', () => import('./wiki-changelog').then((module) => module.Changelog));
const Statistics = onItsPages('The statistics', () => import('./wiki-stats').then((module) => module.Statistics));

export function WikiChangelog() {
  const { changelog } = usePageContent();
  return changelog ? <Changelog changelog={changelog} /> : null;
}

export function WikiStats({ part = 'totals' }: { part?: StatisticsPart }) {
  const { statistics } = usePageContent();
  return statistics ? <Statistics part={part} statistics={statistics} /> : null;
}
