import type { Element, ElementContent, Root } from 'hast';
import { countWords, headingsOfTree, treeOfCompiledPage, textOfTree } from '../../src/wiki/node/content-tree';
import { SURROUNDINGS, treeOfText } from '../support/compile-text';
import { page, temporaryFolder } from '../support/content-folder';
import { problemsIn } from '../support/content-problems';

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

it('a table has headers in its first row, and in the first cell of each row unless it is empty', () => {
  const lines = outlineOf('| Size | Pairs |\n| - | - |\n| 5 | 2 |\n| | 3 |\n').filter((line) => /^ *(?:th|td)\b/.test(line));
  expect(lines.map((line) => line.trim())).toEqual(['th scope="col"', 'th scope="col"', 'th scope="row"', 'td', 'td', 'td']);
  expect(outlineOf('| Alone |\n| - |\n| 5 |\n').filter((line) => line.includes('scope="row"'))).toEqual([]);
});

it('a task list is one checklist with the lists in it', () => {
  expect(outlineOf('- [ ] *Tested*\n  - [ ] By two\n').filter((line) => !/input|span/.test(line))).toEqual([
    'Checklist',
    '  ul className=["contains-task-list"]',
    '    li className=["task-list-item"]',
    '      label',
    '          em',
    '            "Tested"',
    '      ul className=["contains-task-list"]',
    '        li className=["task-list-item"]',
    '          label',
    '              "By two"',
  ]);
});

it('each task has one box when blank lines separate them, and further paragraphs below', () => {
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

it('an admonition may be of every kind, and its default title is the kind', () => {
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

it('a text has no title, because the page shows it above', () => {
  expect(outlineOf('# The Dock\n\nText')).toEqual(['p', '  "Text"']);
});

it('a component has the published addresses of its files', () => {
  expect(outlineOf('<Video title="Coiling" src="./coil.mp4" poster="./coil.png" captions="./coil.vtt" />')).toEqual([
    'Video title="Coiling" src="/static/1234/coil.mp4" poster="/static/1234/coil.png" captions="/static/1234/coil.vtt"',
  ]);
});

it('an admonition may stand in another and in a list', () => {
  const nested = (text: string): string[] => outlineOf(text).filter((line) => /Admonition |"Text"/.test(line));
  expect(nested('::::note[Outer]\n\n:::tip[Inner]\nText\n:::\n\n::::')).toEqual([
    'Admonition kind="note" title="Outer"',
    '  Admonition kind="tip" title="Inner"',
    '      "Text"',
  ]);
  expect(nested('- one\n\n  :::tip\n  Text\n  :::')).toEqual(['    Admonition kind="tip" title="Tip"', '        "Text"']);
});

it('the title of an admonition keeps links, code and pictures, and names its kind once', () => {
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
  expect(outlineOf(':::danger[A picture ![plug](./plug.png) of it]\n:::')[0]).toBe('Admonition kind="danger" title="A picture plug of it"');
});

it('a diagram keeps its caption and its description, also over several lines', () => {
  const chart = 'graph LR\naccTitle: The chain\naccDescr {\n  Desk\n  to amplifier\n}\nA-->B';
  const figure = outlineOf(`\`\`\`mermaid\n${chart}\n\`\`\``);
  expect(figure).toEqual([
    'figure className=["diagram"]',
    '  picture className=["light"]',
    expect.stringMatching(/img src="\/static\/1234\/diagram.svg" alt="Desk to amplifier"/),
    '  picture className=["dark"]',
    expect.stringMatching(/img src="\/static\/1234\/diagram.svg#dark"/),
    '  figcaption',
    '    "The chain"',
  ]);
});

const PLACE = 'width=640 height=320 loading="lazy" decoding="async"';
/** The parts of a photograph by gatsby-remark-images that we read, as gatsby-plugin-mdx wraps them. */
function photograph(): Element {
  const html = `<span class="gatsby-resp-image-wrapper"><img class="gatsby-resp-image-image" src="/static/1234/b/photo.webp"
    srcset="/static/1234/a/photo.webp 490w,\n/static/1234/b/photo.webp 736w" sizes="(max-width: 736px) 100vw, 736px" alt="A photo"/></span>`;
  const estree = { body: [{ expression: { properties: [{ value: { value: html } }] } }] };
  const attributes = [{ type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value: { data: { estree } } }];
  const children = [{ type: 'mdxJsxFlowElement', name: 'span', attributes, children: [] } as unknown as Element];
  return { type: 'element', tagName: 'Picture', properties: { file: './photo.jpg', alt: 'A photo' }, children };
}

const folder = temporaryFolder({});
const file = `${folder}/page.mdx`;

it('a picture is offered in each width that was made, with sizes for the text or for a gallery', () => {
  const gallery: Element = { type: 'element', tagName: 'Gallery', properties: {}, children: [photograph()] };
  const sources = outline(treeOfCompiledPage({ type: 'root', children: [photograph(), gallery] }, SURROUNDINGS).children);
  const srcset = 'srcSet="/static/1234/a/photo.webp 490w, /static/1234/b/photo.webp 736w"';
  expect(sources.filter((line) => line.includes('source')).map((line) => line.trim())).toEqual([
    `source ${srcset} sizes="(min-width: 997px) 736px, calc(100vw - 42px)"`,
    `source ${srcset} sizes="(max-width: 599px) calc(50vw - 45px), 245px"`,
  ]);
});

it('a drawing is one file for both colour modes, also with a space in its name', () => {
  expect(outlineOf('![The wall](./a%20wall.svg)', { file })).toEqual([
    'figure',
    '  picture className=["light"]',
    `    img src="/static/1234/a wall.svg" alt="The wall" ${PLACE}`,
    '  picture className=["dark"]',
    `    img src="/static/1234/a wall.svg#dark" alt="The wall" ${PLACE}`,
  ]);
});

it('a picture has a figure of its own, also beside others in one paragraph', () => {
  expect(outlineOf('![A](./photo.jpg)\n![B](./plug.jpg)', { file }).filter((line) => line === 'figure')).toHaveLength(2);
  const gallery = '<Gallery>\n\n![A](./photo.jpg "One")\n\n![B](./photo.jpg "Two")\n\n</Gallery>';
  expect(outlineOf(gallery, { file }).filter((line) => line === '  figure')).toHaveLength(2);
});

it('a picture among words stays in its line', () => {
  const [paragraph, before, , image, after] = outlineOf('See ![A](./photo.jpg) here', { file });
  expect([paragraph, before, after]).toEqual(['p', '  "See "', '  " here"']);
  expect(image).toBe(`    img src="/static/1234/photo.jpg" alt="A" ${PLACE}`);
});

it('the readable text holds captions and the titles of admonitions', () => {
  expect(textOfTree(treeOfText(':::tip[Tape first]\nThen coil.\n:::\n\n<Figure caption="A coil">\n\nRound\n\n</Figure>'))).toBe(
    'Tape first. Then coil. A coil Round',
  );
});

it('the readable text leaves out diagrams, videos and what components make', () => {
  expect(
    textOfTree(
      treeOfText(
        'One\n\n```mermaid\ngraph\naccTitle: x\naccDescr: y\n```\n\n<Video title="x" url="https://x.example" /> <WikiChangelog />\n\ntwo',
      ),
    ),
  ).toBe('One two');
});

it('words count if they contain a letter or a digit', () => {
  expect(countWords(treeOfText('Five words – at 10:30 &'))).toBe(4);
  expect(countWords(treeOfText('*Café* naïve 3×16A 🎭'))).toBe(3);
});

const headings = (text: string) => headingsOfTree(treeOfText(text));

it('the headings leave out the one above footnotes, even if a section is called "Footnote label"', () => {
  const text = '[below](#footnote-label)[^1]\n\n## Footnote label\n\n[^1]: A note.';
  expect(headings(text)).toEqual([{ id: 'footnote-label', depth: 2, text: 'Footnote label' }]);
  const outlined = outlineOf(text).join('\n');
  expect(outlined).not.toContain('style=');
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
])('a heading has the same anchor in the page, the link and the check: with %s', (_what, text, id, words) => {
  expect(headings(text)).toEqual([{ id, depth: 2, text: words }]);
  const outlined = outlineOf(text).join('\n');
  expect(outlined).toMatch(
    new RegExp(
      `h2 id="${id}" ariaLabel="${words}"\n(?:.*\n)*? +a href="#${id}" aria-label=".+ permalink" className=\\["anchor","no-print","after"\\]`,
    ),
  );
  expect(
    problemsIn({ 'wiki/a.mdx': page('title: A', `![plug](./plug.png) [There](#${id})\n\n${text}\n`), 'wiki/plug.png': 'picture' }),
  ).toEqual([]);
});

it('the headings include those of the statistics, and have numbers where they repeat', () => {
  const text = '[Up](#contributors) [down](#contributors-1) [longest](#longest-pages)\n\n## Contributors\n\nOurs.\n\n<WikiStats />';
  expect(headings(text).map(({ id }) => id)).toEqual(expect.arrayContaining(['contributors', 'longest-pages', 'contributors-1']));
  expect(
    problemsIn({ 'wiki/a.mdx': page('title: A', `${text}\n`), 'wiki/b.mdx': page('title: B', '[Longest](/wiki/a#longest-pages)\n') }),
  ).toEqual([]);
});
