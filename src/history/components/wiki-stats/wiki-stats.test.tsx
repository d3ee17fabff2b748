/**
 * @jest-environment jsdom
 *
 * Statistics that no page of the fixture site shows. The rest is in `integration/fixture-site.test.ts`.
 */
import { render } from '@testing-library/react';
import type { StatisticsPart } from './declaration';
import type { WikiStatistics } from '../../node/history-resolvers';
import { WikiStats } from './wiki-stats';
import { PageContentContext } from '../../../wiki/ui/text/page-content-context';

const NOTHING: WikiStatistics = {
  ...{ pageCount: 0, wordCount: 0, changeCount: 0 },
  ...{ longestPages: [], shortestPages: [], duePages: [], missingFacts: [], contributors: [] },
};

const show = (part: StatisticsPart, more: Partial<WikiStatistics> = {}): HTMLElement =>
  render(
    <PageContentContext.Provider value={{ pagesBelow: [], changelog: null, statistics: { ...NOTHING, ...more } }}>
      <WikiStats part={part} />
    </PageContentContext.Provider>,
  ).container;

it.each([
  ['contributors', 'No changes are on record yet.'],
  ['due', 'None this month: every page has been checked in time.'],
  ['missingFacts', 'Nothing: every show and hire is complete.'],
] as const)('an empty list of %s says so', (part, words) => {
  expect(show(part).textContent).toBe(words);
});

it('an older year shows its number of incomplete records, and links to its pages', () => {
  const pages = ['/shows/1975-1976', '/hires/1975-1976'];
  const older = show('missingFacts', { missingFacts: [{ year: '1975/1976', count: 12, pages, gaps: [] }] }).querySelector('p:last-child');
  expect(older?.textContent).toBe('1975/1976: 12, on /shows/1975-1976 and /hires/1975-1976');
  expect([...(older?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(pages);
});
