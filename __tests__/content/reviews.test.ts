import { dueBySection, reviewOf, type DuePage } from '../../src/content/reviews';

const SETTINGS = {
  months: 24,
  kinds: [
    { tag: 'Safety', months: 12 },
    { tag: 'Venue', months: 6 },
  ],
};

describe('a page is due again', () => {
  it.each([
    ['after two years', { reviewed: '2026-03', tags: [] }, '2028-03'],
    ['after a year where it is about safety', { reviewed: '2026-03-31', tags: ['Guides', 'Safety'] }, '2027-03'],
    ['as its strictest kind asks', { reviewed: '2026-08', tags: ['Safety', 'Venue'] }, '2027-02'],
    ['when it says so itself', { reviewed: '2026-12', reviewIn: 1, tags: ['Safety'] }, '2027-01'],
  ])('%s', (_when, page, due) => {
    expect(reviewOf(page, SETTINGS)).toEqual({ reviewed: page.reviewed.slice(0, 7), due });
  });

  it('never, if nobody has checked it', () => {
    expect(reviewOf({ tags: ['Safety'] }, SETTINGS)).toBeUndefined();
  });
});

it('what is due in a month stands by section, longest waiting first and never checked last', () => {
  const page = (url: string, due?: string): DuePage => ({
    url,
    title: url,
    section: url.split('/')[0] ?? '',
    review: due === undefined ? undefined : { reviewed: '2020-01', due },
  });
  const pages = [
    page('lx/new', '2027-04'),
    page('lx/never'),
    page('lx/late', '2026-05'),
    page('lx/now', '2027-03'),
    page('sound/now', '2027-03'),
  ];
  const due = dueBySection(pages, '2027-03');
  expect(due.map(({ section, pages: listed }) => [section, listed.map(({ url }) => url)])).toEqual([
    ['lx', ['lx/late', 'lx/now', 'lx/never']],
    ['sound', ['sound/now']],
  ]);
});
