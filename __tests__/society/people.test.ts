import type { CreateResolversArgs } from 'gatsby';
import { changedNames, personNaming, shownPeople } from '../../src/society/node/people';
import { createSocietyResolvers } from '../../src/society/node/society-resolvers';
import { createDataLayer } from '../support/data-layer';

it.each([
  ['Faye-Marie Derr', 'F. M. D.'],
  ['élodie  Gaffer', 'É. G.'],
  ['Cher', 'C.'],
  ['𐐼on Derr', '𐐔. D.'],
  ['Mike "Mic" Boom', 'M. M. B.'],
  ['50 Cent & Co', '5. C. C.'],
])('%s is shown by the initials %s', (name, initials) => {
  const [shown] = shownPeople([{ name }], { people: [{ name, hidden: true, showAs: 'initials' }] }).values();
  expect(shown?.name).toBe(initials);
});

it('ids tell people of one name apart', () => {
  const shown = shownPeople(
    [{ name: 'Sandy Bagg', id: 'sandy-bagg-2014' }, { name: 'Sandy Bagg', id: 'sandy-bagg-2023' }, { name: 'Sandy Bagg' }],
    { people: [] },
  );
  expect([...shown.values()].map(({ path }) => path)).toEqual(['/people/sandy-bagg-2014', '/people/sandy-bagg-2023', '/people/sandy-bagg']);
});

it.each([
  ['a name applies in any spelling, but not to people with an id', { name: 'sandy  BAGG' }, ['/people/sandy-bagg-2014', undefined]],
  ['an id applies to that person alone', { id: 'sandy-bagg-2014' }, [undefined, '/people/sandy-bagg']],
])('a rule for %s', (_what, person, paths) => {
  const sandys = [{ name: 'Sandy Bagg', id: 'sandy-bagg-2014' }, { name: 'Sandy Bagg' }];
  const shown = shownPeople(sandys, { people: [{ ...person, hidden: true }] });
  expect([...shown.values()].map(({ path }) => path)).toEqual(paths);
});

it('a member of the exec has the name of the person as the site shows it', () => {
  const layer = createDataLayer();
  layer.addNode('Person', 'barn-dorr', { name: 'B. D.' });
  const createResolvers = jest.fn<void, [{ ExecMember: { name: { resolve: (...args: unknown[]) => unknown } } }]>();
  const args = { createResolvers } as unknown as CreateResolversArgs;
  createSocietyResolvers(args);
  const { name } = createResolvers.mock.calls[0]?.[0].ExecMember ?? {};
  expect(name?.resolve({ person: 'barn-dorr' }, {}, layer.query())).toBe('B. D.');
});

const file = {
  people: [
    { name: 'Mike Stand', hidden: true, showAs: 'initials' as const },
    { name: 'Jell Holder', renameTo: 'Gel Holder' },
    { name: 'Zoë Room', hidden: true, showAs: 'initials' as const },
    { id: 'sandy-bagg-2014', hidden: true, showAs: 'initials' as const },
  ],
};
const references = [{ name: 'Polly Gaffer' }, { name: 'Sandy Bagg', id: 'sandy-bagg-2014' }, { name: 'Sandy Bagg', id: 'sandy-bagg-2023' }];
const named = personNaming(changedNames(references, file));

it.each([
  ['Mike Stand', 'M. S.'],
  ['Mike Stand, Polly Gaffer & friends', 'M. S., Polly Gaffer & friends'],
  ['Photos: Jell Holder', 'Photos: Gel Holder'],
  ['Mike Standing', 'Mike Standing'],
  ['pictures by mike stand', 'pictures by M. S.'],
  ['MIKE  STAND', 'M. S.'],
  ['Zoë Room'.normalize('NFD'), 'Z. R.'],
  ['Polly Gaffer', 'Polly Gaffer'],
])('a text names people as they want to be named: %s', (written, shown) => {
  expect(named(written)).toBe(shown);
});

it('a text hides a name that two people share if one of them is hidden', () => {
  expect(named('Sandy Bagg')).toBe('S. B.');
});
