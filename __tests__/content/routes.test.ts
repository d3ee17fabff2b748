import { topLevelRoutes } from '../../src/content/routes';
import { temporaryFolder } from '../support/content-folder';

describe('the top-level pages', () => {
  it('are the files of src/pages, and what the build adds', () => {
    const folder = temporaryFolder({
      'index.tsx': '',
      'shows.tsx': '',
      'hires/index.tsx': '',
      'hires/archive.tsx': '',
      'index.module.css': '',
    });
    const routes = topLevelRoutes(folder);
    expect([...routes].filter((route) => !route.startsWith('/wiki')).sort()).toEqual(['/', '/forms', '/hires', '/hires/archive', '/shows']);
    expect(routes).toContain('/wiki/tags');
  });

  it('are those of the specification', () => {
    for (const route of ['/', '/shows', '/hires', '/hires/archive', '/opportunities', '/wsover', '/exec'])
      expect(topLevelRoutes()).toContain(route);
  });
});
