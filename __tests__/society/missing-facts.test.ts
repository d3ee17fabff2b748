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

const production = (name: string, year: string, more: Partial<RecordedProduction>) => ({
  ...complete,
  ...{ name, year, path: `/shows/${year.replace('/', '-')}/${name}` },
  ...more,
});

const NO_PHOTOS = { photos: undefined };
const NO_DATES = { dates: [] };
const hire = (year: string) => ({
  ...production('ball', year, { ...NO_DATES, kind: 'hire' }),
  path: `/hires/${year.replace('/', '-')}/ball`,
});

it('productions with missing facts are listed by year and by what is missing, in one order whatever that of the data layer', () => {
  const productions = [
    production('ghosts', '2024/2025', NO_PHOTOS),
    production('complete', '2025/2026', {}),
    production('posh', '2025/2026', NO_DATES),
    hire('2025/2026'),
    production('closer', '2025/2026', NO_PHOTOS),
    production('lulu', '2025/2026', NO_DATES),
  ];
  const listed = gapsByYear(productions);
  const gaps = [
    { missing: 'photos', productions: [{ name: 'closer', path: '/shows/2025-2026/closer' }] },
    { missing: 'dates', productions: [{ name: 'lulu' }, { name: 'posh' }, { name: 'ball' }] },
  ];
  expect(listed).toMatchObject([
    { year: '2025/2026', count: 4, gaps },
    { year: '2024/2025', count: 1, gaps: [{ missing: 'photos', productions: [{ name: 'ghosts' }] }] },
  ]);
  expect(gapsByYear(productions.toReversed())).toEqual(listed);
});

it('productions of older years with missing facts are only counted, so that the list does not grow with the archive', () => {
  const many = Array.from({ length: MOST_LISTED }, (_, index) => production(`show-${index}`, '2025/2026', NO_PHOTOS));
  const [, older] = gapsByYear([...many, production('ghosts', '2024/2025', NO_PHOTOS), hire('2024/2025')]);
  expect(older).toEqual({ year: '2024/2025', count: 2, pages: ['/shows/2024-2025', '/hires/2024-2025'], gaps: [] });
});
