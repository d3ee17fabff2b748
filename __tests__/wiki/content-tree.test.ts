import type { Element, Root } from 'hast';
import { renderToStaticMarkup } from 'react-dom/server';
import { SHARED_COMPONENTS, SYNTAX_COMPONENTS } from '../../src/content-model/page-components';
import { countWords, headingsOfTree, treeOfCompiledPage, textOfTree } from '../../src/wiki/node/content-tree';
import { renderTree } from '../../src/wiki/ui/text/render-tree';
import { SURROUNDINGS, treeOfText } from '../support/compile-text';
import { page } from '../support/content-folder';
import { problemsIn } from '../support/content-problems';

/** React warns of tags with capitals. */
const LOWER_CASE = Object.fromEntries(
  Object.keys({ ...SYNTAX_COMPONENTS, ...SHARED_COMPONENTS }).map((component) => [component, component.toLowerCase()]),
);
const rendered = (tree: Root): string => renderToStaticMarkup(renderTree(tree, LOWER_CASE)).replaceAll('\n', '');
const htmlOf = (text: string): string => rendered(treeOfText(text));

const PLACE = 'width="640" height="320" loading="lazy" decoding="async"';
const pictureOf = (file: string, alt = 'A'): string => `<picture><img src="/static/1234/${file}" alt="${alt}" ${PLACE}/></picture>`;
const modesOf = (file: string, alt: string, place = PLACE): string =>
  `<picture class="light"><img src="/static/1234/${file}" alt="${alt}" ${place}/></picture>` +
  `<picture class="dark"><img src="/static/1234/${file}#dark" alt="${alt}" ${place}/></picture>`;

it.each([
  [
    'a table has headers in its first row, and in the first cell of each row unless it is empty',
    '| Size | Pairs |\n| - | - |\n| 5 | 2 |\n| | 3 |',
    '<table><thead><tr><th scope="col">Size</th><th scope="col">Pairs</th></tr></thead>' +
      '<tbody><tr><th scope="row">5</th><td>2</td></tr><tr><td></td><td>3</td></tr></tbody></table>',
  ],
  [
    'a table of one column has no headers of rows',
    '| Alone |\n| - |\n| 5 |',
    '<table><thead><tr><th scope="col">Alone</th></tr></thead><tbody><tr><td>5</td></tr></tbody></table>',
  ],
  [
    'a task list is one checklist with the lists in it',
    '- [ ] *Tested*\n  - [ ] By two',
    '<checklist><ul class="contains-task-list"><li class="task-list-item">' +
      '<label><input type="checkbox" autoComplete="off"/><span> <em>Tested</em></span></label>' +
      '<ul class="contains-task-list"><li class="task-list-item">' +
      '<label><input type="checkbox" autoComplete="off"/><span> By two</span></label></li></ul></li></ul></checklist>',
  ],
  [
    'each task has one box when blank lines separate them, and further paragraphs below',
    '1. [ ] One\n\n   ```sh\n   echo\n   ```\n\n2. [x] Two\n\n   More of two.\n\n3. Plain',
    '<checklist><ol class="contains-task-list">' +
      '<li class="task-list-item"><label><input type="checkbox" autoComplete="off"/><span> One</span></label>' +
      '<pre><code class="language-sh">echo</code></pre></li>' +
      '<li class="task-list-item"><label><input type="checkbox" autoComplete="off" checked=""/><span> Two</span></label>' +
      '<p>More of two.</p></li><li><p>Plain</p></li></ol></checklist>',
  ],
  [
    'an admonition has its title and all its text',
    ':::warning[Mind the *gap*]\n\nOne.\n\n- two\n\n:::',
    '<admonition kind="warning" title="Mind the gap"><admonitiontitle>Warning: Mind the <em>gap</em></admonitiontitle>' +
      '<p>One.</p><ul><li>two</li></ul></admonition>',
  ],
  [
    'an admonition may stand in another, and has the name of its kind where it has no title',
    '::::note[Outer]\n\n:::tip\nText\n:::\n\n::::',
    '<admonition kind="note" title="Outer"><admonitiontitle>Note: Outer</admonitiontitle>' +
      '<admonition kind="tip" title="Tip"><admonitiontitle>Tip</admonitiontitle><p>Text</p></admonition></admonition>',
  ],
  [
    'an admonition may stand in a list',
    '- one\n\n  :::lore\n  Text\n  :::',
    '<ul><li><p>one</p><admonition kind="lore" title="Lore"><admonitiontitle>Lore</admonitiontitle><p>Text</p></admonition></li></ul>',
  ],
  [
    'the title of an admonition keeps links, code and pictures',
    ':::tip[[Press](https://form.example/) `Ctrl` ![A](./plug.png)]\n:::',
    '<admonition kind="tip" title="Press Ctrl A"><admonitiontitle>Tip: <a href="https://form.example/">Press</a> <code>Ctrl</code> ' +
      `${pictureOf('plug.png')}</admonitiontitle></admonition>`,
  ],
  [
    'an admonition names its kind once',
    ':::warning[Warning live parts]\n:::',
    '<admonition kind="warning" title="Warning live parts"><admonitiontitle>Warning live parts</admonitiontitle></admonition>',
  ],
  [
    'the title of an admonition has one colon',
    ':::danger[Emergency: tap to call]\n:::',
    '<admonition kind="danger" title="Emergency: tap to call"><admonitiontitle>Emergency: tap to call</admonitiontitle></admonition>',
  ],
  ['a text has no title, because the page shows it above', '# The Dock\n\nText', '<p>Text</p>'],
  [
    'a component has the published addresses of its files',
    '<Video title="Coiling" src="./coil.mp4" poster="./coil.png" captions="./coil.vtt" />',
    '<video title="Coiling" src="/static/1234/coil.mp4" poster="/static/1234/coil.png" captions="/static/1234/coil.vtt"></video>',
  ],
  [
    'a drawing is one file for both colour modes, also with a space in its name',
    '![The wall](./a%20wall.svg)',
    `<figure>${modesOf('a wall.svg', 'The wall')}</figure>`,
  ],
  [
    'a diagram keeps its caption and its description, also over several lines',
    '```mermaid\ngraph LR\naccTitle: The chain\naccDescr {\n  Desk\n  to amplifier\n}\nA-->B\n```',
    `<figure class="diagram">${modesOf('diagram.svg', 'Desk to amplifier', PLACE.replace('640', '400').replace('320', '200'))}` +
      '<figcaption>The chain</figcaption></figure>',
  ],
  [
    'a picture has a figure of its own, also beside others in one paragraph',
    '![A](./photo.jpg)\n![B](./plug.jpg "Caption")',
    `<figure>${pictureOf('photo.jpg')}</figure><figure>${pictureOf('plug.jpg', 'B')}<figcaption>Caption</figcaption></figure>`,
  ],
  ['a picture among words stays in its line', 'See ![A](./photo.jpg) here', `<p>See ${pictureOf('photo.jpg')} here</p>`],
])('%s', (_what, text, html) => {
  expect(htmlOf(text)).toBe(html);
});

/** The parts of a photograph by gatsby-remark-images that we read, as gatsby-plugin-mdx wraps them. */
function photograph(): Element {
  const html = `<span class="gatsby-resp-image-wrapper"><img class="gatsby-resp-image-image" src="/static/1234/b/photo.webp"
    srcset="/static/1234/a/photo.webp 490w,\n/static/1234/b/photo.webp 736w" sizes="(max-width: 736px) 100vw, 736px" alt="A photo"/></span>`;
  const estree = { body: [{ expression: { properties: [{ value: { value: html } }] } }] };
  const attributes = [{ type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value: { data: { estree } } }];
  const children = [{ type: 'mdxJsxFlowElement', name: 'span', attributes, children: [] } as unknown as Element];
  return { type: 'element', tagName: 'Picture', properties: { file: './photo.jpg', alt: 'A photo' }, children };
}

it('a picture is offered in each width that was made, with sizes for the text or for a gallery', () => {
  const gallery: Element = { type: 'element', tagName: 'Gallery', properties: {}, children: [photograph()] };
  const html = rendered(treeOfCompiledPage({ type: 'root', children: [photograph(), gallery] }, SURROUNDINGS));
  const srcset = 'srcSet="/static/1234/a/photo.webp 490w, /static/1234/b/photo.webp 736w"';
  expect(html.match(/<source .*?>/g)).toEqual([
    `<source ${srcset} sizes="(min-width: 997px) 736px, calc(100vw - 42px)"/>`,
    `<source ${srcset} sizes="(max-width: 599px) calc(50vw - 45px), 245px"/>`,
  ]);
});

it.each([
  [
    'holds captions and the titles of admonitions',
    ':::tip[Tape first]\nThen coil.\n:::\n\n<Figure caption="A coil">\n\nRound\n\n</Figure>',
    'Tape first. Then coil. A coil Round',
  ],
  [
    'leaves out diagrams, videos and what components make',
    'One\n\n```mermaid\ngraph\naccTitle: x\naccDescr: y\n```\n\n<Video title="x" url="https://x.example" /> <WikiChangelog />\n\ntwo',
    'One two',
  ],
])('the readable text %s', (_what, text, words) => {
  expect(textOfTree(treeOfText(text))).toBe(words);
});

it('words count if they contain a letter or a digit', () => {
  expect(countWords(treeOfText('Five words – at 10:30 & *Café* naïve 3×16A 🎭'))).toBe(7);
});

const headings = (text: string) => headingsOfTree(treeOfText(text));

it('the headings leave out the one above footnotes, even if a section is called "Footnote label"', () => {
  const text = '[below](#footnote-label)[^1]\n\n## Footnote label\n\n[^1]: A note.';
  expect(headings(text)).toEqual([{ id: 'footnote-label', depth: 2, text: 'Footnote label' }]);
  const html = htmlOf(text);
  expect(html.match(/<h2 [^>]*>/g)).toEqual([
    '<h2 id="footnote-label" aria-label="Footnote label">',
    '<h2 class="sr-only" id="footnotes.label">',
  ]);
  expect(html).toContain('data-footnote-ref="true" aria-describedby="footnotes.label"');
});

it.each([
  ['a link with a title', '## Read [the rules](/wiki "Safety page") first', 'read-the-rules-first', 'Read the rules first'],
  ['a link by reference', '## See [the rules][r]\n\n[r]: /wiki "Safety page"', 'see-the-rules', 'See the rules'],
  ['a picture', '## The ![plug](./plug.png) A to Z', 'the-plug-a-to-z', 'The plug A to Z'],
  ['a footnote', '## Limits[^x]\n\n[^x]: A limit.', 'limits', 'Limits'],
  ['an id of its own', '## Coiling {/* #coil */}', 'coil', 'Coiling'],
])('a heading has the same anchor in the page, the link and the check: with %s', (_what, text, id, words) => {
  expect(headings(text)).toEqual([{ id, depth: 2, text: words }]);
  const link = new RegExp(
    `<h2 id="${id}" aria-label="${words}">.*<a href="#${id}" aria-label=".+ permalink" class="anchor no-print after">`,
  );
  expect(htmlOf(text)).toMatch(link);
  const source = page('title: A', `![plug](./plug.png) [There](#${id})\n\n${text}\n`);
  expect(problemsIn({ 'wiki/a.mdx': source, 'wiki/plug.png': 'picture' })).toEqual([]);
});

it('the headings include those of the statistics, and have numbers where they repeat', () => {
  const text = '[Up](#contributors) [down](#contributors-1) [longest](#longest-pages)\n\n## Contributors\n\nOurs.\n\n<WikiStats />\n';
  expect(headings(text).map(({ id }) => id)).toEqual(expect.arrayContaining(['contributors', 'longest-pages', 'contributors-1']));
  const pages = { 'wiki/a.mdx': page('title: A', text), 'wiki/b.mdx': page('title: B', '[Longest](/wiki/a#longest-pages)\n') };
  expect(problemsIn(pages)).toEqual([]);
});
