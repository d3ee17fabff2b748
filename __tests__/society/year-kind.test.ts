/** Adds a kind of year file, medals, by one entry in the registry. */
import type { SourceNodesArgs } from 'gatsby';
import { skeletonFor } from '../../src/content-model/skeletons';
import type { YearKind } from '../../src/content-model/year-kinds';
import { SOCIETY } from '../../src/society/node/source-society';
import { contentFolder } from '../support/content-folder';
import { problemsIn } from '../support/content-problems';
import { createDataLayer } from '../support/data-layer';

jest.mock('../../src/content-model/year-kinds', () => {
  const actual = jest.requireActual<typeof import('../../src/content-model/year-kinds')>('../../src/content-model/year-kinds');
  const { academicYear } = jest.requireActual<typeof import('../../src/content-model/fields')>('../../src/content-model/fields');
  const { marked } = jest.requireActual<typeof import('../../src/content-model/schema-marks')>('../../src/content-model/schema-marks');
  const { z } = jest.requireActual<typeof import('zod')>('zod');
  const medal = z.strictObject({
    name: z.string().describe('Name of the person.'),
    id: z.string().optional().describe('Tells people of one name apart.'),
    medal: z.string().describe('The medal.'),
  });
  const schema = z.strictObject({
    year: academicYear.describe('Academic year.'),
    medals: z.array(marked(medal, { person: true })).describe('Who was given one.'),
    // Not the terms of shows and hires.
    terms: z.array(z.string()).default([]).describe('Terms in which they were given.'),
  });
  const medals: YearKind<ReturnType<typeof schema.parse>> = {
    ...{ name: 'medal', folder: 'medals', schema, type: 'MedalYear', description: 'The medals of one academic year.' },
    page: { path: '/wsover', label: 'Medals' },
    start: { medals: [] },
    next: 'Add the medals.',
    posts: (file) => file.medals.map((person) => ({ person, roles: [person.medal] })),
  };
  return { ...actual, YEAR_KINDS: [...actual.YEAR_KINDS, medals] };
});

const AWARDS = {
  year: '2025/2026',
  terms: ['Term 1'],
  medals: [
    { name: 'Rigg Bolt', medal: 'Golden Spanner' },
    { name: 'Polly Gaffer', medal: 'Best Gaffer Tape' },
  ],
};
const FILES = { 'medals/2025-2026.json': AWARDS, 'people.json': { people: [{ name: 'Polly Gaffer', hidden: true }] } };

it('a new kind of year file has a folder and a skeleton that pass the check', () => {
  const text = `${JSON.stringify({ year: '2026/2027', medals: [] }, null, 2)}\n`;
  const made = skeletonFor(['medal-year', '2026/2027'], [], new Set());
  expect(made).toEqual({ file: 'medals/2026-2027.json', text, next: 'Add the medals.' });
  expect(problemsIn({ 'medals/2026-2027.json': text })).toEqual([]);
});

it('the check reads a new kind of year file: its fields, the year in its file name, and the names in people.json', () => {
  expect(problemsIn(FILES)).toEqual([]);
  const misspelt = { ...FILES, 'people.json': { people: [{ name: 'Poly Gaffer', hidden: true }] } };
  expect(problemsIn(misspelt)).toEqual([expect.stringContaining('no year file names Poly Gaffer.  Did you mean "Polly Gaffer"?')]);
  const wrong = { 'medals/2024-2025.json': AWARDS, 'medals/2025-2026.json': { ...AWARDS, medal: [] }, 'medls/2025-2026.json': AWARDS };
  expect(problemsIn(wrong)).toEqual([
    expect.stringContaining('medals/2024-2025.json'),
    expect.stringContaining('Did you mean "medals"?'),
    expect.stringContaining('Did you mean "medals"?'),
  ]);
});

it('a new kind of year file has a node for each year, and pages for people named nowhere else, unless people.json hides them', async () => {
  const layer = createDataLayer();
  process.env.SITE_CONTENT = contentFolder(FILES);
  layer.addFiles(process.env.SITE_CONTENT);
  await SOCIETY.source(layer.argumentsFor<SourceNodesArgs>());
  delete process.env.SITE_CONTENT;
  const medals = [
    { person: 'id of Person RIGG BOLT', medal: 'Golden Spanner' },
    { person: 'id of Person POLLY GAFFER', medal: 'Best Gaffer Tape' },
  ];
  expect(layer.nodesOf('MedalYear')).toMatchObject([{ year: '2025/2026', slug: '2025-2026', medals }]);
  const record = (medal: string) => ({ years: [{ year: '2025/2026', posts: [{ heading: 'Medals', roles: [medal] }] }] });
  expect(layer.nodesOf('Person')).toMatchObject([
    { name: 'Rigg Bolt', path: '/people/rigg-bolt', record: record('Golden Spanner') },
    { name: 'Polly Gaffer', path: undefined, record: record('Best Gaffer Tape') },
  ]);
});
