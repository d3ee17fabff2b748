import { creditsByDepartment, departmentOf } from '../../src/society/departments';

it.each([
  ['Technical Manager', 'Stage and management'],
  ['Stage Manager', 'Stage and management'],
  ['Deputy Stage Manager', 'Stage and management'],
  ['DSM', 'Stage and management'],
  ['Hires Manager', 'Stage and management'],
  ['Lighting Designer', 'Lighting'],
  ['LX Programmer', 'Lighting'],
  ['Followspot Operator', 'Lighting'],
  ['Production Electrician', 'Lighting'],
  ['Sound No. 2', 'Sound'],
  ['Sound Designer', 'Sound'],
  ['Video Designer', 'Video'],
  ['Set Designer', 'Set and props'],
  ['Props Manager', 'Set and props'],
  ['Rigger', 'Also'],
])('%s is of the department %s', (role, department) => {
  expect(departmentOf(role)).toBe(department);
});

it('lists a crew by department in the order of a programme, and each role once', () => {
  const credit = (role: string, person: string) => ({ role, person });
  expect(
    creditsByDepartment([
      credit('Sound Designer', 'Mike'),
      credit('Lighting Designer', 'Polly'),
      credit('Stage Manager', 'Faye'),
      credit('Lighting Designer', 'Gel'),
    ]),
  ).toEqual([
    { department: 'Stage and management', roles: [{ role: 'Stage Manager', people: ['Faye'] }] },
    { department: 'Lighting', roles: [{ role: 'Lighting Designer', people: ['Polly', 'Gel'] }] },
    { department: 'Sound', roles: [{ role: 'Sound Designer', people: ['Mike'] }] },
  ]);
});
