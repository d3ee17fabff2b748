/** What `npm run check` prints, and its exit code. */
import { contentFolder, page, SITE } from '../support/content-folder';
import { GitRepository, pageText } from '../support/git-repository';
import { runScript } from '../support/run-script';

const check = (root: string, options: string[] = [], variables: NodeJS.ProcessEnv = {}) =>
  runScript('check', options, { SITE_CONTENT: root, ...variables });

it('npm run check lists every problem with its place and the count, without a stack trace, adds annotations on GitHub, and ends with 1', async () => {
  const root = contentFolder({ 'wiki/a.mdx': page('title: A\nemojy: x', '[x](/nowhere)\n') });
  const { status, stdout, stderr } = await check(root, [], { GITHUB_ACTIONS: 'true' });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^::error file=[^\n]*wiki\/a\.mdx,line=3,col=1::Unknown field "emojy"\. Did you mean/);
  expect(stderr).toMatch(/wiki\/a\.mdx:3:1 {2}Unknown field "emojy"\. {2}Did you mean "emoji"\?/);
  expect(stderr).toMatch(/wiki\/a\.mdx:6:1 {2}The link \/nowhere leads to no page\./);
  expect(stderr).toMatch(/\n\n2 problems in the content\.\n$/);
  expect(stderr).not.toMatch(/\n[ \t]+at /);
});

it('npm run check ends with 0 if there are only warnings, and lists them', async () => {
  const root = contentFolder({ 'wiki/a.mdx': page(`title: A\ndescription: ${'word '.repeat(40)}`) });
  const { status, stdout, stderr } = await check(root);
  expect([status, stdout]).toEqual([0, 'The content is in order.\n']);
  expect(stderr).toMatch(/wiki\/a\.mdx:3:1 {2}Warning: The description has 199 characters.*\n\n1 warning in the content\.\n$/);
});

it('npm run check lists the pages that are due to be checked, by section, the longest waiting first, and ends with 0', async () => {
  const [year, month] = [new Date().getUTCFullYear(), new Date().toISOString().slice(5, 7)];
  const root = contentFolder({
    'wiki/lx/index.mdx': page(`title: Lighting\nreviewed: ${year - 2}-${month}`),
    'wiki/lx/flats.mdx': page('title: Flats'),
    'wiki/lx/gels.mdx': page(`title: Gels\nreviewed: ${year - 1}-12`),
    'wiki/lx/lamps.mdx': page('title: Lamps\nreviewed: 2001-01-31\nreview_in: 6'),
  });
  const { status, stdout } = await check(root, ['--due']);
  expect(status).toBe(0);
  expect(stdout.split('\n\n')).toContain(
    [
      'Lighting:',
      '- Lamps (/wiki/lx/lamps): checked 2001-01, due since 2001-07',
      `- Lighting (/wiki/lx): checked ${year - 2}-${month}, due since ${year}-${month}`,
      '- Flats (/wiki/lx/flats): never checked\n',
    ].join('\n'),
  );
});

it('npm run check says which commit the date of a page comes from, and which later ones do not count', async () => {
  const root = contentFolder({});
  const repository = new GitRepository(root);
  const lamps = (title: string) => repository.write('wiki/lx/lamps.mdx', pageText(title));
  const hashes = [
    lamps('Lamps').commit('Write about lamps', { date: '2026-01-02T12:00:00Z' }).head(),
    lamps('Lamp').commit('Mend a typo\n\nWiki-Update: no\n', { date: '2026-01-03T12:00:00Z' }).head(),
    lamps('Lanterns').commit('Mend another', { date: '2026-01-04T12:00:00Z' }).head(),
    repository.move('wiki/lx/lamps.mdx', 'wiki/lamps.mdx').commit('Move it', { date: '2026-01-05T12:00:00Z' }).head(),
  ].map((hash) => hash.slice(0, 12));
  repository.write('site.json', JSON.stringify({ ...SITE, repository: { ...SITE.repository, notUpdates: [hashes[2]] } }));
  for (const named of ['/wiki/lamps', 'wiki/lamps.mdx']) {
    const { status, stdout } = await check(root, ['--date', named]);
    expect([status, ...stdout.trim().split('\n')]).toEqual([
      0,
      '/wiki/lamps was updated on 2 Jan 2026.',
      `By ${hashes[0]}, 2 Jan 2026, Rigg Bolt: Write about lamps`,
      `Not counted: ${hashes[3]}, 5 Jan 2026, Rigg Bolt: Move it (only moves the page)`,
      `Not counted: ${hashes[2]}, 4 Jan 2026, Rigg Bolt: Mend another (is marked as no update)`,
      `Not counted: ${hashes[1]}, 3 Jan 2026, Rigg Bolt: Mend a typo (is marked as no update)`,
    ]);
  }
  expect((await check(root, ['--date', '/wiki/lamp'])).stderr).toBe(
    'The wiki has no page /wiki/lamp. Did you mean "/wiki/lamps"? Write its address, e.g. /wiki.\n',
  );
  expect((await check(root, ['--date'])).stderr).toContain('Usage: npm run check [-- --json | --due | --date PAGE].');
});
