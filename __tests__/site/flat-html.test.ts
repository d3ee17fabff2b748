import { existsSync } from 'node:fs';
import path from 'node:path';
import { flattenHtml } from '../../src/site/node/flat-html';
import { temporaryFolder } from '../support/content-folder';

describe('flat files of addresses with a dot', () => {
  it('stand beside the folder of a short link such as fab0.19', async () => {
    const folder = temporaryFolder({ 'fab0.19/index.html': 'a short link' });
    expect(await flattenHtml(folder)).toEqual({ copied: 1, deleted: 0 });
    expect(existsSync(path.join(folder, 'fab0.19.html'))).toBe(true);
  });

  it('stay where they are the page itself, as of a redirect from /jobs.html', async () => {
    const folder = temporaryFolder({ 'jobs.html': 'a redirect' });
    await flattenHtml(folder, new Set(['jobs.html']));
    expect(existsSync(path.join(folder, 'jobs.html'))).toBe(true);
    await flattenHtml(folder);
    expect(existsSync(path.join(folder, 'jobs.html'))).toBe(false);
  });
});
