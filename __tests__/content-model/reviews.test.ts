import { reviewOf } from '../../src/content-model/reviews';

const SETTINGS = {
  months: 24,
  kinds: [
    { tag: 'Safety', months: 12 },
    { tag: 'Venue', months: 6 },
  ],
};

it.each([
  ['after two years', { reviewed: '2026-03', tags: [] }, '2028-03'],
  ['after a year where it is about safety', { reviewed: '2026-03-31', tags: ['Guides', 'Safety'] }, '2027-03'],
  ['after the shortest interval of its tags', { reviewed: '2026-08', tags: ['Safety', 'Venue'] }, '2027-02'],
  ['after an interval of its own', { reviewed: '2026-12', reviewIn: 1, tags: ['Safety'] }, '2027-01'],
])('a page is due again %s', (_when, page, due) => {
  expect(reviewOf(page, SETTINGS)).toEqual({ reviewed: page.reviewed.slice(0, 7), due });
});

it('a page that nobody has checked is never due again', () => {
  expect(reviewOf({ tags: ['Safety'] }, SETTINGS)).toBeUndefined();
});
