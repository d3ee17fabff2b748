/** How a build ends when the content is wrong: with the report alone, and with 1. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { contentFolder, page, SITE, type ContentFileTexts } from '../support/content-folder';

const MODULE = path.resolve('src/site/node/stop-on-problems.ts');

/** Calls what Gatsby calls, in a process of its own that the mistake may end. */
function call(name: string, files: ContentFileTexts, environment: NodeJS.ProcessEnv = {}) {
  const program = `const module = require(${JSON.stringify(MODULE)}); Promise.resolve(module.${name}()).then(() => console.log('went on'));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', program], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', SITE_CONTENT: contentFolder(files), ...environment },
  });
  return { status, stdout: stdout.trim(), stderr };
}

const broken: ContentFileTexts = { 'wiki/a.mdx': page('title: A\nemojy: x') };
const brokenSite: ContentFileTexts = { ...broken, 'site.json': { ...SITE, titel: 'x' } };

it('a build of content that is in order goes on', () => {
  expect(call('stopOnContentProblems', {})).toEqual({ status: 0, stdout: 'went on', stderr: '' });
});

it('a build of wrong content ends with the report and no stack trace', () => {
  const { status, stdout, stderr } = call('stopOnContentProblems', broken);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^\n\S+wiki\/a\.mdx:3:1 {2}Unknown field "emojy"\..*\n\n1 problem in the content\.\n$/);
});

it('a build goes on in spite of warnings', () => {
  const tagged = (name: string, tag: string) => page(`title: ${name}\ntags: [${tag}]`);
  const warned = { 'wiki/a.mdx': tagged('A', 'Guides'), 'wiki/b.mdx': tagged('B', 'Guides'), 'wiki/c.mdx': tagged('C', 'Guide') };
  expect(call('stopOnContentProblems', warned)).toEqual({ status: 0, stdout: 'went on', stderr: '' });
});

it('while developing it goes on, because the browser shows the report', () => {
  expect(call('stopOnContentProblems', broken, { NODE_ENV: 'development' })).toMatchObject({ status: 0, stdout: 'went on' });
});

it('without a good site.json nothing starts, and the report holds every mistake there is', () => {
  const { status, stderr } = call('loadSiteOrStop', brokenSite, { NODE_ENV: 'development' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/Unknown field "titel"[^]*Unknown field "emojy"[^]*2 problems in the content\.\n$/);
  expect(stderr).not.toMatch(/\n[ \t]+at /);
});
