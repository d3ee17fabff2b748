import content from '../../content/site.json';
import { creditsByRole, creditsInOrder } from '../../src/society/departments';

describe('the departments of site.json', () => {
  it.each([
    ['Technical Manager', 'Stage and management'],
    ['Deputy Stage Manager', 'Stage and management'],
    ['DSM', 'Stage and management'],
    ['Hires Manager', 'Stage and management'],
    ['Show Caller', 'Stage and management'],
    ['Lighting Designer', 'Lighting'],
    ['LX Programmer', 'Lighting'],
    ['Followspot Operator', 'Lighting'],
    ['Production Electrician', 'Lighting'],
    ['Rigger', 'Lighting'],
    ['Sound No. 2', 'Sound'],
    ['Video Designer', 'Video'],
    ['Video Programmer', 'Video'],
    ['Vision Mixer', 'Video'],
    ['Set Designer', 'Set and props'],
    ['Props Manager', 'Set and props'],
    ['Make Up', 'Set and props'],
    ['Make-up Artist', 'Set and props'],
    ['Musical Director', 'Also'],
  ])('have %s in %s', (role, department) => {
    expect(creditsInOrder([{ role }], content.departments)).toEqual([{ role, department }]);
  });
});

const DEPARTMENTS = [
  { name: 'Stage', words: ['stage manager'] },
  { name: 'Lighting', words: ['stage', 'lighting'] },
];
const credit = (role: string, person: string) => ({ role, person });

it('lists credits in the order of the departments, those of no department last', () => {
  const credits = [credit('Caterer', 'Mike'), credit('Lighting Designer', 'Polly'), credit('Stage Managers', 'Faye')];
  expect(creditsInOrder(credits, DEPARTMENTS).map(({ person, department }) => [person, department])).toEqual([
    ['Faye', 'Stage'],
    ['Polly', 'Lighting'],
    ['Mike', 'Also'],
  ]);
});

it('lists the roles of a department in the order of its words, so that each show begins with the same', () => {
  const departments = [{ name: 'Stage', words: ['stage manager', 'technical manager'] }];
  const roles = ['Technical Manager', 'Deputy Stage Manager', 'Stage Manager', 'Assistant Stage Manager'];
  expect(
    creditsInOrder(
      roles.map((role) => ({ role })),
      departments,
    ).map(({ role }) => role),
  ).toEqual(['Stage Manager', 'Deputy Stage Manager', 'Assistant Stage Manager', 'Technical Manager']);
});

it('lists everybody who had a role beside it', () => {
  expect(creditsByRole([credit('DSM', 'Mike'), credit('Chef', 'Gel'), credit('DSM', 'Faye')])).toEqual([
    { role: 'DSM', people: ['Mike', 'Faye'] },
    { role: 'Chef', people: ['Gel'] },
  ]);
});
