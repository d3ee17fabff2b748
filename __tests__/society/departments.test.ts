import { byPosition, creditsByRole, positionFinder } from '../../src/society/departments';

const DEPARTMENTS = [
  { name: 'Stage', words: ['stage manager', 'technical manager'] },
  { name: 'Lighting', words: ['stage', 'lighting'] },
];

it('a show lists its roles by department, then by the words of the department, and those of no department last', () => {
  const roles = ['Caterer', 'Lighting Designer', 'Technical Manager', 'Deputy Stage Manager', 'Stage Managers', 'Assistant Stage Manager'];
  const positions = roles.map((role) => ({ role, ...positionFinder(DEPARTMENTS)(role) }));
  expect(positions.sort(byPosition).map(({ role, department }) => [role, department])).toEqual([
    ['Stage Managers', 'Stage'],
    ['Deputy Stage Manager', 'Stage'],
    ['Assistant Stage Manager', 'Stage'],
    ['Technical Manager', 'Stage'],
    ['Lighting Designer', 'Lighting'],
    ['Caterer', 'Also'],
  ]);
});

it('a show lists all holders of a role together', () => {
  const credits = [
    ['DSM', 'Mike'],
    ['Chef', 'Gel'],
    ['DSM', 'Faye'],
  ].map(([role = '', person]) => ({ role, person }));
  expect(creditsByRole(credits)).toEqual([
    { role: 'DSM', people: ['Mike', 'Faye'] },
    { role: 'Chef', people: ['Gel'] },
  ]);
});
