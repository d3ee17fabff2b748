import { BUDGETS, reportOf, verdictsOf, type Findings, type SiteFindings } from '../../scripts/bench/report';

const weight = (more = 0) => ({
  script: 90_000 + more,
  style: 12_000,
  font: 34_000,
  html: 20_000 + 9 * more,
  htmlWithoutSidebar: 15_000 + more,
});

const site = (changes: Partial<SiteFindings> = {}): SiteFindings => ({
  pages: 117,
  build: { cold: { seconds: 80, megabytes: 900 }, warm: { seconds: 20, megabytes: 700 }, changed: ['wiki/cables.html'] },
  weights: [{ kind: 'Wiki page', path: '/wiki/cables', weight: weight() }],
  scores: [
    { kind: 'Wiki page', path: '/wiki/cables', scores: { performance: 97, accessibility: 100, 'best-practices': 100, layoutShift: 0 } },
  ],
  navigation: { median: 40, slow: 90 },
  search: { median: 3, slow: 12 },
  ...changes,
});

const findings = (changes: Partial<SiteFindings> = {}, grown: Partial<SiteFindings> = {}): Findings => ({
  machine: 'a machine',
  date: '2026-01-01',
  site: site(changes),
  grown: site({
    pages: 1170,
    build: { cold: { seconds: 700, megabytes: 2000 }, warm: { seconds: 90, megabytes: 1500 }, changed: [] },
    weights: [{ kind: 'Wiki page', path: '/wiki/cables', weight: weight(500) }],
    ...grown,
  }),
});

const missed = (all: Findings): string[] => verdictsOf(all).flatMap(({ what, isMet }) => (isMet ? [] : [what]));

test('findings within all budgets miss none', () => expect(missed(findings())).toEqual([]));

test('each budget that is missed is named', () => {
  expect(missed(findings({ build: { cold: { seconds: 120, megabytes: 1 }, warm: { seconds: 50, megabytes: 1 }, changed: [] } }))).toEqual([
    'Cold build',
    'Warm build after one edited page, as a share of the cold one',
  ]);
  expect(missed(findings({ search: { median: 1, slow: BUDGETS.keystroke + 1 } }))).toEqual(['Search, 95 of 100 keystrokes']);
  const slow = { performance: 94, accessibility: 100, 'best-practices': 100, seo: 99, layoutShift: 0.03 };
  expect(missed(findings({ scores: [{ kind: 'Home', path: '/', scores: slow }] }))).toEqual([
    'Lowest Lighthouse score for performance',
    'Lowest of the other Lighthouse scores',
    'Largest layout shift',
  ]);
});

test('growth is held against the same page of the smaller wiki, the sidebar’s links apart', () => {
  expect(missed(findings({}, { weights: [{ kind: 'Wiki page', path: '/wiki/cables', weight: weight(11_000) }] }))).toEqual([
    'Growth of a page’s script',
    'Growth of a page’s HTML, without the sidebar’s links',
  ]);
  const build = { cold: { seconds: 900, megabytes: 1 }, warm: { seconds: 90, megabytes: 1 }, changed: [] };
  expect(missed(findings({}, { build }))).toEqual(['Build of 10 times the pages']);
});

test('the report shows what was missed, the files that changed, and the factors', () => {
  const text = reportOf(findings({ search: { median: 10, slow: 100 } }));
  expect(text).toContain('| Search, 95 of 100 keystrokes | 100 ms | ≤ 60 ms | **no** |');
  expect(text).toContain('```text\nwiki/cables.html\n```');
  expect(text).toContain('| Wiki pages | 117 | 1170 | 10.0 × |');
});
