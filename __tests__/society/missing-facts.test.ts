import { gapsByYear, missingFacts, type RecordedProduction } from '../../src/society/missing-facts';

const complete: RecordedProduction = {
  kind: 'show',
  venueName: 'The Dock',
  dates: [{}],
  teamSize: 3,
  photos: {},
  programme: 'https://x.example',
  links: [],
};

it('misses nothing of a production that has everything', () => {
  expect(missingFacts(complete)).toEqual([]);
});

it('misses crew, dates, venue, photos and programme of a show', () => {
  const bare = { ...complete, venueName: null, dates: [], teamSize: 0, photos: null, programme: null };
  expect(missingFacts(bare)).toEqual(['crew', 'dates', 'venue', 'photos', 'programme']);
});

it('takes a link called programme for one', () => {
  expect(missingFacts({ ...complete, programme: null, links: [{ name: 'Programme' }] })).toEqual([]);
});

it('expects no photos and no programme of a hire, and no crew, as it may be dry', () => {
  expect(missingFacts({ ...complete, kind: 'hire', teamSize: 0, photos: null, programme: null })).toEqual([]);
});

it('lists the productions that lack something by year, newest first', () => {
  const production = (name: string, year: string, more: Partial<RecordedProduction> = {}) => ({
    ...complete,
    name,
    year,
    path: `/${name}`,
    ...more,
  });
  expect(
    gapsByYear([
      production('ghosts', '2024/2025', { photos: undefined }),
      production('complete', '2025/2026'),
      production('posh', '2025/2026', { dates: [], venueName: undefined }),
    ]),
  ).toEqual([
    { year: '2025/2026', productions: [{ name: 'posh', path: '/posh', missing: ['dates', 'venue'] }] },
    { year: '2024/2025', productions: [{ name: 'ghosts', path: '/ghosts', missing: ['photos'] }] },
  ]);
});
