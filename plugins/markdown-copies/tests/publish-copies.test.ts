import { copyOf } from '../node/publish-copies';

const PAGE = { path: '/wiki/cables', title: 'Cables', description: 'Which cable is which.' };

/** The part of a copy that is the page's text. */
function copyText(body: string, prefix = ''): string {
  const publish = (file: string): string => `${prefix}/static/1234/${encodeURIComponent(file.replace('./', ''))}`;
  const [head, text = ''] = copyOf(PAGE, body, { origin: 'https://crew.example', prefix, publish }).split(/(?<=is which\.\n\n)/);
  expect(head).toBe('# Cables\n\nWhich cable is which.\n\n');
  return text;
}

it('a Markdown copy has the page’s title, its description and its text as written', () => {
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
  expect(copyText(`\n\n${text}\n\n`)).toBe(`${text}\n`);
});

it.each([
  ['[DMX](/wiki/lx#dmx "Five pins")', '[DMX](https://crew.example/wiki/lx#dmx "Five pins")'],
  ['[/wiki](/wiki), [below](#kinds)', '[/wiki](https://crew.example/wiki), [below](https://crew.example/wiki/cables#kinds)'],
  ['[there][1]\n\n[1]: /wiki/lx', '[there][1]\n\n[1]: https://crew.example/wiki/lx'],
  ['![A wall](./a%20wall.png "Ours")', '![A wall](https://crew.example/static/1234/a%20wall.png "Ours")'],
  ['[![A](./a.png)](/wiki/lx)', '[![A](https://crew.example/static/1234/a.png)](https://crew.example/wiki/lx)'],
  ['<Video title="Coiling" src="./coil.mp4" />', '<Video title="Coiling" src="https://crew.example/static/1234/coil.mp4" />'],
  ["<Video title='Coiling' src='./coil.mp4' />", "<Video title='Coiling' src='https://crew.example/static/1234/coil.mp4' />"],
  ['<Video src="./coil (new).mp4" title="A" />', '<Video src="https://crew.example/static/1234/coil%20(new).mp4" title="A" />'],
  ['![A wall](<./a wall.png>)', '![A wall](https://crew.example/static/1234/a%20wall.png)'],
  ['a footnote[^1] of a path\n\n[^1]: /etc/hosts', undefined],
  ['[elsewhere](https://x.example/), <Video title="A" url="https://x.example/1" />', undefined],
])('a Markdown copy has complete URLs: %s', (written, expected = written) => {
  expect(copyText(written)).toBe(`${expected}\n`);
});

it('a Markdown copy has the site’s path prefix in its URLs', () => {
  expect(copyText('[a](/wiki) ![b](./b.png)', '/crew')).toBe(
    '[a](https://crew.example/crew/wiki) ![b](https://crew.example/crew/static/1234/b.png)\n',
  );
});

it('a Markdown copy has its title once, even if the text repeats it', () => {
  expect(copyText('# Cables\n\nText.')).toBe('Text.\n');
});
