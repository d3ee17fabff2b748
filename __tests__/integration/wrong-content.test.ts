/** What an editor reads when a mistake in the content stops the build. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFixtureProject, type BuildOutcome, type FixtureProject } from '../support/fixture-project';

jest.setTimeout(240_000);

let project: FixtureProject;

beforeAll(() => {
  project = createFixtureProject('site');
});

afterAll(() => {
  project.remove();
});

describe('wrong content', () => {
  const wrong = (files: Record<string, string>): BuildOutcome => {
    const paths = Object.keys(files).map((file) => path.join(project.contentFolder, file));
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(project.contentFolder, file), text);
    const outcome = project.build();
    for (const file of paths) rmSync(file);
    return outcome;
  };

  it('stops the build with every problem at once, and no stack trace', () => {
    const outcome = wrong({
      'wiki/20-tech-crew/a.mdx': '---\ntitle: A\nemojy: x\n---\n[x](/wiki/disciplins)\n\n![](./none.png)\n',
      'wiki/20-tech-crew/b.mdx': '---\ntitle: B\ndescription: x\nshortlinks: [cables]\n---\n<Gallery>\n',
    });
    expect(outcome.status).toBe(1);
    const report = outcome.output.slice(outcome.output.indexOf('fixture/'));
    expect(report.trim().split('\n')).toEqual([
      expect.stringMatching(/^fixture\/wiki\/20-tech-crew\/a\.mdx:2:1 {2}The field "description" is missing\. /),
      expect.stringMatching(/^fixture\/wiki\/20-tech-crew\/a\.mdx:3:1 {2}Unknown field "emojy"\. {2}Did you mean "emoji"\?/),
      expect.stringMatching(
        /^fixture\/wiki\/20-tech-crew\/a\.mdx:5:1 {2}The link \/wiki\/disciplins leads to no page\. {2}Did you mean "\/wiki\/disciplines"\?/,
      ),
      expect.stringMatching(/^fixture\/wiki\/20-tech-crew\/a\.mdx:7:1 {2}The file \.\/none\.png does not exist\./),
      expect.stringMatching(/^fixture\/wiki\/20-tech-crew\/a\.mdx:7:1 {2}The picture \.\/none\.png has no alt text\./),
      expect.stringMatching(
        /^fixture\/wiki\/20-tech-crew\/b\.mdx:4:14 {2}The short link "cables" is taken: fixture\/wiki\/10-disciplines\/20-lx\/cables\.mdx:/,
      ),
      expect.stringMatching(/^fixture\/wiki\/20-tech-crew\/b\.mdx:6:1 {2}The component "<Gallery>" is never closed\./),
      '',
      '7 problems in the content.',
    ]);
    expect(outcome.output).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  });

  it('stops the build in site.json too, which is read before all else', () => {
    const site = path.join(project.contentFolder, 'site.json');
    const good = readFileSync(site, 'utf8');
    writeFileSync(site, good.replace('"tagline"', '"taglin"').replace('"https://crew.example"', '"crew.example"'));
    const outcome = project.build();
    writeFileSync(site, good);
    expect(outcome.status).toBe(1);
    expect(outcome.output).toMatch(/^fixture\/site\.json:\d+:\d+ {2}"url" holds "crew\.example", which is not allowed\./m);
    expect(outcome.output).toMatch(/^fixture\/site\.json:\d+:\d+ {2}Unknown field "taglin"\. {2}Did you mean "tagline"\?/m);
    expect(outcome.output).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  });
});
