import type { StatisticsPart } from '../../content/page-components';
import { onItsPages } from '../../components/on-its-pages';
import { usePageContent } from '../../wiki/ui/text/page-content-context';
// Their style is part of the page, so that they are readable before their code has come.
import './wiki-changelog.module.css';
import './wiki-stats.module.css';

/*
 * The changelog and the statistics are each on one page. Their code loads with that page only, and their data is
 * part of that page's.
 */
const Changelog = onItsPages('The changelog', () => import('./wiki-changelog').then((module) => module.Changelog));
const Statistics = onItsPages('The statistics', () => import('./wiki-stats').then((module) => module.Statistics));

/** The wiki's changes, newest first. */
export function WikiChangelog() {
  const { changelog } = usePageContent();
  return changelog ? <Changelog changelog={changelog} /> : null;
}

/** One part of the wiki's statistics. */
export function WikiStats({ part = 'totals' }: { part?: StatisticsPart }) {
  const { statistics } = usePageContent();
  return statistics ? <Statistics part={part} statistics={statistics} /> : null;
}
