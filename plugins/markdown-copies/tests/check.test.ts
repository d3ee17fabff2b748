import { page } from '../../../__tests__/support/content-folder';
import { problemsIn } from '../../../__tests__/support/content-problems';

it('no file and no redirect takes the address of a page’s Markdown copy', () => {
  const text = { 'wiki/a.mdx': page('title: A') };
  expect(problemsIn({ ...text, 'static/wiki/a.md': 'x' })).toEqual([expect.stringContaining('a page or file at')]);
  expect(problemsIn({ ...text, 'redirects.json': [{ from: ['/wiki/a.md'], to: '/shows' }] })).toEqual([
    expect.stringContaining('The site itself uses the path "/wiki/a.md".'),
  ]);
});

it('pages may link to llms.txt, but not to a Markdown copy: whoever does means the page', () => {
  expect(problemsIn({ 'wiki/a.mdx': page('title: A', '[All](/llms.txt)\n') })).toEqual([]);
  expect(problemsIn({ 'wiki/a.mdx': page('title: A', '[B](/wiki/b.md)\n'), 'wiki/b.mdx': page('title: B') })).toHaveLength(1);
});
