import { readContent } from '../../src/content-model/read-content';
import type { PersonRecord } from '../../src/society/node/person-nodes';
import { societyNodes } from '../../src/society/node/source-society';
import { contentFolder } from '../support/content-folder';

/** A show whose first person is "Role 1", and so on. */
const show = (name: string, people: string[], venue = 'The Barn') => ({
  ...{ name, venue, links: [] },
  people: people.map((person, index) => ({ role: `Role ${index + 1}`, name: person })),
});

const year = (name: string, ...shows: object[]) => ({ year: name, terms: [{ name: 'Term 1', shows }] });

const CREDITS = {
  'shows/2024-2025.json': year('2024/2025', show('Hamlet', ['Mike', 'Polly', 'Faye', 'Shy'], 'The Dock'), show('Equus', ['Polly', 'Shy'])),
  'shows/2025-2026.json': year(
    '2025/2026',
    ...[show('Ghosts', ['Mike', 'Faye', 'Faye'], 'The Dock'), show('Posh', ['Mike', 'Gel', 'Faye']), show('Alone', ['Sandy'])],
  ),
  'people.json': { people: [{ name: 'Shy', hidden: true }] },
};

const nodesIn = (files: Parameters<typeof contentFolder>[0]) =>
  societyNodes(readContent(contentFolder(files)).data, { createNodeId: (key) => key });

const recordOf = (person: string, files: Parameters<typeof contentFolder>[0] = CREDITS) =>
  nodesIn(files)
    .get('Person')
    ?.find(({ fields }) => fields.name === person)?.fields.record as PersonRecord;

const counts = (all: PersonRecord['roles']) => all.map(({ name, count }) => `${name}: ${count}`);

it('a person’s totals list the ten people they worked with most, most often first, then by name, without hidden people', () => {
  expect(recordOf('Mike').workedWith).toEqual([
    { name: 'Faye', path: '/people/faye', count: 3 },
    { name: 'Gel', path: '/people/gel', count: 1 },
    { name: 'Polly', path: '/people/polly', count: 1 },
  ]);
  expect(recordOf('Sandy').workedWith).toEqual([]);
  const crew = ['Mike', ...Array.from({ length: 20 }, (_, index) => `Extra ${index}`)];
  expect(recordOf('Mike', { 'shows/2025-2026.json': year('2025/2026', show('Hamlet', crew)) }).workedWith).toHaveLength(10);
});

it('a person’s totals count the productions in each venue and role', () => {
  const { venues, roles } = recordOf('Faye');
  expect(counts(venues)).toEqual(['The Dock: 2', 'The Barn: 1']);
  expect(counts(roles)).toEqual(['Role 3: 3', 'Role 2: 1']);
});

it('a person’s years on the exec are not those as a hires assistant', () => {
  const mike = { name: 'Mike' };
  const files = {
    'exec/2024-2025.json': { year: '2024/2025', exec: [{ ...mike, roles: ['President'] }] },
    'exec/2025-2026.json': { year: '2025/2026', exec: [], hiresAssistants: [{ term: 'Term 1', assistants: [mike] }] },
  };
  expect(recordOf('Mike', files)).toMatchObject({ yearsOnExec: 1, years: [{ year: '2025/2026' }, { year: '2024/2025' }] });
});

it('the other work of a crew is of the same year, without hidden people and those who did nothing else', () => {
  const work = (nodesIn(CREDITS).get('Production') ?? []).map(({ fields }) => [fields.name, fields.crewElsewhere]);
  const polly = { name: 'Polly', path: '/people/polly', productions: [{ name: 'Equus', path: '/shows/2024-2025/equus' }] };
  expect(Object.fromEntries(work)).toMatchObject({ Hamlet: [polly], Ghosts: [{ name: 'Mike' }, { name: 'Faye' }], Alone: [] });
});
