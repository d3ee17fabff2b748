import { creditsByPerson, workElsewhere, type CreditedProduction } from '../../src/society/node/credits';
import type { ShownPerson } from '../../src/society/node/people';

const PEOPLE = new Map<string, ShownPerson>();

/** Somebody called "Hidden …" has no page. */
function personNamed(name: string): ShownPerson {
  const path = name.startsWith('Hidden') ? undefined : `/people/${name.toLowerCase()}`;
  const person = PEOPLE.get(name) ?? { key: name.toUpperCase(), name, path, isUnknown: false };
  PEOPLE.set(name, person);
  return person;
}

const production = (name: string, people: string[], year = '2025/2026', venue?: string): CreditedProduction & { name: string } => ({
  name,
  year,
  venue: venue === undefined ? undefined : { name: venue },
  credits: people.map((person, index) => ({ role: `Role ${index + 1}`, person: personNamed(person) })),
});

const counted = (name: string, count: number) => ({ name, path: personNamed(name).path, count });

const totalsOf = (name: string, productions: CreditedProduction[]) => creditsByPerson(productions).get(personNamed(name));

describe('the totals of a person', () => {
  const productions = [
    production('hamlet', ['Mike', 'Polly', 'Faye'], '2024/2025', 'The Dock'),
    production('ghosts', ['Mike', 'Faye'], '2025/2026', 'The Dock'),
    production('posh', ['Mike', 'Gel', 'Faye'], '2025/2026', 'The Barn'),
    production('alone', ['Sandy']),
  ];

  it('a person’s totals list whom they worked with, most often first, then by name', () => {
    expect(totalsOf('Mike', productions)?.workedWith).toEqual([counted('Faye', 3), counted('Gel', 1), counted('Polly', 1)]);
    expect(totalsOf('Sandy', productions)?.workedWith).toEqual([]);
  });

  it('a person’s totals leave out hidden people, and count somebody with two roles once', () => {
    const twice = production('twice', ['Mike', 'Faye', 'Faye', 'Hidden Polly']);
    expect(totalsOf('Mike', [...productions, twice])?.workedWith).toEqual([counted('Faye', 4), counted('Gel', 1), counted('Polly', 1)]);
  });

  it('a person’s totals count venues and roles', () => {
    expect(totalsOf('Faye', productions)).toMatchObject({
      venues: [
        { name: 'The Dock', count: 2 },
        { name: 'The Barn', count: 1 },
      ],
      roles: [
        { name: 'Role 3', count: 2 },
        { name: 'Role 2', count: 1 },
      ],
    });
  });

  it('a person’s totals list ten people at most', () => {
    const many = production('many', ['Mike', ...Array.from({ length: 20 }, (_, index) => `Extra ${index}`)]);
    expect(totalsOf('Mike', [many])?.workedWith).toHaveLength(10);
  });
});

describe('the other work of a crew', () => {
  const productions = [
    production('hamlet', ['Mike', 'Polly', 'Hidden']),
    production('ghosts', ['Mike', 'Hidden']),
    production('posh', ['Mike']),
    production('last year', ['Polly'], '2024/2025'),
  ];

  it('the other work of a crew is of the same year, without hidden people and those who did nothing else', () => {
    const [[hamlet, work] = []] = workElsewhere(productions);
    expect(hamlet?.name).toBe('hamlet');
    expect(work).toMatchObject([{ person: personNamed('Mike'), productions: [{ name: 'ghosts' }, { name: 'posh' }] }]);
  });
});
