import type { Element, ElementContent, Root } from 'hast';
import { countWords, headingsOfTree, plainTree, textOfTree } from '../../src/wiki/node/content-tree';
import { SURROUNDINGS, treeOfText } from '../support/compile-text';
import { temporaryFolder } from '../support/content-folder';

/** An outline of a tree: elements with their properties, and text in quotes. */
function outline(nodes: Root['children'] | ElementContent[], depth = 0): string[] {
  return nodes.flatMap((node) => {
    const indent = '  '.repeat(depth);
    if (node.type === 'text') return node.value.trim() === '' ? [] : [`${indent}"${node.value}"`];
    if (node.type !== 'element') return [`${indent}${node.type}`];
    const properties = Object.entries(node.properties).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
    return [`${indent}${node.tagName}${properties.join('')}`, ...outline(node.children, depth + 1)];
  });
}

const outlineOf = (text: string, ...more: [Parameters<typeof treeOfText>[1]?]): string[] => outline(treeOfText(text, ...more).children);

describe('the tree of a page', () => {
  it('is elements and text, without positions, expressions or data', () => {
    const tree = treeOfText('One *two* `three`.\n\n- four\n');
    expect(outline(tree.children)).toEqual([
      'p',
      '  "One "',
      '  em',
      '    "two"',
      '  code',
      '    "three"',
      '  "."',
      'ul',
      '  li',
      '    "four"',
    ]);
    expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
    expect(JSON.stringify(tree)).not.toContain('position');
  });

  it('has no title, because that stands above the text', () => {
    expect(outlineOf('# The Dock\n\nText\n\n## Section')).toEqual(['p', '  "Text"', 'h2', '  "Section"']);
  });

  it('holds components as elements of their name', () => {
    expect(outlineOf('<Gallery caption="Two *faces*">\n\nText\n\n</Gallery>')).toEqual([
      'Gallery caption="Two *faces*"',
      '  p',
      '    "Text"',
    ]);
    expect(outlineOf('Before <RandomPage /> after')).toEqual(['p', '  "Before "', '  RandomPage', '  " after"']);
  });

  it('holds admonitions of every kind; one without a title is called by its kind', () => {
    expect(outlineOf(':::warning[Mind the *gap*]\n\nOne.\n\n- two\n\n:::')).toEqual([
      'Admonition kind="warning" title="Mind the gap"',
      '  p',
      '    "One."',
      '  ul',
      '    li',
      '      "two"',
    ]);
    for (const kind of ['note', 'tip', 'info', 'warning', 'danger', 'lore']) {
      expect(outlineOf(`:::${kind}\nText\n:::`)[0]).toBe(
        `Admonition kind="${kind}" title="${kind.charAt(0).toUpperCase()}${kind.slice(1)}"`,
      );
    }
  });

  it('holds admonitions inside admonitions and lists', () => {
    expect(outlineOf('::::note[Outer]\n\n:::tip[Inner]\nText\n:::\n\n::::')).toEqual([
      'Admonition kind="note" title="Outer"',
      '  Admonition kind="tip" title="Inner"',
      '    p',
      '      "Text"',
    ]);
    expect(outlineOf('- one\n\n  :::tip\n  Text\n  :::').filter((line) => line.includes('Admonition'))).toEqual([
      '    Admonition kind="tip" title="Tip"',
    ]);
  });

  it('holds diagrams with caption and words, in either of Mermaid’s forms', () => {
    const chart = 'graph LR\naccTitle: The chain\naccDescr: Desk to amplifier\nA-->B';
    const [diagram, ...more] = outlineOf(`\`\`\`mermaid\n${chart}\n\`\`\``);
    expect(diagram).toContain(`Mermaid chart=${JSON.stringify(chart)} caption="The chain" description="Desk to amplifier" svg="<svg id=`);
    expect(more).toEqual([]);
    const long = 'graph LR\naccTitle: The chain\naccDescr {\n  Desk\n  to amplifier\n}\nA-->B';
    expect(outlineOf(`\`\`\`mermaid\n${long}\n\`\`\``)[0]).toContain('description="Desk to amplifier"');
    expect(outlineOf('```js\nmermaid\n```')).toEqual(['pre', '  code className=["language-js"]', '    "mermaid\n"']);
  });

  it('keeps text such as note:this and 10:30', () => {
    expect(outlineOf('At 10:30 note:this ::x')).toEqual(['p', '  "At 10:30 note"', '  ":this"', '  " ::x"']);
  });
});

const PLACE = 'width=640 height=320 loading="lazy" decoding="async"';
const SIZES = 'sizes="(max-width: 996px) calc(100vw - 42px), 736px"';
/** A picture in the sizes that SURROUNDINGS make of it, in a column of text. */
const sized = (indent: string, name: string, alt: string): string[] => [
  `${indent}source srcSet="/static/1234/490.webp 490w, /static/1234/${name} 640w" ${SIZES}`,
  `${indent}img src="/static/1234/${name}" alt="${alt}" ${PLACE}`,
];
/** The same, with the address of its file for the zoom. */
const zoomable = (name: string, alt: string): string[] => {
  const [source = '', image = ''] = sized('    ', name, alt);
  return [source, `${image} dataLarge="/static/1234/${name}"`];
};

describe('a picture', () => {
  const folder = temporaryFolder({ 'wall.png': 'light', 'wall.dark.png': 'dark', 'photo.jpg': 'photo' });
  const file = `${folder}/page.mdx`;

  it('alone in its paragraph is a figure with its title as caption', () => {
    expect(outlineOf('![A photo](./photo.jpg "The wall in *2024*")', { file })).toEqual([
      'figure',
      '  picture',
      ...zoomable('photo.jpg', 'A photo'),
      '  figcaption',
      '    "The wall in *2024*"',
    ]);
  });

  it('without a title has no caption', () => {
    expect(outlineOf('![A photo](./photo.jpg)', { file })).toEqual(['figure', '  picture', ...zoomable('photo.jpg', 'A photo')]);
  });

  it('that is a drawing of ours comes with its twin for dark mode', () => {
    expect(outlineOf('![The wall](./wall.png)', { file })).toEqual([
      'figure',
      '  picture className=["light"]',
      ...zoomable('wall.png', 'The wall'),
      '  picture className=["dark"]',
      `    img src="/static/1234/wall.dark.png" alt="The wall" ${PLACE}`,
    ]);
  });

  it('beside others in one paragraph makes a figure each', () => {
    expect(outlineOf('![A](./photo.jpg)\n![B](./wall.png)', { file }).filter((line) => line === 'figure')).toHaveLength(2);
    expect(
      outlineOf('<Gallery>\n\n![A](./photo.jpg "One")\n\n![B](./photo.jpg "Two")\n\n</Gallery>', { file }).filter(
        (line) => line === '  figure',
      ),
    ).toHaveLength(2);
  });

  it('in a gallery is smaller', () => {
    expect(outlineOf('<Gallery>\n\n![A photo](./photo.jpg)\n\n</Gallery>', { file }).join('\n')).toContain(
      'sizes="(max-width: 599px) calc(50vw - 45px), 245px"',
    );
  });

  it('among words stays in its line', () => {
    expect(outlineOf('See ![A](./photo.jpg) here', { file })).toEqual([
      'p',
      '  "See "',
      '  picture',
      ...sized('    ', 'photo.jpg', 'A'),
      '  " here"',
    ]);
  });
});

describe('files of components', () => {
  it('become addresses of the build', () => {
    expect(outlineOf('<Video title="Coiling" src="./coil.mp4" poster="./coil.png" captions="./coil.vtt" />')).toEqual([
      'Video title="Coiling" src="/static/1234/coil.mp4" poster="/static/1234/coil.png" captions="/static/1234/coil.vtt"',
    ]);
  });

  it('but addresses elsewhere stay', () => {
    expect(outlineOf('<Video title="Coiling" url="https://video.example/1" />')).toEqual([
      'Video title="Coiling" url="https://video.example/1"',
    ]);
  });
});

describe('links below a path prefix', () => {
  it('lose the prefix that Gatsby’s plugin wrote, because Gatsby’s Link adds it itself', () => {
    const link = (href: string): Element => ({ type: 'element', tagName: 'a', properties: { href }, children: [] });
    const tree: Root = { type: 'root', children: ['/crew/wiki/lx', '/crewing', 'https://x.example/crew/', '#top'].map(link) };
    const { children } = plainTree(tree, { ...SURROUNDINGS, pathPrefix: '/crew' });
    expect(children.map((node) => node.type === 'element' && node.properties.href)).toEqual([
      '/wiki/lx',
      '/crewing',
      'https://x.example/crew/',
      '#top',
    ]);
  });
});

describe('the readable text', () => {
  it('has one space between blocks', () => {
    expect(textOfTree(treeOfText('## One\n\ntwo\nthree\n\n- four\n- five\n\n| six | seven |\n| - | - |\n| 8 | nine |\n'))).toBe(
      'One two three four five six seven 8 nine',
    );
  });

  it('holds captions and the titles of admonitions', () => {
    expect(textOfTree(treeOfText(':::tip[Tape first]\nThen coil.\n:::\n\n<Figure caption="A coil">\n\nRound\n\n</Figure>'))).toBe(
      'Tape first. Then coil. A coil Round',
    );
  });

  it('leaves out diagrams, videos and what components make', () => {
    expect(
      textOfTree(
        treeOfText(
          'One\n\n```mermaid\ngraph\naccTitle: x\naccDescr: y\n```\n\n<Video title="x" url="https://x.example" /> <WikiChangelog />\n\ntwo',
        ),
      ),
    ).toBe('One two');
  });

  it('is counted in words: what has neither letter nor digit is none', () => {
    expect(countWords(treeOfText('Five words – at 10:30 &'))).toBe(4);
    expect(countWords(treeOfText('*Café* naïve 3×16A 🎭'))).toBe(3);
    expect(countWords(treeOfText(''))).toBe(0);
  });
});

describe('the headings', () => {
  const heading = (tagName: string, id: string | undefined, text: string): Element => ({
    type: 'element',
    tagName,
    properties: id === undefined ? {} : { id },
    children: [{ type: 'text', value: text }],
  });

  it('are those with an anchor, in order, with their level; the label of the footnotes is none of them', () => {
    const tree: Root = {
      type: 'root',
      children: [
        heading('h2', 'one', 'One'),
        { type: 'element', tagName: 'Admonition', properties: {}, children: [heading('h3', 'two', 'Two')] },
        heading('h2', undefined, 'No anchor'),
        heading('h2', 'footnote-label', 'Footnotes'),
        heading('h6', 'six', 'Six'),
      ],
    };
    expect(headingsOfTree(tree)).toEqual([
      { id: 'one', depth: 2, text: 'One' },
      { id: 'two', depth: 3, text: 'Two' },
      { id: 'six', depth: 6, text: 'Six' },
    ]);
  });
});
