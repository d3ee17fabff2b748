import type { SourceNodesArgs } from 'gatsby';
import { societyFilesOf } from '../../src/society/node/society-records';
import { societyNodes, SOCIETY } from '../../src/society/node/source-society';
import { readContent } from '../../src/content/read-content';
import { contentFolder } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

const root = contentFolder({
  'exec/2024-2025.json': { year: '2024/2025', exec: [{ name: 'Mike Stand', roles: ['Secretary'] }] },
  'exec/2025-2026.json': {
    year: '2025/2026',
    exec: [{ name: 'Mike Stand', roles: ['President', 'Treasurer'], image: './mike.png' }],
    hiresAssistants: [
      { term: 'Term 1', assistants: [{ name: 'Faye Derr' }] },
      { term: 'Term 3', assistants: [] },
    ],
  },
  'shows/2025-2026.json': {
    year: '2025/2026',
    terms: [
      {
        name: 'Term 1',
        notes: 'A short term.',
        shows: [
          {
            name: 'Sweeney Todd',
            society: 'music-theatre',
            venue: 'dock',
            dates: [{ from: '2025-11-19', to: '2025-11-21', times: ['19:30'] }, { from: '2025-11-22' }],
            tour: [{ venue: 'A barn of Polly Gaffer', from: '2025-12-05' }],
            people: [
              { role: 'Lighting Designer', name: 'Mike Stand' },
              { role: 'Programmer', name: 'Mike Stand' },
              { role: 'Stage Manager', name: 'Polly Gaffer' },
            ],
            links: [{ name: 'programme', label: 'Programme', url: 'https://x.example' }],
          },
          { name: 'Sweeney Todd', people: [], links: [] },
        ],
      },
    ],
  },
  'hires/2025-2026.json': {
    year: '2025/2026',
    terms: [{ name: 'Term 1', shows: [{ name: 'Fireworks', people: [{ role: 'PA', name: 'Faye Derr' }], links: [] }] }],
  },
  'people.json': { people: [{ name: 'Polly Gaffer', hidden: true }] },
  'venues.json': [{ id: 'dock', name: 'The Dock', wiki: '/wiki' }],
  'societies.json': [{ id: 'music-theatre', name: 'Music Theatre', shortName: 'MT' }],
  'exec/notes.txt': 'Not a year.',
});

const filesIn = (folder: string) => societyFilesOf(readContent(folder).data);

describe('the year files', () => {
  const files = filesIn(root);

  it('are read newest year first', () => {
    expect(files.years.map(({ file }) => file.relativePath)).toEqual([
      'exec/2025-2026.json',
      'exec/2024-2025.json',
      'shows/2025-2026.json',
      'hires/2025-2026.json',
    ]);
  });

  it('may be missing altogether', () => {
    expect(filesIn(contentFolder())).toMatchObject({ years: [], people: { people: [] }, directory: { venues: [], societies: [] } });
  });

  it('are left out where the content check refuses them', () => {
    const wrong = contentFolder({ 'exec/2025-2026.json': { year: '2025' }, 'people.json': '{' });
    expect(filesIn(wrong)).toMatchObject({ years: [], people: { people: [] }, directory: { venues: [], societies: [] } });
  });
});

describe('the nodes of the society', () => {
  const nodes = societyNodes(readContent(root).data, { createNodeId: (key) => key });
  const fieldsOf = (type: string) => (nodes.get(type) ?? []).map(({ fields }) => fields);
  const person = (name: string) => fieldsOf('Person').find((candidate) => candidate.name === name);

  it('collect what a person did, over the years', () => {
    expect(person('Mike Stand')).toEqual({
      name: 'Mike Stand',
      path: '/people/mike-stand',
      record: {
        years: [
          {
            year: '2025/2026',
            posts: [{ heading: 'Exec', roles: ['President', 'Treasurer'] }],
            shows: [
              {
                name: 'Sweeney Todd',
                path: '/shows/2025-2026/sweeney-todd',
                societyName: 'Music Theatre',
                venueName: 'The Dock',
                roles: ['Lighting Designer', 'Programmer'],
              },
            ],
            hires: [],
          },
          { year: '2024/2025', posts: [{ heading: 'Exec', roles: ['Secretary'] }], shows: [], hires: [] },
        ],
        workedWith: [],
        venues: [{ name: 'The Dock', count: 1, path: '/venues/dock' }],
        roles: [
          { name: 'Lighting Designer', count: 1 },
          { name: 'Programmer', count: 1 },
        ],
      },
    });
  });

  it('have all that a file says of a production, and a link to each of its crew', () => {
    expect(fieldsOf('Production')[0]).toEqual({
      kind: 'show',
      anchor: '2025-2026-sweeney-todd',
      slug: 'sweeney-todd',
      path: '/shows/2025-2026/sweeney-todd',
      year: '2025/2026',
      term: 'Term 1',
      name: 'Sweeney Todd',
      society: 'Society music-theatre',
      societyName: 'Music Theatre',
      venue: 'Venue dock',
      venueName: 'The Dock',
      dates: [
        { from: '2025-11-19', to: '2025-11-21', times: ['19:30'] },
        { from: '2025-11-22', to: '2025-11-22', times: [] },
      ],
      tour: [{ venueName: 'A barn of Polly Gaffer', venue: undefined, from: '2025-12-05', to: '2025-12-05', times: [] }],
      writers: [],
      composers: [],
      awards: [],
      trivia: [],
      crewSize: 2,
      creditTexts: ['Mike Stand, Lighting Designer, Programmer', 'Polly Gaffer, Stage Manager'],
      crewElsewhere: [],
      credits: [
        { role: 'Stage Manager', department: 'Stage', person: 'Person Polly Gaffer' },
        { role: 'Lighting Designer', department: 'Lighting', person: 'Person Mike Stand' },
        { role: 'Programmer', department: 'Also', person: 'Person Mike Stand' },
      ],
      links: [{ name: 'programme', label: 'Programme', url: 'https://x.example' }],
    });
  });

  it('list the productions of each venue and each society by their dates', () => {
    expect(fieldsOf('Venue')).toEqual([
      {
        slug: 'dock',
        name: 'The Dock',
        path: '/venues/dock',
        wikiPage: '/wiki',
        productions: ['Production show 2025-2026-sweeney-todd'],
      },
    ]);
    expect(fieldsOf('Society')).toMatchObject([
      { slug: 'music-theatre', shortName: 'MT', path: '/societies/music-theatre', productions: ['Production show 2025-2026-sweeney-todd'] },
    ]);
  });

  it('refer to nothing that is not there', () => {
    const ids = new Set([...nodes].flatMap(([type, all]) => all.map(({ key }) => `${type} ${key}`)));
    const linked = JSON.stringify([...nodes.values()]).matchAll(/"((?:Person|Production) [^"]+)"/g);
    const links = [...linked].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(10);
    for (const id of links) expect(ids).toContain(id);
  });
});

describe('the society in the data layer', () => {
  const layer = createDataLayer();
  beforeAll(async () => {
    process.env.SITE_CONTENT = root;
    layer.addFiles(root);
    await SOCIETY.source(layer.argumentsFor<SourceNodesArgs>());
  });
  afterAll(() => {
    delete process.env.SITE_CONTENT;
  });

  it('adds up shows and hires, counting hidden people without naming them', () => {
    const [shows, hires] = layer.nodesOf('ProductionStatistics');
    expect(shows).toMatchObject({
      kind: 'show',
      path: '/shows/statistics',
      figures: {
        productions: 2,
        people: 2,
        averageCrew: 2,
        years: [{ year: '2025/2026', path: '/shows/2025-2026', count: 2, averageCrew: 2 }],
        busiestPeople: [{ name: 'Mike Stand', path: '/people/mike-stand', count: 1 }],
      },
    });
    expect(hires).toMatchObject({ kind: 'hire', figures: { productions: 1, venues: [], societies: [] } });
  });

  it('links nodes to one another by id, and to pictures by where they are', () => {
    const [year] = layer.nodesOf('ExecYear') as { exec: { person: string; image?: string }[] }[];
    const member = year?.exec[0];
    expect(member?.image).toBe(`${root}/exec/mike.png`);
    expect(layer.nodesOf('Person').map(({ id }) => id)).toContain(member?.person);
  });
});

describe('whoever is hidden', () => {
  const files = {
    'exec/2025-2026.json': {
      year: '2025/2026',
      exec: [
        { name: 'Mike Stand', roles: ['President'], image: './mike-stand.png' },
        { name: 'Polly Gaffer', roles: ['Treasurer'] },
      ],
      hiresAssistants: [{ term: 'Term 1', assistants: [{ name: 'Faye Derr' }] }],
    },
    'shows/2025-2026.json': {
      year: '2025/2026',
      terms: [
        {
          name: 'Term 1',
          notes: 'Mike Stand, Polly Gaffer and Faye Derr ran the bar.',
          shows: [
            {
              name: 'An Evening with Polly Gaffer',
              people: [{ role: 'Lighting Designer', name: 'Mike Stand' }],
              links: [{ name: 'film', label: 'Film by Faye Derr', url: 'https://x.example' }],
              photos: { url: 'https://x.example', credit: 'Polly Gaffer, Mike Stand' },
              venue: 'The shed of Mike Stand',
              society: 'Friends of Faye Derr',
              writers: ['Polly Gaffer'],
              composers: ['Faye Derr'],
              awards: ['Best Hat, won by Mike Stand'],
              trivia: [{ text: 'Mike Stand lost a hat.', source: 'Polly Gaffer' }],
              tour: [{ venue: 'The garden of Faye Derr', from: '2025-12-05' }],
            },
            {
              name: 'Ghosts',
              people: ['Mike Stand', 'Polly Gaffer', 'Faye Derr'].map((person) => ({ role: 'Crew', name: person })),
              links: [],
            },
          ],
        },
      ],
    },
  };

  it.each(['Mike Stand', 'Polly Gaffer', 'Faye Derr'])('is named nowhere, %s neither', (name) => {
    const folder = contentFolder({ ...files, 'people.json': { people: [{ name, hidden: true, showAs: 'initials' }] } });
    const nodes = societyNodes(readContent(folder).data, { createNodeId: (key) => `id ${key.length}` });
    // What a name is written as is for resolvers alone; no page asks for it.
    nodes.delete('PersonName');
    const published = JSON.stringify([...nodes].map(([type, ofType]) => [type, ofType.map(({ fields }) => fields)]));
    expect(published).not.toContain(name);
    expect(published.includes('mike-stand.png')).toBe(name !== 'Mike Stand');
  });
});
