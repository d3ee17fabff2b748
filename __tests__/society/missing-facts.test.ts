import { MOST_LISTED } from '../../src/society/listed-years';
import { gapsByYear, missingFacts, type RecordedProduction } from '../../src/society/missing-facts';

const complete: RecordedProduction = {
  kind: 'show',
  venueName: 'The Dock',
  dates: [{}],
  tour: [],
  crewSize: 3,
  cancelled: false,
  photos: {},
  programme: 'https://x.example',
  links: [],
};

const UNRECORDED = { crewSize: 0, photos: null, programme: null };

it.each([
  ['a link named “Programme” counts as the programme', { programme: null, links: [{ name: 'Programme' }] }, []],
  ['a cancelled show needs no photos, programme or crew', { ...UNRECORDED, cancelled: true }, []],
  ['a hire needs no photos, programme or crew, because it may be dry', { ...UNRECORDED, kind: 'hire' }, []],
  ['a show that was only on tour lacks neither venue nor dates', { venueName: null, dates: [], tour: [{}] }, []],
  ['a show that was also on tour lacks its venue', { venueName: null, tour: [{}] }, ['venue']],
  ['a show that was nowhere lacks venue and dates', { venueName: null, dates: [] }, ['dates', 'venue']],
])('%s', (_fact, more, missing) => {
  expect(missingFacts({ ...complete, ...more })).toEqual(missing);
});

const production = (name: string, year: string, more: Partial<RecordedProduction> = {}, folder = 'shows') => ({
  ...complete,
  ...{ name, year, path: `/${folder}/${year.replace('/', '-')}/${name}` },
  ...more,
});

const NO_PHOTOS = { photos: undefined };
const NO_DATES = { dates: [] };
const hire = (name: string, year: string) => production(name, year, { ...NO_DATES, kind: 'hire' }, 'hires');

/** By year: how many productions lack facts, and their paths by what is missing. */
const gapsOf = (productions: Parameters<typeof gapsByYear>[0]) =>
  gapsByYear(productions).map(({ year, count, gaps }) => [
    year,
    count,
    Object.fromEntries(gaps.map(({ missing, productions: lacking }) => [missing, lacking.map(({ path }) => path)])),
  ]);

it('productions with missing facts are listed by year, newest first, grouped by what is missing, in one order whatever that of the data layer', () => {
  const productions = [
    production('ghosts', '2024/2025', NO_PHOTOS),
    production('complete', '2025/2026'),
    production('posh', '2025/2026', NO_DATES),
    hire('ball', '2025/2026'),
    production('closer', '2025/2026', NO_PHOTOS),
    production('lulu', '2025/2026', NO_DATES),
  ];
  const listed = [
    [
      '2025/2026',
      4,
      { photos: ['/shows/2025-2026/closer'], dates: ['/shows/2025-2026/lulu', '/shows/2025-2026/posh', '/hires/2025-2026/ball'] },
    ],
    ['2024/2025', 1, { photos: ['/shows/2024-2025/ghosts'] }],
  ];
  expect(gapsOf(productions)).toEqual(listed);
  expect(gapsOf(productions.toReversed())).toEqual(listed);
});

it('productions of older years with missing facts are only counted, so that the list does not grow with the archive', () => {
  const many = Array.from({ length: MOST_LISTED }, (_, index) => production(`show-${index}`, '2025/2026', NO_PHOTOS));
  const [, older] = gapsByYear([...many, production('ghosts', '2024/2025', NO_PHOTOS), hire('ball', '2024/2025')]);
  expect(older).toEqual({ year: '2024/2025', count: 2, pages: ['/shows/2024-2025', '/hires/2024-2025'], gaps: [] });
});
