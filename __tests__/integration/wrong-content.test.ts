/** What an editor reads when a mistake in the content stops the build. */
import { BUILD_TIMEOUT, buildFixtureSites } from '../support/build-fixture-sites';
import { failedBuild } from '../support/built-site';
import { contentFolder, SITE } from '../support/content-folder';

beforeAll(buildFixtureSites, BUILD_TIMEOUT);

it('wrong content stops the build with every problem at once, and no stack trace', () => {
  const outcome = failedBuild();
  expect(outcome.status).toBe(1);
  const report = outcome.output.slice(outcome.output.indexOf('fixture/'));
  expect(report.trim().split('\n')).toEqual([
    expect.stringMatching(/^fixture\/wiki\/tech-crew\/a\.mdx:2:1 {2}The field "description" is missing\. /),
    expect.stringMatching(/^fixture\/wiki\/tech-crew\/a\.mdx:3:1 {2}Unknown field "emojy"\. {2}Did you mean "emoji"\?/),
    expect.stringMatching(
      /^fixture\/wiki\/tech-crew\/a\.mdx:5:1 {2}The link \/wiki\/disciplins leads to no page\. {2}Did you mean "\/wiki\/disciplines"\?/,
    ),
    expect.stringMatching(/^fixture\/wiki\/tech-crew\/a\.mdx:7:1 {2}The file \.\/none\.png does not exist\./),
    expect.stringMatching(/^fixture\/wiki\/tech-crew\/a\.mdx:7:1 {2}The picture \.\/none\.png has no alt text\./),
    expect.stringMatching(
      /^fixture\/wiki\/tech-crew\/b\.mdx:4:14 {2}The short link "cables" is taken: fixture\/wiki\/disciplines\/lx\/cables\.mdx:/,
    ),
    expect.stringMatching(/^fixture\/wiki\/tech-crew\/b\.mdx:6:1 {2}The component "<Gallery>" is never closed\./),
    '',
    '7 problems in the content.',
  ]);
  expect(outcome.output).not.toMatch(/^[ \t]+at .+:\d+:\d+\)?$/m);
});

it('wrong content stops the build in site.json too, which Gatsby’s configuration reads first', async () => {
  process.env.SITE_CONTENT = contentFolder({ 'site.json': { ...SITE, url: 'crew.example', taglin: SITE.tagline } });
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`It ended with ${code}.`);
  });
  await expect(import('../../gatsby-config')).rejects.toThrow('It ended with 1.');
  const report = write.mock.calls.join('');
  expect(report).toMatch(/site\.json:\d+:\d+ {2}"url" is "crew\.example", which is not allowed\./);
  expect(report).toMatch(/site\.json:\d+:\d+ {2}Unknown field "taglin"\. {2}Did you mean "tagline"\?/);
  expect(report).not.toMatch(/^[ \t]+at .+:\d+:\d+\)?$/m);
});
