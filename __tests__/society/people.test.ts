import type { CreateResolversArgs } from 'gatsby';
import { changedNames, personNaming, shownPeople } from '../../src/society/node/people';
import { createSocietyResolvers } from '../../src/society/node/society-resolvers';
import { createDataLayer } from '../support/data-layer';

const INITIALS = { hidden: true, showAs: 'initials' as const };

it.each([
  ['Faye-Marie Derr', 'F. M. D.'],
  ['élodie  Gaffer', 'É. G.'],
  ['𐐼on Derr', '𐐔. D.'],
  ['Mike "Mic" Boom', 'M. M. B.'],
  ['50 Cent & Co', '5. C. C.'],
])('%s is shown by the initials %s', (name, initials) => {
  const [shown] = shownPeople([{ name }], { people: [{ name, ...INITIALS }] }).values();
  expect(shown?.name).toBe(initials);
});

const SANDYS = [{ name: 'Sandy Bagg', id: 'sandy-bagg-2014' }, { name: 'Sandy Bagg', id: 'sandy-bagg-2023' }, { name: 'Sandy Bagg' }];

it.each([
  ['nobody leaves each a page, told apart by id', [], ['sandy-bagg-2014', 'sandy-bagg-2023', 'sandy-bagg']],
  ['a name applies in any spelling, but not to people with an id', [{ name: 'sandy  BAGG' }], ['sandy-bagg-2014', 'sandy-bagg-2023', null]],
  ['an id applies to that person alone', [{ id: 'sandy-bagg-2014' }], [null, 'sandy-bagg-2023', 'sandy-bagg']],
])('among people of one name, a rule for %s', (_what, hidden, pages) => {
  const shown = shownPeople(SANDYS, { people: hidden.map((person) => ({ ...person, hidden: true })) });
  expect([...shown.values()].map(({ path }) => path)).toEqual(pages.map((page) => (page === null ? undefined : `/people/${page}`)));
});

it('a member of the exec has the name of the person as the site shows it', () => {
  const layer = createDataLayer();
  layer.addNode('Person', 'barn-dorr', { name: 'B. D.' });
  const createResolvers = jest.fn<void, [{ ExecMember: { name: { resolve: (...args: unknown[]) => unknown } } }]>();
  createSocietyResolvers({ createResolvers } as unknown as CreateResolversArgs);
  const { name } = createResolvers.mock.calls[0]?.[0].ExecMember ?? {};
  expect(name?.resolve({ person: 'barn-dorr' }, {}, layer.query())).toBe('B. D.');
});

const named = personNaming(
  changedNames([{ name: 'Polly Gaffer' }, ...SANDYS.slice(0, 2)], {
    people: [
      { name: 'Mike Stand', ...INITIALS },
      { name: 'Jell Holder', renameTo: 'Gel Holder' },
      { id: 'sandy-bagg-2014', ...INITIALS },
    ],
  }),
);

it.each([
  ['Mike Stand, Polly Gaffer & friends', 'M. S., Polly Gaffer & friends'],
  ['Photos: Jell Holder', 'Photos: Gel Holder'],
  // One of two people with the name is hidden, and the text does not say who is meant.
  ['Sandy Bagg', 'S. B.'],
])('a text names people as they want to be named: %s', (written, shown) => {
  expect(named(written)).toBe(shown);
});
