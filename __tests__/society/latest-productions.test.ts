import { latestProductions } from '../../src/society/node/latest-productions';

const production = (path: string, year: string, term: string, ...days: string[]) => ({
  path,
  year,
  term,
  dates: days.map((day) => ({ from: day, to: day })),
  tour: [],
});
const productions = [
  production('old', '2024/2025', 'Term 3', '2025-05-01'),
  production('first', '2025/2026', 'Term 1', '2025-11-19'),
  production('second', '2025/2026', 'Term 1', '2025-11-26', '2025-12-04'),
  production('undated', '2025/2026', 'Term 1'),
  production('coming', '2025/2026', 'Term 2', '2026-02-05'),
  production('undated too', '2025/2026', 'Summer'),
];
const latest = (today: string, limit = 4) => latestProductions(productions, { today, limit }).map(({ path }) => path);

it('the latest productions have closed, newest first, with undated ones last in their term', () => {
  expect(latest('2025-12-05')).toEqual(['second', 'first', 'undated', 'old']);
  expect(latest('2025-11-20', 2)).toEqual(['first', 'undated']);
  expect(latest('2026-02-06', 2)).toEqual(['coming', 'second']);
});

it('the latest productions leave out one that is on', () => {
  expect(latest('2025-11-19', 2)).toEqual(['undated', 'old']);
  expect(latest('2025-12-04', 2)).toEqual(['first', 'undated']);
});

it.each([
  ['2025-07-30', 'dated'],
  ['2025-08-01', 'Term 1'],
  ['2025-12-31', 'Term 1'],
  ['2026-01-01', 'Term 2'],
  ['2026-07-31', 'Term 3'],
  ['2026-08-01', 'Summer'],
])('an undated production counts from the first day of its term: on %s the latest is “%s”', (today, last) => {
  const undated = ['Summer', 'Term 1', 'Term 2', 'Term 3'].map((term) => production(term, '2025/2026', term));
  const all = [production('dated', '2024/2025', 'Term 1', '2024-11-19'), ...undated];
  expect(latestProductions(all, { today, limit: 1 }).map(({ path }) => path)).toEqual([last]);
});

it('the latest productions are the announced ones until one has closed', () => {
  expect(latest('2023-11-01', 2)).toEqual(['undated too', 'coming']);
});
