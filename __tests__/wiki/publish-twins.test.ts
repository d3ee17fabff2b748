import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { publishTwins, twinOf } from '../../src/wiki/node/publish-twins';
import { contentFolder, page, temporaryFolder, writeFiles } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

const PAGE = { path: '/wiki/cables', title: 'Cables', description: 'Which cable is which.' };

/** The part of a twin that is the page's text. */
function twinText(body: string, prefix = ''): string {
  const publish = (file: string): string => `${prefix}/static/1234/${encodeURIComponent(file.replace('./', ''))}`;
  const twin = twinOf(PAGE, body, { origin: 'https://crew.example', prefix, publish });
  expect(twin.startsWith('# Cables\n\nWhich cable is which.\n\n')).toBe(true);
  return twin.slice('# Cables\n\nWhich cable is which.\n\n'.length);
}

describe('the twin of a page', () => {
  it('is its title, its description and its text as it is written', () => {
    const text = [
      '## Kinds {/* #kinds */}',
      '* A **bold** word, `[code](/wiki)` and ~~gone~~',
      ':::warning[Hot]\nLamps are hot.\n:::',
      '```md\n[DMX](/wiki/dmx)\n```',
      '````md\n```\n[DMX](/wiki/dmx)\n```\n[DMX](/wiki/dmx)\n````',
      '~~~md\n```\n[DMX](/wiki/dmx)\n~~~',
      '1. ```md\n   ```sh\n   [DMX](/wiki/dmx)\n   ```',
      '<PageList />',
    ].join('\n\n');
    expect(twinText(`\n\n${text}\n\n`)).toBe(`${text}\n`);
  });

  it.each([
    ['[DMX](/wiki/lx#dmx "Five pins")', '[DMX](https://crew.example/wiki/lx#dmx "Five pins")'],
    ['[/wiki](/wiki), [below](#kinds)', '[/wiki](https://crew.example/wiki), [below](https://crew.example/wiki/cables#kinds)'],
    ['[there][1]\n\n[1]: /wiki/lx', '[there][1]\n\n[1]: https://crew.example/wiki/lx'],
    ['![A wall](./a%20wall.png "Ours")', '![A wall](https://crew.example/static/1234/a%20wall.png "Ours")'],
    ['[![A](./a.png)](/wiki/lx)', '[![A](https://crew.example/static/1234/a.png)](https://crew.example/wiki/lx)'],
    ['<Video title="Coiling" src="./coil.mp4" />', '<Video title="Coiling" src="https://crew.example/static/1234/coil.mp4" />'],
    ['![A wall](<./a wall.png>)', '![A wall](https://crew.example/static/1234/a%20wall.png)'],
    ['a footnote[^1] of a path\n\n[^1]: /etc/hosts', undefined],
    ['[elsewhere](https://x.example/), <Video title="A" url="https://x.example/1" />', undefined],
  ])('has complete addresses: %s', (written, expected = written) => {
    expect(twinText(written)).toBe(`${expected}\n`);
  });

  it('has the path prefix of the site in them', () => {
    expect(twinText('[a](/wiki) ![b](./b.png)', '/crew')).toBe(
      '[a](https://crew.example/crew/wiki) ![b](https://crew.example/crew/static/1234/b.png)\n',
    );
  });

  it('has a title that stands in the text once', () => {
    expect(twinText('# Cables\n\nText.')).toBe('Text.\n');
  });
});

describe('the twins of a build', () => {
  const environment = { ...process.env };
  const project = process.cwd();
  let root: string;
  let publicFolder: string;

  beforeEach(() => {
    root = contentFolder({
      'wiki/a.mdx': page('title: A', '![A lamp](./lamp.png)\n'),
      'wiki/lamp.png': 'one',
      'wiki/b.mdx': page('title: B', 'Text.\n'),
    });
    process.env = { ...environment, SITE_CONTENT: root };
    const folder = temporaryFolder();
    publicFolder = path.join(folder, 'public');
    writeFiles(publicFolder, { 'wiki/a.html': '' });
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(project);
    process.env = { ...environment };
  });

  const build = (...names: string[]): Promise<void> => {
    const nodes = names.map((name, index) => ({
      path: `/wiki/${name}`,
      title: `[${name}]`,
      description: 'A page.',
      sheet: index + 1,
      breadcrumbs: [{ path: '/wiki', title: 'Wiki' }],
      file: `wiki/${name}.mdx`,
    }));
    const shortlinks = [
      { name: 'lamp', path: '/lamp', section: null, page: { title: 'A' } },
      { name: 'bulb', path: '/bulb', section: 'Bulbs', page: { title: 'A' } },
    ];
    const graphql = () => Promise.resolve({ data: { allWikiPage: { nodes }, allShortlink: { nodes: shortlinks } } });
    return publishTwins(createDataLayer().argumentsFor({ graphql } as object), publicFolder);
  };

  const fileOf = (name: string): string => path.join(publicFolder, `${name}.md`);
  const read = (file: string): string => readFileSync(path.join(publicFolder, file), 'utf8');

  it('name the latest copy of a picture, which is there', async () => {
    await build('a');
    const before = read('wiki/a.md');
    writeFiles(root, { 'wiki/lamp.png': 'another' });
    await build('a');
    expect(read('wiki/a.md')).not.toBe(before);
    const [, copy = ''] = /\((?:https:\/\/crew\.example)(\/static\/\S+?)\)/.exec(read('wiki/a.md')) ?? [];
    expect(read(copy)).toBe('another');
  });

  it('are written only where they change, and deleted with their page', async () => {
    await build('a', 'b');
    const { mtimeMs } = statSync(fileOf('wiki/a'));
    rmSync(path.join(root, 'wiki/b.mdx'));
    await build('a');
    expect(statSync(fileOf('wiki/a')).mtimeMs).toBe(mtimeMs);
    expect(existsSync(fileOf('wiki/b'))).toBe(false);
  });

  it('leave alone what the content has for readers', async () => {
    writeFiles(root, { 'static/wiki/x.md': 'Ours.' });
    writeFiles(publicFolder, { 'wiki/x.md': 'Ours.' });
    await build('a');
    expect(read('wiki/x.md')).toBe('Ours.');
  });

  it('are listed in llms.txt by section, and the short links in a list of their own', async () => {
    await build('a', 'b');
    expect(read('llms.txt')).toBe(
      [
        '# Fixture Tech Crew\n',
        '> A crew that exists in tests.\n',
        'Every wiki page is here as Markdown too: its address with “.md” at the end.\n',
        '## \\[a\\]\n\n- [\\[a\\]](https://crew.example/wiki/a.md): A page.\n',
        '## \\[b\\]\n\n- [\\[b\\]](https://crew.example/wiki/b.md): A page.\n',
      ].join('\n'),
    );
    expect(read('short-links.md')).toBe(
      '# Short links\n\n- [/lamp](https://crew.example/lamp): A\n- [/bulb](https://crew.example/bulb): A: Bulbs\n',
    );
  });
});
