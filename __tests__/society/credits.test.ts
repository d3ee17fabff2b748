import { creditsByPerson, workElsewhere, type CreditedProduction } from '../../src/society/node/credits';

const production = (name: string, people: string[], year = '2025/2026', venueName?: string): CreditedProduction & { name: string } => ({
  name,
  year,
  venueName,
  credits: people.map((person, index) => ({ role: `Role ${index + 1}`, person })),
});

const everybody = () => true;

describe('the totals of a person', () => {
  const productions = [
    production('hamlet', ['Mike', 'Polly', 'Faye'], '2024/2025', 'The Dock'),
    production('ghosts', ['Mike', 'Faye'], '2025/2026', 'The Dock'),
    production('posh', ['Mike', 'Gel', 'Faye'], '2025/2026', 'The Barn'),
    production('alone', ['Sandy']),
  ];

  it('list whom they worked with, most often first, then by name', () => {
    expect(creditsByPerson(productions, everybody).get('Mike')?.workedWith).toEqual([
      { name: 'Faye', count: 3 },
      { name: 'Gel', count: 1 },
      { name: 'Polly', count: 1 },
    ]);
    expect(creditsByPerson(productions, everybody).get('Sandy')?.workedWith).toEqual([]);
  });

  it('leave out hidden people, and count somebody with two roles once', () => {
    const twice = { ...production('twice', ['Mike', 'Faye']), credits: [...production('', ['Mike', 'Faye', 'Faye']).credits] };
    const credits = creditsByPerson([...productions, twice], (person) => person !== 'Polly');
    expect(credits.get('Mike')?.workedWith).toEqual([
      { name: 'Faye', count: 4 },
      { name: 'Gel', count: 1 },
    ]);
  });

  it('count venues and roles', () => {
    expect(creditsByPerson(productions, everybody).get('Faye')).toMatchObject({
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

  it('list ten people at most', () => {
    const many = production('many', ['Mike', ...Array.from({ length: 20 }, (_, index) => `Extra ${index}`)]);
    expect(creditsByPerson([many], everybody).get('Mike')?.workedWith).toHaveLength(10);
  });
});

describe('the other work of a crew', () => {
  const productions = [
    production('hamlet', ['Mike', 'Polly', 'Hidden']),
    production('ghosts', ['Mike', 'Hidden']),
    production('posh', ['Mike']),
    production('last year', ['Polly'], '2024/2025'),
  ];

  it('lists productions of the same year, without hidden people and those who did nothing else', () => {
    const [[hamlet, work] = []] = workElsewhere(productions, (person) => person !== 'Hidden');
    expect(hamlet?.name).toBe('hamlet');
    expect(work).toMatchObject([{ person: 'Mike', productions: [{ name: 'ghosts' }, { name: 'posh' }] }]);
  });
});
