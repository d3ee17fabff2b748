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

it('accepts a link named “Programme” as the programme', () => {
  expect(missingFacts({ ...complete, programme: null, links: [{ name: 'Programme' }] })).toEqual([]);
});

it('expects no photos, programme or crew of a show that was cancelled', () => {
  expect(missingFacts({ ...complete, cancelled: true, crewSize: 0, photos: null, programme: null })).toEqual([]);
});

it('expects no photos, programme or crew of a hire, because it may be dry', () => {
  expect(missingFacts({ ...complete, kind: 'hire', crewSize: 0, photos: null, programme: null })).toEqual([]);
});

it.each([
  ['lacks neither venue nor dates if it was only on tour', { dates: [], tour: [{}] }, []],
  ['lacks its venue if it was also on tour', { tour: [{}] }, ['venue']],
  ['lacks venue and dates if it has no dates either', { dates: [] }, ['dates', 'venue']],
])('a show without a venue %s', (_what, more, missing) => {
  expect(missingFacts({ ...complete, venueName: null, ...more })).toEqual(missing);
});

describe('productions with missing facts', () => {
  const production = (name: string, year: string, more: Partial<RecordedProduction> = {}) => ({
    ...complete,
    name,
    year,
    path: `/shows/${year.replace('/', '-')}/${name}`,
    ...more,
  });

  it('are listed by year, newest first, and grouped by what is missing', () => {
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

  it('are in the same order, whatever the order in the data layer', () => {
    const hire = { ...production('ball', '2025/2026', { kind: 'hire', dates: [] }), path: '/hires/2025-2026/ball' };
    const productions = [production('ghosts', '2025/2026', { dates: [] }), production('arden', '2025/2026', { dates: [] }), hire];
    const [year] = gapsByYear(productions);
    expect(year?.gaps.flatMap((gap) => gap.productions.map(({ name }) => name))).toEqual(['arden', 'ghosts', 'ball']);
    expect(gapsByYear(productions.toReversed())).toEqual([year]);
  });

  it('of older years are only counted, so that the list does not grow with the archive', () => {
    const many = Array.from({ length: MOST_LISTED }, (_, index) => production(`show-${index}`, '2025/2026', { photos: undefined }));
    const hire = { ...production('ball', '2024/2025', { kind: 'hire', dates: [] }), path: '/hires/2024-2025/ball' };
    const [, older] = gapsByYear([...many, production('ghosts', '2024/2025', { photos: undefined }), hire]);
    expect(older).toEqual({ year: '2024/2025', count: 2, pages: ['/shows/2024-2025', '/hires/2024-2025'], gaps: [] });
  });
});
