import { reportOf, verdictsOf, type PageFindings, type SiteFindings } from '../../scripts/bench/budgets';

const page = (changes: Partial<PageFindings> = {}): PageFindings => ({
  path: '/wiki/cables',
  early: 5_900,
  script: 90_000,
  style: 8_000,
  font: 34_000,
  html: 23_000,
  htmlWithoutStyle: 18_000,
  htmlWithoutSidebar: 15_000,
  performance: 99,
  others: 100,
  layoutShift: 0,
  blockingTime: 20,
  ...changes,
});

const SEARCH = { what: 'Search', whenSeen: 900, firstTouch: 480, running: 60, onceCodeHasCome: 380 };
const site = (changes: Partial<SiteFindings> = {}): SiteFindings => ({
  cold: 80,
  warm: 20,
  pages: [page()],
  navigation: 90,
  controls: [SEARCH],
  ...changes,
});
const grown = site({ cold: 600, warm: 50, pages: [page({ script: 90_500, html: 30_000, htmlWithoutSidebar: 15_500 })] });

const missed = (...all: SiteFindings[]): string[] =>
  verdictsOf(all[0] as SiteFindings, all[1]).flatMap(({ what, isMet }) => (isMet ? [] : [what]));

test('findings within all budgets miss none', () => expect(missed(site(), grown)).toEqual([]));

test('each budget that is missed is named', () => {
  expect(missed(site({ cold: 130, warm: 50 }))).toEqual(['Cold build', 'Warm build after one edited page, as a share of the cold one']);
  expect(missed(site({ navigation: 101 }))).toEqual(['From page to page, 95 of 100 moves']);
  expect(missed(site({ controls: [{ ...SEARCH, onceCodeHasCome: 401 }] }))).toEqual([
    'Answer of a control once its code has come, six times slower',
  ]);
  expect(missed(site({ development: { firstPage: 36, edit: 3.5 } }))).toEqual([
    'First page of the development server',
    'From saving to seeing an edit',
  ]);
  expect(missed(site({ pages: [page({ early: 6_500 })] }))).toEqual(['Script that runs before a page is touched']);
  const slow = page({ performance: 98, others: 99, layoutShift: 0.03, blockingTime: 61 });
  expect(missed(site({ pages: [page(), slow] }))).toEqual([
    'Lowest Lighthouse score for performance',
    'Lowest of the other Lighthouse scores',
    'Largest layout shift',
    'Longest blocking time',
  ]);
});

test('a section for paper, which holds many pages, may be heavier', () => {
  expect(missed(site({ pages: [page(), page({ path: '/print/wiki/spaces', htmlWithoutStyle: 40_000 })] }))).toEqual([]);
  expect(missed(site({ pages: [page({ htmlWithoutStyle: 20_001 })] }))).toEqual(['HTML of the heaviest page, beside its style']);
});

test('growth is held against the same page of the smaller wiki, the sidebar’s links apart', () => {
  const heavier = page({ script: 101_000, htmlWithoutSidebar: 26_000 });
  expect(missed(site(), site({ cold: 900, warm: 90, pages: [heavier] }))).toEqual([
    'Cold build of ten times the pages',
    'Warm build of ten times the pages',
    'Growth of a page’s script',
    'Growth of a page’s HTML, without the sidebar’s links',
  ]);
});

test('without a grown wiki nothing is said of growth', () => {
  expect(verdictsOf(site()).filter(({ what }) => /ten times|Growth/.test(what))).toEqual([]);
});

test('the report shows what was missed', () => {
  const slow = site({ navigation: 120 });
  expect(reportOf(slow, verdictsOf(slow))).toContain('| From page to page, 95 of 100 moves | 120 ms | ≤ 100 ms | **no** |');
});
