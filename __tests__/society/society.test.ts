import { societyFilesOf } from '../../src/society/node/society-records';
import { readContent } from '../../src/content/read-content';
import { contentFolder } from '../support/content-folder';

it('year files that are missing, or that the content check refuses, are left out', () => {
  const nothing = { years: [], people: { people: [] }, directory: { venues: [], societies: [] } };
  for (const files of [{}, { 'exec/2025-2026.json': { year: '2025' }, 'people.json': '{' }])
    expect(societyFilesOf(readContent(contentFolder(files)).data)).toMatchObject(nothing);
});
