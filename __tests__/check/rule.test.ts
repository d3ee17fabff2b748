import path from 'node:path';
import { rule } from '../../src/check/rule';
import { checkContent, RULES } from '../../src/check/rules';
import { readContent } from '../../src/content-model/read-content';
import { contentFolder, page } from '../support/content-folder';

const TOOLS = { routes: new Set(['/wiki/search']), staticFiles: [], siteAddress: '', drawDiagrams: () => [], today: '2026-11-25' };

it('a rule of the check that fails is reported as our fault with its name and the file, and the others go on', () => {
  const files = { 'wiki/a.mdx': page('title: A', 'All about gels.\n\n## \n'), 'wiki/b.mdx': page('title: B', '[B](/nope)\n') };
  const content = { ...readContent(contentFolder(files)), display: (name: string) => `content/${name}` };
  const gels = rule(
    'gels',
    'No page is about gels.',
    (facts) => facts.content.wiki,
    ({ body }) => {
      if (body.includes('gels')) throw new Error('this.gels is undefined');
      return [];
    },
  );
  const broken = rule(
    'everything',
    'All is well.',
    () => [null as never as object].filter(({ constructor }) => constructor),
    () => [],
  );
  const problems = checkContent(content, TOOLS, [gels, broken, ...RULES]);
  expect(problems.map(({ file, message }) => `${path.basename(file)}: ${message}`).sort()).toEqual([
    'a.mdx: The rule "gels" of the check failed: this.gels is undefined.',
    'a.mdx: This heading is empty.',
    'b.mdx: The link /nope leads to no page.',
    expect.stringMatching(/^content: The rule "everything" of the check failed: Cannot .*null\.$/),
  ]);
  expect(problems.map(({ remedy }) => remedy)).toContain(
    'This is our fault, not yours: tell the developers. Not checked: No page is about gels.',
  );
});

it('every rule of the check has a name of its own', () => {
  expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length);
});
