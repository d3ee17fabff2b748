import { planTakeover } from '../worker/takeover-plan';

const data = (page: string): string => `/page-data${page}/page-data.json`;
const digestsOf = (version: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(version).flatMap(([page, digest]) => [
      [page, digest],
      [data(page), `data ${digest}`],
    ]),
  );

const OLD = digestsOf({ '/wiki': '1', '/wiki/cables': '1', '/wiki/gone': '1', '/shows': '1' });
const CURRENT = digestsOf({ '/wiki': '1', '/wiki/cables': '2', '/wiki/new': '1', '/shows': '1' });
const PICTURE = '/static/0123/plug.webp';
const WIKI = ['/wiki', data('/wiki'), '/wiki/cables', data('/wiki/cables'), '/wiki/new', data('/wiki/new'), PICTURE];

const plan = (kept: string[], isComplete = false) => planTakeover({ kept, digests: OLD, isComplete }, { digests: CURRENT, wiki: WIKI });

test.each([
  ['a cached page that has not changed is copied', ['/wiki', data('/wiki')], { copied: ['/wiki', data('/wiki')], fetched: [] }],
  [
    'a cached page that has changed is fetched, with its data',
    ['/wiki/cables', data('/wiki/cables')],
    { copied: [], fetched: ['/wiki/cables', data('/wiki/cables')] },
  ],
  ['a page that was removed is not fetched', ['/wiki/gone', data('/wiki/gone')], { copied: [], fetched: [] }],
  ['prefetched data of an unopened page is dropped', [data('/wiki/cables')], { copied: [], fetched: [] }],
  [
    'a picture that is still in the wiki is copied, and any other is dropped',
    [PICTURE, '/static/4567/old.webp'],
    { copied: [PICTURE], fetched: [] },
  ],
])('%s', (_what, kept, planned) => {
  expect(plan(kept)).toEqual(planned);
});

test('a saved wiki is updated in full, with its new pages', () => {
  const kept = ['/wiki', data('/wiki'), '/wiki/cables', data('/wiki/cables'), PICTURE];
  const { copied, fetched } = plan(kept, true);
  expect(copied.sort()).toEqual([PICTURE, '/wiki', data('/wiki')].sort());
  expect(fetched.sort()).toEqual(['/wiki/cables', data('/wiki/cables'), '/wiki/new', data('/wiki/new')].sort());
});

test('the last sixty opened pages outside the wiki are copied', () => {
  const pages = Array.from({ length: 70 }, (_, number) => `/people/${number}`);
  const digests = digestsOf(Object.fromEntries(pages.map((page) => [page, '1'])));
  const { copied } = planTakeover({ kept: pages, digests, isComplete: false }, { digests, wiki: [] });
  expect(copied).toEqual(pages.slice(-60));
});
