import path from 'node:path';
import { contentRoot } from '../../src/content/content-root';

it('the folder that editors touch is content/, or the one that SITE_CONTENT names', () => {
  expect(contentRoot({})).toBe(path.resolve('content'));
  expect(contentRoot({ SITE_CONTENT: '' })).toBe(path.resolve('content'));
  expect(contentRoot({ SITE_CONTENT: 'another/content' })).toBe(path.resolve('another/content'));
});
