import { page } from '../../../__tests__/support/content-folder';
import { problemsIn } from '../../../__tests__/support/content-problems';

const SECTION = { 'wiki/kit/index.mdx': page('title: Kit'), 'wiki/kit/van.mdx': page('title: Van') };

it('pages may link to a section to print, and no redirect takes its address', () => {
  expect(problemsIn({ ...SECTION, 'wiki/a.mdx': page('title: A', '[Print](/print/wiki/kit)\n') })).toEqual([]);
  expect(problemsIn({ ...SECTION, 'redirects.json': [{ from: ['/print/wiki/kit'], to: '/shows' }] })).toEqual([
    expect.stringContaining('The site itself uses the path "/print/wiki/kit".'),
  ]);
});
