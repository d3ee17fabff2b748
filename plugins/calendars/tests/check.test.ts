import { page } from '../../../__tests__/support/content-folder';
import { problemsIn } from '../../../__tests__/support/content-problems';

const LINKS = '[a](/calendar.ics) [b](/venues/dock.ics) [c](/shows.xml)\n';

it('pages may link to calendars and to the feed of shows, but not to the calendar of an unknown venue', () => {
  const venues = [{ id: 'dock', name: 'The Dock' }];
  expect(problemsIn({ 'wiki/a.mdx': page('title: A', LINKS), 'venues.json': venues })).toEqual([]);
  expect(problemsIn({ 'wiki/a.mdx': page('title: A', LINKS) })).toEqual([expect.stringContaining('/venues/dock.ics')]);
});

it('no short link and no redirect takes the address of a calendar', () => {
  expect(problemsIn({ 'wiki/a.mdx': page('title: A\nshortlinks: [calendar.ics]') })).toHaveLength(1);
  for (const from of ['/venues/old.ics', '/shows/2025-2026/old.ics'])
    expect(problemsIn({ 'redirects.json': [{ from, to: '/wiki' }] })).toHaveLength(1);
});
