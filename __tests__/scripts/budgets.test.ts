import { reportOf, verdictsOf, type Findings, type PageFindings } from '../../scripts/bench/budgets';

const page = (more = 0): PageFindings => ({
  path: '/wiki/cables',
  isListed: true,
  weight: { script: 90_000 + more, style: 8_000, font: 34_000, html: 18_000 + 9 * more, htmlWithoutSidebar: 15_000 + more },
  scores: { performance: 99, others: 100, layoutShift: 0, blockingTime: 20 },
});

const findings = (changes: Partial<Findings> = {}): Findings => ({
  cold: 80,
  warm: 20,
  pages: [page()],
  navigation: 90,
  grown: { cold: 600, warm: 50, pages: [page(500)] },
  ...changes,
});

const missed = (all: Findings): string[] => verdictsOf(all).flatMap(({ what, isMet }) => (isMet ? [] : [what]));

test('findings within all budgets miss none', () => expect(missed(findings())).toEqual([]));

test('each budget that is missed is named', () => {
  expect(missed(findings({ cold: 130, warm: 50 }))).toEqual(['Cold build', 'Warm build after one edited page, as a share of the cold one']);
  expect(missed(findings({ navigation: 101 }))).toEqual(['From page to page, 95 of 100 visits']);
  const slow = { performance: 98, others: 99, layoutShift: 0.03, blockingTime: 61 };
  expect(missed(findings({ pages: [{ ...page(), scores: slow }] }))).toEqual([
    'Lowest Lighthouse score for performance',
    'Lowest of the other Lighthouse scores',
    'Largest layout shift',
    'Longest blocking time',
  ]);
});

test('growth is held against the same page of the smaller wiki, the sidebar’s links apart', () => {
  expect(missed(findings({ grown: { cold: 900, warm: 90, pages: [page(11_000)] } }))).toEqual([
    'Cold build of ten times the pages',
    'Warm build of ten times the pages',
    'Growth of a page’s script',
    'Growth of a page’s HTML, without the sidebar’s links',
  ]);
});

test('without a grown wiki nothing is said of growth', () => {
  expect(verdictsOf(findings({ grown: undefined })).filter(({ what }) => /ten times|Growth/.test(what))).toEqual([]);
});

test('the report shows what was missed', () => {
  expect(reportOf(findings({ navigation: 120 }))).toContain('| From page to page, 95 of 100 visits | 120 ms | ≤ 100 ms | **no** |');
});
