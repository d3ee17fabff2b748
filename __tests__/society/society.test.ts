import type { SourceNodesArgs } from 'gatsby';
import { societyFilesOf } from '../../src/society/node/society-records';
import { SOCIETY } from '../../src/society/node/source-society';
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
