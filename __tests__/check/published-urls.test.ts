import { extendRecord, publishedUrls } from '../../src/check/check-published-urls';
import { page, problemsIn } from '../support/content-folder';

const wiki = {
  'wiki/index.mdx': page('title: Wiki'),
  'wiki/spaces/fab.mdx': page('title: FAB\nshortlinks: [fab]'),
  'redirects.json': [{ from: ['/join'], to: '/shows' }],
};

describe('the addresses of the site', () => {
  it('are pages, short links and redirects, without those that promise nothing', () => {
    expect(
      publishedUrls({
        pages: ['/wiki', '/wiki/a2', '/wiki/a10'],
        routes: ['/', '/404', '/people/{Person.slug}'],
        shortlinks: ['/fab'],
        redirects: ['/join'],
      }),
    ).toEqual(['/', '/fab', '/join', '/wiki', '/wiki/a2', '/wiki/a10']);
  });
});

describe('the record', () => {
  it('grows and never shrinks', () => {
    expect(extendRecord(['/b', '/gone'], ['/a', '/b'])).toEqual(['/a', '/b', '/gone']);
  });

  it('is in order while everything in it answers', () => {
    expect(problemsIn({ ...wiki, 'urls.json': ['/', '/fab', '/join', '/shows', '/wiki', '/wiki/spaces/fab'] })).toEqual([]);
  });

  it('says how to keep a page that was renamed', () => {
    expect(problemsIn({ ...wiki, 'urls.json': ['/wiki', '/wiki/places/fab'] })).toEqual([
      'content/urls.json:3:3  The address /wiki/places/fab was published and answers no more.  ' +
        'Keep it: add { "from": ["/wiki/places/fab"], "to": "/wiki/spaces/fab" } to content/redirects.json. ' +
        'Delete this line only if nobody can have the link.',
    ]);
  });

  it('says how to keep a short link that was removed', () => {
    expect(problemsIn({ ...wiki, 'urls.json': ['/fab19'] })).toEqual([
      'content/urls.json:2:3  The address /fab19 was published and answers no more.  ' +
        'Keep it: add { "from": ["/fab19"], "to": "/wiki/…" } to content/redirects.json, or "fab19" to the shortlinks of the page that it should open. ' +
        'Delete this line only if nobody can have the link.',
    ]);
  });

  it('is content with an alias in place of a page', () => {
    const redirects = [
      { from: ['/join'], to: '/shows' },
      { from: ['/wiki/places/fab'], to: '/wiki/spaces/fab' },
    ];
    expect(problemsIn({ ...wiki, 'redirects.json': redirects, 'urls.json': ['/wiki/places/fab'] })).toEqual([]);
  });

  it('says nothing of what a file that cannot be read may answer to', () => {
    const record = ['/fab', '/join', '/wiki/spaces/fab'];
    const brokenPage = problemsIn({ ...wiki, 'wiki/spaces/fab.mdx': '---\ntitle: FAB\nshortlinks: [fab\n---\n', 'urls.json': record });
    expect(brokenPage.filter((problem) => problem.startsWith('content/urls.json'))).toEqual([]);
    expect(brokenPage).not.toEqual([]);
    const brokenTable = problemsIn({ ...wiki, 'redirects.json': '[', 'urls.json': record });
    expect(brokenTable.filter((problem) => problem.startsWith('content/urls.json'))).toEqual([]);
    expect(brokenTable).not.toEqual([]);
  });

  it('holds paths', () => {
    expect(problemsIn({ ...wiki, 'urls.json': ['fab'] })).toEqual([
      'content/urls.json:2:3  "[0]" holds "fab", which is not allowed.  Write a path of this site that starts with "/" and has no "/" at its end.',
    ]);
  });
});
