import { personKey } from '../../src/content/society-schemas';
import { changedNames, initialsOf, personNaming, shownPeople } from '../../src/society/node/people';

describe('a person', () => {
  it('is who the id says, else who the name says', () => {
    expect(personKey({ name: 'Sandy Bagg', id: 'sandy-bagg-2014' })).toBe('sandy-bagg-2014');
    expect(personKey({ name: 'Mike Stand' })).toBe('Mike Stand');
  });

  it.each([
    ['Rigg Bolt', 'R. B.'],
    ['Faye-Marie Derr', 'F. M. D.'],
    ['élodie  Gaffer', 'É. G.'],
    ['Cher', 'C.'],
    ['𐐼on Derr', '𐐔. D.'],
  ])('%s has the initials %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('how the site shows people', () => {
  const mike = { name: 'Mike Stand' };

  it('is by name, with a page', () => {
    expect(shownPeople([mike], { people: [] }).get('Mike Stand')).toEqual({
      key: 'Mike Stand',
      name: 'Mike Stand',
      path: '/people/mike-stand',
    });
  });

  it('is once, however often they are named', () => {
    expect(shownPeople([mike, mike, { name: 'Mike Stand' }], { people: [] }).size).toBe(1);
  });

  it('tells people of one name apart by their ids', () => {
    const shown = shownPeople(
      [{ name: 'Sandy Bagg', id: 'sandy-bagg-2014' }, { name: 'Sandy Bagg', id: 'sandy-bagg-2023' }, { name: 'Sandy Bagg' }],
      { people: [] },
    );
    expect([...shown.values()].map(({ path }) => path)).toEqual([
      '/people/sandy-bagg-2014',
      '/people/sandy-bagg-2023',
      '/people/sandy-bagg',
    ]);
  });

  it('gives two people with one slug a page each', () => {
    const shown = shownPeople([{ name: 'Polly Gaffer' }, { name: 'Polly-Gaffer' }], { people: [] });
    expect([...shown.values()].map(({ path }) => path)).toEqual(['/people/polly-gaffer', '/people/polly-gaffer-1']);
  });

  it('has addresses by the rule of shows: without the accents of Latin letters', () => {
    const shown = shownPeople([{ name: 'Zoë Truss' }, { name: 'Søren Ærø' }, { name: 'Чайка' }], { people: [] });
    expect([...shown.values()].map(({ path }) => path)).toEqual(['/people/zoe-truss', '/people/søren-ærø', '/people/чайка']);
  });

  it('hides who asked for it: no page', () => {
    expect(shownPeople([mike], { people: [{ name: 'Mike Stand', hidden: true }] }).get('Mike Stand')).toEqual({
      key: 'Mike Stand',
      name: 'Mike Stand',
    });
  });

  it('takes a rule for a name, however a year file capitalises and spaces that', () => {
    const shown = shownPeople([{ name: 'mike  stand' }], { people: [{ name: 'Mike Stand', hidden: true }] });
    expect(shown.get('mike  stand')?.path).toBeUndefined();
  });

  it('takes a rule for a name as one for people without an id', () => {
    const shown = shownPeople([{ name: 'Sandy Bagg', id: 'sandy-bagg-2014' }, { name: 'Sandy Bagg' }], {
      people: [{ name: 'Sandy Bagg', hidden: true }],
    });
    expect(shown.get('sandy-bagg-2014')?.path).toBe('/people/sandy-bagg-2014');
    expect(shown.get('Sandy Bagg')?.path).toBeUndefined();
  });

  it('takes a rule for an id as one for that person alone', () => {
    const shown = shownPeople([{ name: 'Sandy Bagg', id: 'sandy-bagg-2014' }, { name: 'Sandy Bagg' }], {
      people: [{ id: 'sandy-bagg-2014', hidden: true }],
    });
    expect(shown.get('sandy-bagg-2014')?.path).toBeUndefined();
    expect(shown.get('Sandy Bagg')?.path).toBe('/people/sandy-bagg');
  });
});

describe('a text that names people', () => {
  const file = {
    people: [
      { name: 'Mike Stand', hidden: true, showAs: 'initials' as const },
      { name: 'Jell Holder', renameTo: 'Gel Holder' },
      { name: 'Zoë Room', hidden: true, showAs: 'initials' as const },
      { id: 'sandy-bagg-2014', hidden: true, showAs: 'initials' as const },
    ],
  };
  const references = [
    { name: 'Polly Gaffer' },
    { name: 'Sandy Bagg', id: 'sandy-bagg-2014' },
    { name: 'Sandy Bagg', id: 'sandy-bagg-2023' },
  ];
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
  ])('names them as they want to be named: %s', (written, shown) => {
    expect(named(written)).toBe(shown);
  });

  it('does not show a name that two people share while one of them is hidden', () => {
    expect(named('Sandy Bagg')).toBe('S. B.');
  });
});
