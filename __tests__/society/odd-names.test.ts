/** Year files with odd names: their problems and the addresses of their pages. */
import exec from '../fixtures/cases/exec-2025-2026.json';
import shows from '../fixtures/cases/shows-2025-2026.json';
import { readContent } from '../../src/content-model/read-content';
import { societyNodes } from '../../src/society/node/source-society';
import { contentFolder } from '../support/content-folder';
import { problemsIn } from '../support/content-problems';

const DIRECTORY = {
  'venues.json': ['barn', 'cellar'].map((id) => ({ id, name: `The ${id}` })),
  'societies.json': ['fixtures', 'walkers'].map((id) => ({ id, name: `The ${id}` })),
};
const PICTURES = { 'exec/BOSS.JPG': 'picture', 'exec/turned.jpg': 'picture', 'shows/fixture-poster.webp': 'picture' };
const FILES = { ...DIRECTORY, ...PICTURES, 'exec/2025-2026.json': exec, 'shows/2025-2026.json': shows };

const fieldsIn = (files: Parameters<typeof contentFolder>[0], type: string) =>
  (societyNodes(readContent(contentFolder(files)).data, { createNodeId: (key) => key }).get(type) ?? []).map(({ fields }) => fields);

it('the check accepts all odd names, and warns about four', () => {
  expect(problemsIn(FILES).map((line) => line.replace(/^content\/(\S+?):\d+:\d+ {2}/, '$1 '))).toEqual([
    expect.stringContaining('Rename it to "boss.jpg"'),
    expect.stringContaining('"Zoe Anne Lee" and "Zoe-Anne Lee"'),
    expect.stringContaining('Warning: "O’Neill, Seán" looks like several people'),
    expect.stringContaining('Add "slug": "cabaret-2"'),
  ]);
});

it('each production has an address of its own, in the order of the terms and their dates', () => {
  expect(fieldsIn(FILES, 'Production').map(({ slug }) => slug)).toEqual([
    ...['statistics', 'чайка', '桜の園', 'untitled', 'constructor', '404', 'zauberflote--straße', 'cabaret', 'cabaret-2', 'cabaret-1'],
    'a-bboldb--quoted-show-with-commas--and-script---more',
    ...['the-fixture', 'three-ropes', '-panto---and-a-very-long-name-that-folds'],
    ...['the-bell', 'an-evening-of-doors'],
  ]);
});

it('no production takes the address that an editor gave another', () => {
  const shows = ['Cabaret 2', 'Cabaret'].map((name) => ({ name, people: [], links: [], ...(name === 'Cabaret' && { slug: 'cabaret-2' }) }));
  const year = { year: '2025/2026', terms: [{ name: 'Term 1', shows }] };
  expect(fieldsIn({ 'shows/2025-2026.json': year }, 'Production').map(({ slug }) => slug)).toEqual(['cabaret-2-1', 'cabaret-2']);
});

it('each person has an address of their own', () => {
  const paths = fieldsIn(FILES, 'Person').map(({ path }) => String(path));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.slice(8).map((path) => path.replace('/people/', ''))).toEqual([
    'jell-holder',
    'zoe-anne-lee',
    'zoe-anne-lee-1',
    '王小明',
    'søren-ærø',
    'constructor',
    'oneill-sean',
    '__proto__',
  ]);
});

it('an unknown person has no page and is not counted, and texts with the same placeholder stay as written', () => {
  const names = ['????', '????', 'TBC', 'Polly Gaffer'].map((name) => ({ role: 'Operator', name }));
  const year = { year: '2025/2026', terms: [{ name: 'Term 1', shows: [{ name: '????: a farce', people: names, links: [] }] }] };
  const files = { 'shows/2025-2026.json': year };
  expect(fieldsIn(files, 'Person').map(({ name, path }) => [name, path])).toEqual([
    ['Unknown', undefined],
    ['Unknown', undefined],
    ['Polly Gaffer', '/people/polly-gaffer'],
  ]);
  expect(fieldsIn(files, 'Production')).toMatchObject([{ name: '????: a farce', crewSize: 1 }]);
});
