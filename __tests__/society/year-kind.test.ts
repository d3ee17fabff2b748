/** A kind of year file is one entry of the registry: here awards, which the site does not have. */
import type { CreateResolversArgs, SourceNodesArgs } from 'gatsby';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import { editorHelp } from '../../src/content/editor-help';
import { loadSiteConfiguration } from '../../src/content/load-site';
import { schemaOfFile } from '../../src/content/json-kinds';
import { skeletonFor } from '../../src/content/skeletons';
import type { YearKind } from '../../src/content/year-kinds';
import type { SearchRecord } from '../../src/search/node/records';
import { createSearchResolvers } from '../../src/search/node/search-resolvers';
import { SOCIETY } from '../../src/society/node/source-society';
import { SOCIETY_TYPES } from '../../src/society/node/society-types';
import { contentFolder, problemsIn } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

jest.mock('../../src/content/year-kinds', () => {
  const { YEAR_KINDS, ...others } = jest.requireActual<typeof import('../../src/content/year-kinds')>('../../src/content/year-kinds');
  const { academicYear } = jest.requireActual<typeof import('../../src/content/fields')>('../../src/content/fields');
  const { marked } = jest.requireActual<typeof import('../../src/content/schema-marks')>('../../src/content/schema-marks');
  const { z } = jest.requireActual<typeof import('zod')>('zod');
  const schema = z.strictObject({
    year: academicYear.describe('Academic year.'),
    awards: z
      .array(
        marked(
          z.strictObject({
            name: z.string().describe('Name of the person.'),
            id: z.string().optional().describe('Tells people of one name apart.'),
            award: z.string().describe('The award.'),
          }),
          { person: true },
        ),
      )
      .describe('Who was given one.'),
  });
  const awards: YearKind<ReturnType<typeof schema.parse>> = {
    name: 'award',
    folder: 'awards',
    schema,
    type: 'AwardYear',
    description: 'The awards of one academic year.',
    page: { path: '/awards', label: 'Awards' },
    start: { awards: [] },
    next: 'Add the awards.',
    posts: (file) => file.awards.map((person) => ({ person, roles: [person.award] })),
    entries: (file) => [
      {
        anchor: others.yearSlug(file.year),
        title: `Awards ${file.year}`,
        posts: file.awards.map((person) => ({ role: person.award, people: [person] })),
      },
    ],
  };
  return { ...others, YEAR_KINDS: [...YEAR_KINDS, awards] };
});

const AWARDS = {
  year: '2025/2026',
  awards: [
    { name: 'Rigg Bolt', award: 'Golden Spanner' },
    { name: 'Polly Gaffer', award: 'Best Gaffer Tape' },
  ],
};
const FILES = { 'awards/2025-2026.json': AWARDS, 'people.json': { people: [{ name: 'Polly Gaffer', hidden: true }] } };

describe('a new kind of year file', () => {
  it('has a folder and a skeleton that pass the check', () => {
    const made = skeletonFor(['award-year', '2026/2027'], []);
    expect(made).toEqual({
      file: 'awards/2026-2027.json',
      text: `${JSON.stringify({ year: '2026/2027', awards: [] }, null, 2)}\n`,
      next: 'Add the awards.',
    });
    if ('text' in made) expect(problemsIn({ [made.file]: made.text })).toEqual([]);
    expect(skeletonFor(['awrad-year'], [])).toMatchObject({ problem: expect.stringContaining('Did you mean "award-year"?') as string });
  });

  it('has a JSON Schema, which VS Code is told of', () => {
    expect(editorHelp().get('content/schemas/award-year.json')).toContain('Who was given one.');
    expect(editorHelp().get('.vscode/settings.json')).toContain('/content/awards/*.json');
    expect(schemaOfFile('awards/2025-2026.json')).toBeDefined();
  });

  it('is checked: its fields, the year of its name, and who people.json means', () => {
    expect(problemsIn(FILES)).toEqual([]);
    const misspelt = { ...FILES, 'people.json': { people: [{ name: 'Poly Gaffer', hidden: true }] } };
    expect(problemsIn(misspelt)).toEqual([expect.stringContaining('no year file names Poly Gaffer.  Did you mean "Polly Gaffer"?')]);
    const wrong = { 'awards/2024-2025.json': AWARDS, 'awards/2025-2026.json': { ...AWARDS, award: [] }, 'awrds/2025-2026.json': AWARDS };
    expect(problemsIn(wrong)).toEqual([
      expect.stringContaining('awards/2024-2025.json'),
      expect.stringContaining('Did you mean "awards"?'),
      expect.stringContaining('Did you mean "awards"?'),
    ]);
  });

  it('has a GraphQL type', () => {
    const around = 'interface Node { id: ID }\ntype File { id: ID }';
    const schema = buildSchema(`${around}\n${SOCIETY_TYPES}`, { assumeValidSDL: true, assumeValid: true });
    const fieldsOf = (type: string) =>
      Object.values((schema.getType(type) as GraphQLObjectType).getFields()).map(({ name, type: of }) => `${name}: ${String(of)}`);
    expect(fieldsOf('AwardYear')).toEqual(['year: String!', 'awards: [AwardYearAward!]!', 'slug: String!']);
    expect(fieldsOf('AwardYearAward')).toEqual(['person: Person!', 'award: String!']);
  });

  describe('in the data layer', () => {
    const layer = createDataLayer();
    beforeAll(async () => {
      const root = contentFolder(FILES);
      process.env.SITE_CONTENT = root;
      layer.addFiles(root);
      await SOCIETY.source(layer.argumentsFor<SourceNodesArgs>());
    });
    afterAll(() => {
      delete process.env.SITE_CONTENT;
    });

    it('is a node a year, with its people linked', () => {
      expect(layer.nodesOf('AwardYear')).toMatchObject([
        {
          year: '2025/2026',
          slug: '2025-2026',
          awards: [
            { person: 'id of Person Rigg Bolt', award: 'Golden Spanner' },
            { person: 'id of Person Polly Gaffer', award: 'Best Gaffer Tape' },
          ],
        },
      ]);
    });

    it('fills the page of a person who is named nowhere else, unless people.json hides them', () => {
      const posts = (award: string) => [{ year: '2025/2026', heading: 'Awards', roles: [award] }];
      expect(layer.nodesOf('Person').map(({ name, path, posts: of }) => ({ name, path, posts: of }))).toEqual([
        { name: 'Rigg Bolt', path: '/people/rigg-bolt', posts: posts('Golden Spanner') },
        { name: 'Polly Gaffer', path: undefined, posts: posts('Best Gaffer Tape') },
      ]);
    });

    it('is found by search', async () => {
      type Resolve = (source: unknown, given: { withPeople: boolean }, context: unknown) => Promise<SearchRecord[]>;
      let resolve: Resolve | undefined;
      const createResolvers = ({ Query }: { Query: { searchRecords: { resolve: Resolve } } }): void => {
        resolve = Query.searchRecords.resolve;
      };
      createSearchResolvers(
        layer.argumentsFor<CreateResolversArgs>({ createResolvers, getCache: () => undefined } as unknown as CreateResolversArgs),
        loadSiteConfiguration(),
      );
      const recordsWith = async (withPeople: boolean) =>
        (await resolve?.(undefined, { withPeople }, layer.query()))?.map(({ kind, url, hierarchy, content }) => ({
          kind,
          url,
          of: hierarchy.lvl0,
          content,
        }));
      const record = { kind: 'award', url: '/awards#2025-2026', of: 'Awards' };
      const names = layer.nodesOf('Person').map(({ name }) => String(name));
      expect(await recordsWith(true)).toEqual([{ ...record, content: `Golden Spanner: ${names[0]}. Best Gaffer Tape: ${names[1]}.` }]);
      expect(await recordsWith(false)).toEqual([{ ...record, content: 'Golden Spanner. Best Gaffer Tape.' }]);
    });
  });
});
