import { creditsByRole, creditsInOrder, departmentFinder } from '../../src/society/departments';

const DEPARTMENTS = [
  { name: 'Stage', words: ['stage manager'] },
  { name: 'Lighting', words: ['stage', 'lighting'] },
];
const credit = (role: string, person: string) => ({ role, person });

it('lists credits in the order of the departments, those of no department last', () => {
  const credits = [credit('Caterer', 'Mike'), credit('Lighting Designer', 'Polly'), credit('Stage Managers', 'Faye')];
  const departmentOf = departmentFinder(DEPARTMENTS);
  expect(creditsInOrder(credits, DEPARTMENTS).map(({ person, role }) => [person, departmentOf(role)])).toEqual([
    ['Faye', 'Stage'],
    ['Polly', 'Lighting'],
    ['Mike', 'Also'],
  ]);
});

it('lists the roles of a department in the order of its words, so that every show lists them alike', () => {
  const departments = [{ name: 'Stage', words: ['stage manager', 'technical manager'] }];
  const roles = ['Technical Manager', 'Deputy Stage Manager', 'Stage Manager', 'Assistant Stage Manager'];
  expect(
    creditsInOrder(
      roles.map((role) => ({ role })),
      departments,
    ).map(({ role }) => role),
  ).toEqual(['Stage Manager', 'Deputy Stage Manager', 'Assistant Stage Manager', 'Technical Manager']);
});

it('lists all holders of a role together', () => {
  expect(creditsByRole([credit('DSM', 'Mike'), credit('Chef', 'Gel'), credit('DSM', 'Faye')])).toEqual([
    { role: 'DSM', people: ['Mike', 'Faye'] },
    { role: 'Chef', people: ['Gel'] },
  ]);
});
