import { existsSync } from 'node:fs';
import path from 'node:path';
import { flattenHtml, htmlFilesOf } from '../../src/site/node/flat-html';
import { temporaryFolder } from '../support/content-folder';

describe('flat files of addresses with a dot', () => {
  it('stand beside the folder of a short link such as fab0.19', () => {
    const folder = temporaryFolder({ 'fab0.19/index.html': 'a short link' });
    flattenHtml(folder, htmlFilesOf(folder));
    expect(existsSync(path.join(folder, 'fab0.19.html'))).toBe(true);
  });

  it('stay where they are the page itself, as of a redirect from /jobs.html', () => {
    const folder = temporaryFolder({ 'jobs.html': 'a redirect' });
    flattenHtml(folder, htmlFilesOf(folder, new Set(['jobs.html'])));
    expect(existsSync(path.join(folder, 'jobs.html'))).toBe(true);
    flattenHtml(folder, htmlFilesOf(folder));
    expect(existsSync(path.join(folder, 'jobs.html'))).toBe(false);
  });
});
