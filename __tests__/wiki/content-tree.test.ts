import type { Element, ElementContent, Properties, Root } from 'hast';
import { countWords, headingsOfTree, plainTree, textOfTree } from '../../src/wiki/node/content-tree';
import { SURROUNDINGS, treeOfText } from '../support/compile-text';
import { page, problemsIn, temporaryFolder } from '../support/content-folder';

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

  it('has nothing between the rows and cells of a table, nor between the items of a list', () => {
    const [table, , list] = treeOfText('| a b | c |\n| - | - |\n| d | e |\n\n- one\n- two\n').children;
    expect(JSON.stringify([table, list])).not.toContain(JSON.stringify('\n'));
    expect(outline([table, list] as ElementContent[]).filter((line) => /^ *"/.test(line))).toEqual(
      ['a b', 'c', 'd', 'e', 'one', 'two'].map((text) => expect.stringContaining(`"${text}"`) as string),
    );
  });

  it('names columns by their heads, and rows by their first cell if it says anything', () => {
    const lines = outlineOf('| Size | Pairs |\n| - | - |\n| 5 | 2 |\n| | 3 |\n').filter((line) => /^ *(?:th|td)\b/.test(line));
    expect(lines.map((line) => line.trim())).toEqual(['th scope="col"', 'th scope="col"', 'th scope="row"', 'td', 'td', 'td']);
    expect(outlineOf('| Alone |\n| - |\n| 5 |\n').filter((line) => line.includes('scope="row"'))).toEqual([]);
  });

  it('has no title, because that stands above the text', () => {
    expect(outlineOf('# The Dock\n\nText')).toEqual(['p', '  "Text"']);
  });

  it('has a link to each section beside its heading, outside the heading’s name', () => {
    expect(outlineOf('## Where *cables* live')).toEqual([
      'div className=["linked-heading"]',
      '  h2 id="where-cables-live"',
      '    "Where "',
      '    em',
      '      "cables"',
      '    " live"',
      '  a href="#where-cables-live" className=["anchor","no-print"] ariaLabel="Link to section Where cables live"',
    ]);
  });

  it('holds a task list as one checklist, in which the whole line of each task is the label of its box', () => {
    expect(outlineOf('- [x] Coiled\n- [ ] *Tested*\n  - [ ] By two\n')).toEqual([
      'Checklist',
      '  ul className=["contains-task-list"]',
      '    li className=["task-list-item"]',
      '      label',
      '        input type="checkbox" autoComplete=["off"] defaultChecked=true',
      '        span',
      '          "Coiled"',
      '    li className=["task-list-item"]',
      '      label',
      '        input type="checkbox" autoComplete=["off"]',
      '        span',
      '          em',
      '            "Tested"',
      '      ul className=["contains-task-list"]',
      '        li className=["task-list-item"]',
      '          label',
      '            input type="checkbox" autoComplete=["off"]',
      '            span',
      '              "By two"',
    ]);
    expect(textOfTree(treeOfText('- [ ] One\n\n- [ ] Two'))).toBe('One Two');
  });

  it('gives each task one box where blank lines part them, and puts what follows below', () => {
    expect(outlineOf('1. [ ] One\n\n   ```sh\n   echo\n   ```\n\n2. [x] Two\n\n   More of two.\n\n3. Plain')).toEqual([
      'Checklist',
      '  ol className=["contains-task-list"]',
      '    li className=["task-list-item"]',
      '      label',
      '        input type="checkbox" autoComplete=["off"]',
      '        span',
      '          "One"',
      '      pre',
      '        code className=["language-sh"]',
      '          "echo\n"',
      '    li className=["task-list-item"]',
      '      label',
      '        input type="checkbox" autoComplete=["off"] defaultChecked=true',
      '        span',
      '          "Two"',
      '      p',
      '        "More of two."',
      '    li',
      '      p',
      '        "Plain"',
    ]);
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
      '  AdmonitionTitle',
      '    "Warning: "',
      '    "Mind the "',
      '    em',
      '      "gap"',
      '  p',
      '    "One."',
      '  ul',
      '    li',
      '      "two"',
    ]);
    for (const kind of ['note', 'tip', 'info', 'warning', 'danger', 'lore']) {
      const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
      expect(outlineOf(`:::${kind}\nText\n:::`).slice(0, 3)).toEqual([
        `Admonition kind="${kind}" title="${name}"`,
        '  AdmonitionTitle',
        `    "${name}"`,
      ]);
    }
  });

  it('holds admonitions inside admonitions and lists', () => {
    expect(outlineOf('::::note[Outer]\n\n:::tip[Inner]\nText\n:::\n\n::::')).toEqual([
      'Admonition kind="note" title="Outer"',
      '  AdmonitionTitle',
      '    "Note: "',
      '    "Outer"',
      '  Admonition kind="tip" title="Inner"',
      '    AdmonitionTitle',
      '      "Tip: "',
      '      "Inner"',
      '    p',
      '      "Text"',
    ]);
    expect(outlineOf('- one\n\n  :::tip\n  Text\n  :::').filter((line) => line.includes('Admonition '))).toEqual([
      '    Admonition kind="tip" title="Tip"',
    ]);
  });

  it('holds links, code and pictures in the title of an admonition, and says its kind once', () => {
    const titles = (text: string): string[] => outlineOf(text).filter((line) => /^ {4,}/.test(line));
    expect(titles(':::note[See [the form](https://form.example/)]\n:::')).toEqual([
      '    "Note: "',
      '    "See "',
      '    a href="https://form.example/"',
      '      "the form"',
    ]);
    expect(titles(':::tip[Press `Ctrl` ![plug](./plug.png)]\n:::').join('\n')).toMatch(
      /code\n {6}"Ctrl"[\s\S]*img src="\/static\/1234\/plug.png" alt="plug"/,
    );
    expect(titles(':::warning[Warning: live parts]\n:::')).toEqual(['    "Warning: live parts"']);
    expect(titles(':::danger[Emergency: tap to call]\n:::').join('')).toBe('    "Emergency: tap to call"');
    expect(outlineOf(':::danger[A picture ![plug](./plug.png) of it]\n:::')[0]).toBe(
      'Admonition kind="danger" title="A picture plug of it"',
    );
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
    expect(outlineOf('At 10:30 note:this ::x')).toEqual(['p', '  "At 10:30 note:this ::x"']);
  });
});

const PLACE = 'width=640 height=320 loading="lazy" decoding="async"';
/** A picture of one size. */
const picture = (indent: string, name: string, alt: string): string[] => [
  `${indent}picture`,
  `${indent}  img src="/static/1234/${name}" alt="${alt}" ${PLACE}`,
];
/** What gatsby-remark-images writes for pictures, as far as it is read, in the wrapping of gatsby-plugin-mdx. */
function sizedAs(properties: Properties, ...srcsets: string[]): Root {
  const spans = srcsets.map((srcset) => {
    const html = `<span class="gatsby-resp-image-wrapper" style="max-width: 736px;"><span style="padding-bottom: 50%;"></span>
      <img class="gatsby-resp-image-image" src="/static/1234/b/photo.webp" srcset="${srcset}" sizes="(max-width: 736px) 100vw, 736px" alt="A photo"/></span>`;
    const estree = { body: [{ expression: { properties: [{ value: { value: html } }] } }] };
    const attributes = [{ type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value: { data: { estree } } }];
    return { type: 'mdxJsxFlowElement', name: 'span', attributes, children: [] } as unknown as Element;
  });
  return { type: 'root', children: [{ type: 'element', tagName: 'Picture', properties, children: spans }] };
}
const PHOTO: Properties = { file: './photo.jpg', alt: 'A photo' };
const TWO_WIDTHS = '/static/1234/a/photo.webp 490w,\n/static/1234/b/photo.webp 736w';
const SHOWN_TWO_WIDTHS = 'source srcSet="/static/1234/a/photo.webp 490w, /static/1234/b/photo.webp 736w"';

describe('a picture', () => {
  const folder = temporaryFolder({ 'wall.webp': 'light', 'wall.dark.webp': 'dark', 'a wall.png': 'light', 'a wall.dark.png': 'dark' });
  const file = `${folder}/page.mdx`;

  it('alone in its paragraph is a figure with its title as caption', () => {
    expect(outlineOf('![A photo](./photo.jpg "The wall in *2024*")', { file })).toEqual([
      'figure',
      ...picture('  ', 'photo.jpg', 'A photo'),
      '  figcaption',
      '    "The wall in *2024*"',
    ]);
  });

  it('without a title has no caption', () => {
    expect(outlineOf('![A photo](./photo.jpg)', { file })).toEqual(['figure', ...picture('  ', 'photo.jpg', 'A photo')]);
  });

  it('is offered in the widths that gatsby-remark-images made', () => {
    expect(outline(plainTree(sizedAs(PHOTO, TWO_WIDTHS), SURROUNDINGS).children)).toEqual([
      'figure',
      '  picture',
      `    ${SHOWN_TWO_WIDTHS} sizes="(min-width: 997px) 736px, calc(100vw - 42px)"`,
      `    img src="/static/1234/b/photo.webp" alt="A photo" ${PLACE}`,
    ]);
  });

  it('of a single width needs no choice', () => {
    const tree = plainTree(sizedAs(PHOTO, '/static/1234/b/photo.webp 360w'), SURROUNDINGS);
    expect(outline(tree.children)).toEqual(['figure', '  picture', `    img src="/static/1234/b/photo.webp" alt="A photo" ${PLACE}`]);
  });

  it('that is a drawing is sized for both modes', () => {
    const tree = plainTree(sizedAs({ ...PHOTO, dark: './photo.dark.jpg' }, TWO_WIDTHS, TWO_WIDTHS), SURROUNDINGS);
    expect(outline(tree.children).filter((line) => /picture|source/.test(line))).toEqual([
      '  picture className=["light"]',
      expect.stringContaining(SHOWN_TWO_WIDTHS),
      '  picture className=["dark"]',
      expect.stringContaining(SHOWN_TWO_WIDTHS),
    ]);
  });

  it('smaller than the text keeps its own size', () => {
    const measure = () => ({ width: 24, height: 24 });
    expect(outlineOf('![A sign](./photo.jpg)', { file, measure }).join('\n')).toContain('width=24 height=24');
  });

  it('in a gallery is smaller', () => {
    const gallery: Element = {
      type: 'element',
      tagName: 'Gallery',
      properties: {},
      children: sizedAs(PHOTO, TWO_WIDTHS).children as ElementContent[],
    };
    expect(outline(plainTree({ type: 'root', children: [gallery] }, SURROUNDINGS).children).join('\n')).toContain(
      'sizes="(max-width: 599px) calc(50vw - 45px), 245px"',
    );
  });

  it('wider than the text keeps the place that it takes there', () => {
    const measure = () => ({ width: 1472, height: 1000 });
    expect(outlineOf('![A photo](./photo.jpg)', { file, measure }).join('\n')).toContain('width=736 height=500');
  });

  it.each([
    ['./wall.webp', 'wall.webp', 'wall.dark.webp'],
    ['./a%20wall.png', 'a wall.png', 'a wall.dark.png'],
  ])('that is a drawing of ours comes with its twin for dark mode: %s', (address, light, dark) => {
    expect(outlineOf(`![The wall](${address})`, { file })).toEqual([
      'figure',
      '  picture className=["light"]',
      `    img src="/static/1234/${light}" alt="The wall" ${PLACE}`,
      '  picture className=["dark"]',
      `    img src="/static/1234/${dark}" alt="The wall" ${PLACE}`,
    ]);
  });

  it('beside others in one paragraph makes a figure each', () => {
    expect(outlineOf('![A](./photo.jpg)\n![B](./wall.webp)', { file }).filter((line) => line === 'figure')).toHaveLength(2);
    expect(
      outlineOf('<Gallery>\n\n![A](./photo.jpg "One")\n\n![B](./photo.jpg "Two")\n\n</Gallery>', { file }).filter(
        (line) => line === '  figure',
      ),
    ).toHaveLength(2);
  });

  it('among words stays in its line', () => {
    expect(outlineOf('See ![A](./photo.jpg) here', { file })).toEqual(['p', '  "See "', ...picture('  ', 'photo.jpg', 'A'), '  " here"']);
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
  const headings = (text: string) => headingsOfTree(treeOfText(text));

  it('are in order, with their level, those inside admonitions too', () => {
    expect(headings('## One\n\n:::note\n### Two\n:::\n\n###### Six')).toEqual([
      { id: 'one', depth: 2, text: 'One' },
      { id: 'two', depth: 3, text: 'Two' },
      { id: 'six', depth: 6, text: 'Six' },
    ]);
  });

  it('do not count the one above footnotes, even where a section is called "Footnote label"', () => {
    const text = '[below](#footnote-label)[^1]\n\n## Footnote label\n\n[^1]: A note.';
    expect(headings(text)).toEqual([{ id: 'footnote-label', depth: 2, text: 'Footnote label' }]);
    const outlined = outlineOf(text).join('\n');
    expect(outlined.match(/ id="footnote-label"/g)).toHaveLength(1);
    expect(outlined).toContain('h2 className=["sr-only"] id="footnotes.label"');
    expect(outlined).toContain('ariaDescribedBy=["footnotes.label"]');
  });

  it.each([
    ['a link with a title', '## Read [the rules](/wiki "Safety page") first', 'read-the-rules-first', 'Read the rules first'],
    ['a link by reference', '## See [the rules][r]\n\n[r]: /wiki "Safety page"', 'see-the-rules', 'See the rules'],
    ['a picture', '## The ![plug](./plug.png) A to Z', 'the-plug-a-to-z', 'The plug A to Z'],
    ['a footnote', '## Limits[^x]\n\n[^x]: A limit.', 'limits', 'Limits'],
    ['an id of its own', '## Coiling {/* #coil */}', 'coil', 'Coiling'],
  ])('have one anchor, for the page, the link and the check: with %s', (_what, text, id, words) => {
    expect(headings(text)).toEqual([{ id, depth: 2, text: words }]);
    expect(outlineOf(text).join('\n')).toContain(`href="#${id}" className=["anchor","no-print"] ariaLabel="Link to section ${words}"`);
    expect(
      problemsIn({ 'wiki/a.mdx': page('title: A', `![plug](./plug.png) [There](#${id})\n\n${text}\n`), 'wiki/plug.png': 'picture' }),
    ).toEqual([]);
  });

  it('of the statistics are among those of the page, and number each other', () => {
    const text = '[Up](#contributors) [down](#contributors-1) [longest](#longest-pages)\n\n## Contributors\n\nOurs.\n\n<WikiStats />';
    expect(headings(text).map(({ id }) => id)).toEqual(expect.arrayContaining(['contributors', 'longest-pages', 'contributors-1']));
    expect(
      problemsIn({ 'wiki/a.mdx': page('title: A', `${text}\n`), 'wiki/b.mdx': page('title: B', '[Longest](/wiki/a#longest-pages)\n') }),
    ).toEqual([]);
  });
});
