import type { SourceNodesArgs } from 'gatsby';
import { societyFilesOf } from '../../src/society/node/society-records';
import { societyNodes, SOCIETY } from '../../src/society/node/source-society';
import { readContent } from '../../src/content/read-content';
import { contentFolder } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

it('year files that are missing, or that the content check refuses, are left out', () => {
  const nothing = { years: [], people: { people: [] }, directory: { venues: [], societies: [] } };
  for (const files of [{}, { 'exec/2025-2026.json': { year: '2025' }, 'people.json': '{' }])
    expect(societyFilesOf(readContent(contentFolder(files)).data)).toMatchObject(nothing);
});

describe('the figures of the data layer', () => {
  afterEach(() => {
    delete process.env.SITE_CONTENT;
  });

  it('add up shows and hires, counting hidden people without naming them', async () => {
    const people = [
      { role: 'Lighting Designer', name: 'Mike Stand' },
      { role: 'Programmer', name: 'Mike Stand' },
      { role: 'Stage Manager', name: 'Polly Gaffer' },
    ];
    const yearOf = (...shows: object[]) => ({ year: '2025/2026', terms: [{ name: 'Term 1', shows }] });
    const root = contentFolder({
      'shows/2025-2026.json': yearOf({ name: 'Sweeney Todd', people, links: [] }, { name: 'Ghosts', people: [], links: [] }),
      'hires/2025-2026.json': yearOf({ name: 'Fireworks', people: [{ role: 'PA', name: 'Faye Derr' }], links: [] }),
      'people.json': { people: [{ name: 'Polly Gaffer', hidden: true }] },
    });
    process.env.SITE_CONTENT = root;
    const layer = createDataLayer();
    layer.addFiles(root);
    await SOCIETY.source(layer.argumentsFor<SourceNodesArgs>());
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
