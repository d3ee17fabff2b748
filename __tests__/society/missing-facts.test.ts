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

const production = (name: string, year: string, more: Partial<RecordedProduction> = {}) => ({
  ...complete,
  name,
  year,
  path: `/shows/${year.replace('/', '-')}/${name}`,
  ...more,
});

it('productions with missing facts are listed by year, newest first, and grouped by what is missing', () => {
  const productions = [
    production('ghosts', '2024/2025', { photos: undefined }),
    production('complete', '2025/2026'),
    production('posh', '2025/2026', { dates: [], venueName: undefined }),
    production('closer', '2025/2026', { photos: undefined }),
    production('lulu', '2025/2026', { dates: [], venueName: undefined }),
  ];
  expect(gapsByYear(productions).map(({ year, count, gaps }) => [year, count, gaps])).toEqual([
    [
      '2025/2026',
      3,
      [
        { missing: 'photos', productions: [{ name: 'closer', path: '/shows/2025-2026/closer' }] },
        {
          missing: 'dates, venue',
          productions: [
            { name: 'lulu', path: '/shows/2025-2026/lulu' },
            { name: 'posh', path: '/shows/2025-2026/posh' },
          ],
        },
      ],
    ],
    ['2024/2025', 1, [{ missing: 'photos', productions: [{ name: 'ghosts', path: '/shows/2024-2025/ghosts' }] }]],
  ]);
});

it('productions with missing facts are in the same order, whatever the order in the data layer', () => {
  const hire = { ...production('ball', '2025/2026', { kind: 'hire', dates: [] }), path: '/hires/2025-2026/ball' };
  const productions = [production('ghosts', '2025/2026', { dates: [] }), production('arden', '2025/2026', { dates: [] }), hire];
  const [year] = gapsByYear(productions);
  expect(year?.gaps.flatMap((gap) => gap.productions.map(({ name }) => name))).toEqual(['arden', 'ghosts', 'ball']);
  expect(gapsByYear(productions.toReversed())).toEqual([year]);
});

it('productions of older years with missing facts are only counted, so that the list does not grow with the archive', () => {
  const many = Array.from({ length: MOST_LISTED }, (_, index) => production(`show-${index}`, '2025/2026', { photos: undefined }));
  const hire = { ...production('ball', '2024/2025', { kind: 'hire', dates: [] }), path: '/hires/2024-2025/ball' };
  const [, older] = gapsByYear([...many, production('ghosts', '2024/2025', { photos: undefined }), hire]);
  expect(older).toEqual({ year: '2024/2025', count: 2, pages: ['/shows/2024-2025', '/hires/2024-2025'], gaps: [] });
});
