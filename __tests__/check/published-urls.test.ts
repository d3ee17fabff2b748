import { GitRepository, pageText } from '../support/git-repository';
import { readContent } from '../../src/content/read-content';
import { extendRecord, publishedUrls } from '../../src/links/node/site-addresses';
import { contentFolder, page } from '../support/content-folder';
import { allProblemsIn, problemsIn } from '../support/content-problems';

const wiki = {
  'wiki/index.mdx': page('title: Wiki'),
  'wiki/spaces/fab.mdx': page('title: FAB\nshortlinks: [fab]'),
  'redirects.json': [{ from: ['/join'], to: '/shows' }],
};

it('the recorded addresses are pages, tags, short links and redirects, but not 404 or templates', () => {
  const content = readContent(contentFolder({ ...wiki, 'wiki/a10.mdx': page('title: A'), 'wiki/a2.mdx': page('title: A\ntags: [Kit]') }));
  expect(publishedUrls(content, new Set(['/', '/404', '/people/{Person.slug}']))).toEqual([
    '/',
    '/fab',
    '/hires/statistics',
    '/join',
    '/shows/statistics',
    '/wiki',
    '/wiki/a2',
    '/wiki/a10',
    '/wiki/spaces/fab',
    '/wiki/tags/kit',
  ]);
});

describe('the record', () => {
  it('grows and never shrinks', () => {
    expect(extendRecord(['/b', '/gone'], ['/a', '/b'])).toEqual(['/a', '/b', '/gone']);
  });

  it('has no problem while every address answers, also by a redirect', () => {
    const redirects = [...wiki['redirects.json'], { from: ['/wiki/places/fab'], to: '/wiki/spaces/fab' }];
    const record = ['/', '/fab', '/join', '/shows', '/wiki', '/wiki/places/fab', '/wiki/spaces/fab'];
    expect(problemsIn({ ...wiki, 'redirects.json': redirects, 'urls.json': record })).toEqual([]);
  });

  it('says how to keep a page that was moved to another folder', () => {
    expect(problemsIn({ ...wiki, 'urls.json': ['/wiki', '/wiki/places/fab'] })).toEqual([
      'content/urls.json:3:3  The address /wiki/places/fab was published and no longer answers.  ' +
        'Add { "from": ["/wiki/places/fab"], "to": "/wiki/spaces/fab" } to content/redirects.json. ' +
        'Delete this line only if nobody has the link.',
    ]);
  });

  it('says how to keep a short link that was removed', () => {
    expect(problemsIn({ ...wiki, 'urls.json': ['/fab19'] })).toEqual([
      'content/urls.json:2:3  The address /fab19 was published and no longer answers.  ' +
        'Add { "from": ["/fab19"], "to": "…" } to content/redirects.json, with the page that readers should find now. ' +
        'Delete this line only if nobody has the link.',
    ]);
  });

  it('does not report addresses that may belong to an invalid file', () => {
    const record = ['/fab', '/join', '/wiki/spaces/fab'];
    const brokenPage = problemsIn({ ...wiki, 'wiki/spaces/fab.mdx': '---\ntitle: FAB\nshortlinks: [fab\n---\n', 'urls.json': record });
    expect(brokenPage.filter((problem) => problem.startsWith('content/urls.json'))).toEqual([]);
    expect(brokenPage).not.toEqual([]);
    const brokenTable = problemsIn({ ...wiki, 'redirects.json': '[', 'urls.json': record });
    expect(brokenTable.filter((problem) => problem.startsWith('content/urls.json'))).toEqual([]);
    expect(brokenTable).not.toEqual([]);
  });

  it('does not report productions, venues and societies of an invalid file, nor links to them', () => {
    const leadingTo = (address: string) => ({
      ...wiki,
      'wiki/a.mdx': page('title: A', `[There](${address})\n`),
      'redirects.json': [{ from: ['/there'], to: address }],
      'urls.json': [address, '/gone'],
    });
    for (const [file, address] of [
      ['shows/2025-2026.json', '/shows/2025-2026/ghosts'],
      ['hires/2025-2026.json', '/hires/2025-2026'],
      ['venues.json', '/venues/dock'],
      ['societies.json', '/societies/walkers'],
    ] as const) {
      const places = problemsIn({ ...leadingTo(address), [file]: '[' }).map((line) => line.split('  ')[0]);
      expect(places).toEqual([`content/${file}:1:2`]);
      expect(problemsIn(leadingTo(address))).toHaveLength(4);
    }
  });
});

describe('the target proposed for a lost address', () => {
  /** A committed content folder whose record has /wiki/mvs, and /wiki/flx, the address with the most similar letters. */
  function published(): GitRepository {
    const repository = new GitRepository(
      contentFolder({ 'wiki/flx.mdx': pageText('Lighting desk', 30), 'wiki/mvs.mdx': pageText('Manual Smoke') }),
    );
    repository.write('urls.json', JSON.stringify(['/wiki', '/wiki/flx', '/wiki/mvs']));
    repository.commit('Publish');
    return repository;
  }

  const proposed = async (repository: GitRepository): Promise<string | undefined> => {
    const lines = await allProblemsIn(repository.folder);
    return /"from": \["\/wiki\/mvs"\], "to": "([^"]*)"/.exec(lines.find((line) => line.startsWith('content/urls.json')) ?? '')?.[1];
  };

  it('is the new address of a file that Git saw move, committed or not', async () => {
    const repository = published()
      .move('wiki/mvs.mdx', 'wiki/hazer.mdx')
      .write('wiki/hazer.mdx', pageText('Hazer', 21).replaceAll('Hazer, s', 'Manual Smoke, s'));
    expect(await proposed(repository)).toBe('/wiki/hazer');
    repository.commit('Rename');
    expect(await proposed(repository)).toBe('/wiki/hazer');
    expect(await proposed(repository.move('wiki/hazer.mdx', 'wiki/smoke/hazer.mdx'))).toBe('/wiki/smoke/hazer');
  });

  it('is the page with the same title, even if all else is new', async () => {
    const repository = published().delete('wiki/mvs.mdx').write('wiki/smoke.mdx', page('title: Manual smoke', 'Quite another text.\n'));
    expect(await proposed(repository)).toBe('/wiki/smoke');
  });

  it('is also proposed to links, and never an address of similar letters', async () => {
    const linking = page('title: Safety', '[Smoke](/wiki/mvs#fluid)\n');
    const remedies = async (repository: GitRepository): Promise<string[]> =>
      (await allProblemsIn(repository.write('wiki/safety.mdx', linking).folder)).filter((line) =>
        line.startsWith('content/wiki/safety.mdx:5'),
      );
    expect(await remedies(published().move('wiki/mvs.mdx', 'wiki/hazer.mdx'))).toEqual([
      'content/wiki/safety.mdx:5:1  The page of the link /wiki/mvs#fluid has moved.  Write where it is now: /wiki/hazer#fluid.',
    ]);
    expect(await remedies(published().delete('wiki/mvs.mdx'))).toEqual([
      'content/wiki/safety.mdx:5:1  The link /wiki/mvs#fluid leads to no page.  Write the path of an existing page, or of a file in static/.',
    ]);
  });

  it('is missing if nothing identifies the page', async () => {
    const repository = published().delete('wiki/mvs.mdx');
    expect(await proposed(repository)).toBe('…');
    repository.commit('Delete');
    expect(await proposed(repository)).toBe('…');
  });

  it('may not stay “…” when it is missing', () => {
    expect(problemsIn({ 'redirects.json': [{ from: ['/wiki/mvs'], to: '…' }], 'urls.json': ['/wiki/mvs'] })).not.toEqual([]);
  });

  it('leaves no trace in the repository', async () => {
    const repository = published().move('wiki/mvs.mdx', 'wiki/hazer.mdx');
    const before = [repository.git('status', '--porcelain'), repository.git('count-objects')];
    await proposed(repository);
    expect([repository.git('status', '--porcelain'), repository.git('count-objects')]).toEqual(before);
  });
});
