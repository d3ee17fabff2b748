/** What an editor reads when a mistake in the content stops the build. */
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { contentFolder, page, SITE, type ContentFileTexts } from '../support/content-folder';

/** Runs a step of the build over these files. Returns what it prints before it ends with 1. */
async function reportOf(files: ContentFileTexts, step: () => unknown): Promise<string> {
  const root = contentFolder(files);
  process.env.SITE_CONTENT = root;
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`It ended with ${code}.`);
  });
  await expect(Promise.resolve().then(step)).rejects.toThrow('It ended with 1.');
  const report = write.mock.calls.join('');
  expect(report).not.toMatch(/^[ \t]+at .+:\d+:\d+\)?$/m);
  return report.replaceAll(`${path.relative('', root)}/`, '').trim();
}

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.SITE_CONTENT;
});

it('stops the build with every problem at once, and no stack trace', async () => {
  const files = {
    'wiki/a.mdx': '---\ntitle: A\nemojy: x\n---\n[x](/nowhere)\n',
    'wiki/b.mdx': page('title: B', '<Gallery>\n'),
  };
  const report = await reportOf(files, async () => {
    const { onPreBootstrap } = await import('../../gatsby-node');
    await onPreBootstrap?.({} as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  });
  expect(report.split('\n')).toEqual([
    expect.stringMatching(/^wiki\/a\.mdx:2:1 {2}The field "description" is missing\. /),
    expect.stringMatching(/^wiki\/a\.mdx:3:1 {2}Unknown field "emojy"\. {2}Did you mean "emoji"\?/),
    expect.stringMatching(/^wiki\/a\.mdx:5:1 {2}The link \/nowhere leads to no page\./),
    expect.stringMatching(/^wiki\/b\.mdx:5:1 {2}The component "<Gallery>" is never closed\./),
    '',
    '4 problems in the content.',
  ]);
});

it('stops it in site.json too, which Gatsby’s configuration reads first', async () => {
  const files = { 'site.json': { ...SITE, url: 'crew.example', taglin: SITE.tagline } };
  const report = await reportOf(files, () => import('../../gatsby-config'));
  expect(report).toMatch(/^site\.json:\d+:\d+ {2}"url" is "crew\.example", which is not allowed\./m);
  expect(report).toMatch(/^site\.json:\d+:\d+ {2}Unknown field "taglin"\. {2}Did you mean "tagline"\?/m);
});
