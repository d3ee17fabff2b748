import path from 'node:path';
import { contentRoot, displayPath } from '../../src/content/content-root';

describe('the folder that editors touch', () => {
  it('is content/, or the one that SITE_CONTENT names', () => {
    expect(contentRoot({})).toBe(path.resolve('content'));
    expect(contentRoot({ SITE_CONTENT: 'another/content' })).toBe(path.resolve('another/content'));
    expect(contentRoot({ SITE_CONTENT: '/srv/content' })).toBe('/srv/content');
    expect(contentRoot({ SITE_CONTENT: '' })).toBe(path.resolve('content'));
  });

  it('is part of how messages name a file', () => {
    expect(displayPath('wiki/index.mdx', path.resolve('content'))).toBe('content/wiki/index.mdx');
    expect(displayPath('wiki/index.mdx', path.resolve('another/content'))).toBe('another/content/wiki/index.mdx');
  });
});
