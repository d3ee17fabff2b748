/** A society's own site moves in by `npm run import`: its records, labels, links to pages that the site has, components and frames. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SOCIETY_BUILD, SOCIETY_SITE } from './society-site';

const folder = mkdtempSync(path.join(tmpdir(), 'society-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(below: string, files: Record<string, string | Buffer>): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, below, name)), { recursive: true });
    writeFileSync(path.join(folder, below, name), content);
  }
  return path.join(folder, below);
}

write('old/website', SOCIETY_SITE);
const site = path.join(folder, 'old');
const target = path.join(folder, 'new/content');
const read = (name: string): string => readFileSync(path.join(target, name), 'utf8');
const labels = (): Record<string, string | undefined> =>
  Object.fromEntries(
    ['wiki/lx/index', 'wiki/lx/gel-book', 'wiki/spaces/barn', 'wiki/directories/habits'].map((name) => {
      const text = read(`${name}.mdx`);
      return [name, (/^sidebar_label: (.*)$/m.exec(text) ?? /^title: (.*)$/m.exec(text))?.[1]];
    }),
  );
/** Runs `npm run import` with these arguments. */
function runImport(...args: string[]): { says: string; status: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/import-docusaurus/import.ts', ...args], {
    encoding: 'utf8',
  });
  return { says: stdout + stderr, status };
}

const asked = ['docusaurus', site, '--to', target, '--map', 'tools/import-docusaurus/import-years.mjs'];
const imported = (...more: string[]) => runImport(...asked, '--write', ...more);

describe('without --write', () => {
  const { says, status } = runImport(...asked);
  const hasWritten = existsSync(target);

  test('it says what it would do, and writes nothing', () => {
    expect(says).toMatch(/pages +7 → 11/);
    expect(says).toContain('not installed, so the import lacks what they add: prism-react-renderer, remark-math');
    expect(says).not.toContain('words that were not found again');
    expect(says).toContain('Nothing was written.');
    expect([status, hasWritten]).toEqual([0, false]);
  });

  test('labels that only name folders are counted, and titles are offered', () => {
    expect(says).toMatch(
      / 4 {2}Sidebar labels that look like slugs\n.*“Habits” under its folder’s name, “habits”\. {2}Import with --labels titles/,
    );
  });
});

test('a module for data of another form that throws is told in its words', () => {
  const map = path.join(write('.', { 'map.mjs': "export default () => { throw new Error('Lamp 3 has no name.'); };" }), 'map.mjs');
  const { says, status } = runImport('docusaurus', site, '--to', target, '--map', map);
  expect(says).toContain('map.mjs could not be run: Lamp 3 has no name.');
  expect(says).not.toMatch(/^ +at /m);
  expect(status).toBe(2);
});

describe('with --write and --labels titles', () => {
  const { says, status } = imported('--labels', 'titles');

  test('everything comes in, the check accepts it, and nothing else is left behind', () => {
    expect(says).toContain('files were written');
    expect(says).toContain('The check finds nothing to mend.');
    expect(status).toBe(0);
    expect(readdirSync(path.dirname(target))).toEqual(['content']);
  });

  test('exec, shows and hires come with their roles, terms and notes as they are', () => {
    expect(readdirSync(path.join(target, 'exec')).sort()).toEqual(['2014-2015.json', '2025-2026.json', 'member-2014-2015-mike.png']);
    expect(JSON.parse(read('exec/2014-2015.json'))).toEqual({
      year: '2014/2015',
      exec: [
        { name: 'Mike Stand', roles: ['President', 'Minister of Cake'], image: 'member-2014-2015-mike.png' },
        { name: 'Polly Gaffer', roles: ['Treasurer', 'Secretary'] },
      ],
      hiresAssistants: [{ term: 'Autumn, mostly', assistants: [{ name: 'Cy Clorama' }, { name: 'Faye Derr' }] }],
    });
    expect(JSON.parse(read('shows/1999-2000.json'))).toMatchObject({ year: '1999/2000' });
    expect(JSON.parse(read('shows/2014-2015.json'))).toMatchObject({
      terms: [
        { name: 'Term 1', notes: 'The barn had no roof. We hung a tarpaulin.', shows: [{ society: 'Players', venue: 'Barn' }] },
        {
          name: 'Edinburgh',
          shows: [
            {
              people: [
                { role: 'LX Op', name: 'Faye Derr' },
                { role: 'LX Op', name: 'Polly Gaffer' },
                { role: 'SM', name: '????' },
                { role: 'Crew', name: 'Mike Stand' },
              ],
              links: [{ name: 'Trailer', label: 'Trailer', url: 'https://films.example/1' }],
            },
          ],
        },
      ],
    });
    expect(read('.import-report.txt')).toContain('1984: the link TBC is not a web address');
    expect(JSON.parse(read('hires/2025-2026.json'))).toMatchObject({
      terms: [{ name: 'Term 3', shows: [{ name: 'Ball', instagram: 'https://www.instagram.com/fly_ball' }] }],
    });
  });

  test('its pages outside the wiki are those of this site', () => {
    expect(read('wiki/index.mdx')).toContain(
      '[exec](/exec), see our [shows](/shows), [hires](/hires#prices), [roles](/opportunities) and [more](/wsover)',
    );
    const { navbar } = JSON.parse(read('site.json')) as { navbar: { items: { label: string; to?: string }[] } };
    expect(navbar.items.flatMap(({ label, to }) => (to === undefined ? [] : [`${label} ${to}`]))).toEqual([
      'Wiki /wiki',
      'Shows /shows',
      'Hires /hires',
      'Join in /opportunities',
      'Exec /exec',
    ]);
    expect(says).not.toMatch(/Links that lead to nothing|leads nowhere/);
  });

  test('its components of the same name or purpose are those of this site', () => {
    const numbers = read('wiki/resources/numbers.mdx');
    for (const tag of ['<RandomPage />', '<WikiStats />', '<WikiChangelog />']) expect(numbers).toContain(tag);
    expect(read('wiki/directories/habits.mdx')).toMatch(
      /<FlagsQuiz>\n\s+## Green flags\n\n\s+- You coil\.[^]*- You throw\.\n<\/FlagsQuiz>/,
    );
    expect(says).not.toContain('Components that have no counterpart');
  });

  test('frames are embedded pages, and their hosts are allowed', () => {
    expect(read('wiki/lx/gel-book.mdx')).toContain('<Embed url="https://gels.example/swatches?sheet=1" title="The swatch book" />');
    expect(read('wiki/spaces/barn.mdx')).toContain(
      '<Embed url="https://round.example/embed/barn" title="From the stage on round.example" />',
    );
    expect(JSON.parse(read('site.json'))).toMatchObject({ embedHosts: ['gels.example', 'round.example'] });
  });

  test('lists of links are resources; style sheets and unknown tags are counted', () => {
    expect(read('wiki/lx/gel-book.mdx')).toContain(
      'resources:\n  - name: Swatch maker\n    url: https://gels.example/about\n    author: Amber Filter\n',
    );
    expect(read('wiki/lx/gel-book.mdx')).toContain('](./strip.png)');
    expect(says).toContain('1 imports of style sheets, 1 <fig>');
  });

  test('its sidebar has titles in place of labels that only name folders', () => {
    expect(says).not.toContain('look like slugs');
    expect(labels()).toEqual({
      'wiki/lx/index': 'Lighting',
      'wiki/lx/gel-book': 'The gel book',
      'wiki/spaces/barn': 'The old barn',
      'wiki/directories/habits': 'Habits',
    });
  });

  test('its report is a page, with one example of each kind; a file has every line', () => {
    expect(says.split('\n').length).toBeLessThan(50);
    const whole = readFileSync(path.join(target, '.import-report.txt'), 'utf8');
    expect(says).toContain(`Every line: ${path.join(target, '.import-report.txt')}`);
    const kinds = says.match(/^ {2,4}\d+ {2}.*$/gm) ?? [];
    expect(kinds.slice(0, 3).map((line) => line.trim())).toEqual([
      '2  What could not be read',
      '1  Values that the import cannot compute',
      expect.stringContaining('Pages of other sites within pages'),
    ]);
    expect(whole).toContain('wiki/resources/numbers.mdx:15:13  The import cannot compute {new Date().getFullYear()}');
  });
});

describe('again with its finished site', () => {
  const edited = 'wiki/crew/rota.mdx';
  let again = { says: '', status: null as number | null };
  beforeAll(() => {
    writeFileSync(path.join(target, edited), `${read(edited)}\nMore.\n`);
    write('new/content', { 'wiki/crew/gels/index.mdx': '---\ntitle: Gels\ndescription: Our gels.\n---\n\nText.\n' });
    const pages = { 'website/wiki/index.mdx': '# Fly Floor Wiki\n\nTo all.' };
    write('old', { ...pages, 'crew/rota.md': '# Rota\n\nNew words.', 'crew/gels.md': '# Gels\n\nTheir gels.' });
    rmSync(path.join(site, 'website/static/files/rules.pdf'));
    again = imported('--build', write('finished', SOCIETY_BUILD));
  });

  test('nothing changes that was edited since without a word', () => {
    expect(again.says).toMatch(/stay as they are\n +wiki\/crew\/rota\.mdx\n/);
    expect(again.says).toMatch(/deleted\n +static\/files\/rules\.pdf\n/);
    expect(read(edited)).toContain('More.');
    expect(read('wiki/index.mdx')).toContain('To all.');
    expect(existsSync(path.join(target, 'static/files/rules.pdf'))).toBe(false);
  });

  test('a page at the address of another is told with the names of both in the content folder', () => {
    expect(again.says).toContain('This page and content/wiki/crew/gels.mdx have the same address, /wiki/crew/gels.');
    expect(again.status).toBe(1);
  });

  test('the labels and the order of its sidebar win', () => {
    expect(again.says).not.toContain('look like slugs');
    expect(labels()).toMatchObject({ 'wiki/lx/index': 'Lights & lamps', 'wiki/lx/gel-book': 'The gel book', 'wiki/spaces/barn': 'Barn' });
    expect(read('wiki/spaces/index.mdx')).toMatch(/title: Places to play\n[^]*sidebar_position: 1\n/);
    expect(read('wiki/lx/index.mdx')).toContain('sidebar_position: 2\n');
  });
});
