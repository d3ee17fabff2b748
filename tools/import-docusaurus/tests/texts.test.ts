/** What becomes of the texts of pages. */
import { fileOf, importPage, importSite } from './support';

const text = (source: string, more: Record<string, string> = {}, given: Parameters<typeof importPage>[2] = {}, name?: string): string =>
  importPage(source, more, given, name).text;

describe('admonitions', () => {
  test.each([
    ['a title behind the kind', ':::tip Coil it\n\nOver, under.\n\n:::', ':::tip[Coil it]\n\nOver, under.\n\n:::'],
    ['a title in square brackets', ':::tip[Coil it]\n\nOver, under.\n\n:::', ':::tip[Coil it]\n\nOver, under.\n\n:::'],
    ['no title', ':::danger\n\nHot.\n\n:::', ':::danger[Danger]\n\nHot.\n\n:::'],
    ['a kind that has another name here', ':::caution\n\nHot.\n\n:::', ':::warning[Caution]\n\nHot.\n\n:::'],
    [
      'one inside another',
      '::::note Outer\n\n:::tip Inner\n\nDeep.\n\n:::\n\n::::',
      '::::note[Outer]\n\n:::tip[Inner]\n\nDeep.\n\n:::\n\n::::',
    ],
    ['a component', '<Admonition type="info" title="Why">Because.</Admonition>', ':::info[Why]\n\nBecause.\n\n:::'],
    ['a title alone', ':::note Only this\n:::', '**Only this**'],
    [
      'details',
      '<details>\n<summary>More on **lamps**</summary>\n\nThey glow.\n\n</details>',
      ':::note[More on lamps]\n\nThey glow.\n\n:::',
    ],
  ])('%s', (_what, source, wanted) => {
    expect(text(source)).toBe(wanted);
  });
});

describe('headings', () => {
  test.each([
    ['an id in braces stays', '## Coiling cables {#coil}', '## Coiling cables {/* #coil */}'],
    ['an id in a comment stays', '## Coiling cables {/* #coil */}', '## Coiling cables {/* #coil */}'],
    ['an id that the words give anyway is not written', '## Coiling {#coiling}', '## Coiling'],
    ['a level that was left out is closed', '## One\n\n#### Two', '## One\n\n### Two'],
    ['a second title is a section', '# Page\n\nText.\n\n# Another\n\n## Below', 'Text.\n\n## Another\n\n### Below'],
    ['a heading of HTML', '<h2 id="coil">Coiling</h2>', '## Coiling {/* #coil */}'],
    ['an anchor above a heading', '<a id="coil"></a>\n\n## Coiling\n\n[There](#coil)', '## Coiling\n\n[There](#coiling)'],
  ])('%s', (_what, source, wanted) => {
    expect(text(source)).toBe(wanted);
  });

  test('links to ids find them, from the page and from others', () => {
    const source = '## Coiling cables {#coil}\n\n[Here](#coil), [there](./other.md#way), [gone](./other.md#nowhere)';
    const { text: written, decisions } = importPage(source, { 'docs/other.md': '## The way {#way}' });
    expect(written).toContain('[Here](#coil), [there](/wiki/other#way), [gone](/wiki/other)');
    expect(decisions).toEqual(['3: No heading of /wiki/other has the anchor "nowhere"; the link opens the page.']);
  });
});

describe('tabs are sections', () => {
  const TABS = [
    "import Tabs from '@theme/Tabs';",
    "import TabItem from '@theme/TabItem';",
    '',
    '## Desks',
    '',
    '<Tabs groupId="desk">',
    '  <TabItem value="flx" label="FLX">',
    '',
    'Press **go**.',
    '',
    '  </TabItem>',
    '  <TabItem value="eos" label="Eos" default>Press *back*.</TabItem>',
    '</Tabs>',
    '',
    'After.',
  ].join('\n');

  test('tabs are sections, each below what they stand in', () => {
    expect(text(TABS)).toBe('## Desks\n\n### FLX\n\nPress **go**.\n\n### Eos\n\nPress _back_.\n\nAfter.');
  });

  test('tabs with labels in a list of values are sections', () => {
    const source = '<Tabs values={[{label: "Left", value: "l"}]}>\n<TabItem value="l">Hand</TabItem>\n</Tabs>';
    expect(text(source)).toBe('## Left\n\nHand');
  });

  test('tabs in a list are bold words', () => {
    expect(text('- One\n\n  <Tabs>\n  <TabItem value="a" label="A">Text</TabItem>\n  </Tabs>')).toBe('- One\n\n  **A**\n\n  Text');
  });
});

describe('code', () => {
  test.each([
    ['a title', '```js title="src/a.js" {1,3-4} showLineNumbers\nlet a;\n```', '**src/a.js**\n\n```js\nlet a;\n```'],
    ['lines that only mark others', '```js\n// highlight-next-line\nlet a;\n```', '```js\nlet a;\n```'],
    ['a component', '<CodeBlock language="py" title="a.py">{`print(1)`}</CodeBlock>', '**a.py**\n\n```py\nprint(1)\n```'],
    ['code of a file', 'import code from \'!!raw-loader!./a.txt\';\n\n<CodeBlock language="sh">{code}</CodeBlock>', '```sh\nls -l\n```'],
    ['what looks like a comment, a tag or a brace', '```html\n<!-- {a} <b> -->\n```', '```html\n<!-- {a} <b> -->\n```'],
    ['the same in a line', 'Write `<!-- {a} -->`.', 'Write `<!-- {a} -->`.'],
  ])('%s', (_what, source, wanted) => {
    expect(text(source, { 'docs/a.txt': 'ls -l\n' })).toBe(wanted);
  });

  test('lines that are indented were code until the third release', () => {
    expect(text('So:\n\n    let a;\n', {}, { isMdxOne: true }, 'docs/page.md')).toBe('So:\n\n```\nlet a;\n```');
  });

  test('diagrams get a title and words; those that cannot be drawn are code', () => {
    const { text: written, decisions } = importPage(
      '## Way\n\n```mermaid\ngraph TD\n  A[Desk] --> B[Lamp]\n```\n\n```mermaid\nmindmap\n  root\n```',
    );
    expect(written).toContain('graph TD\n  accTitle: Way\n  accDescr: A diagram of: Desk, Lamp.\n  A[Desk]');
    expect(written).toContain('```text\nmindmap');
    expect(decisions).toHaveLength(2);
  });

  test('formulas are refused with a word', () => {
    const config = { presets: [['classic', { docs: { remarkPlugins: [{ name: 'remark-math' }] } }]] };
    const { text: written, decisions } = importPage('Power $P = UI$ and $\\frac{P}{U}$ costs $5.\n\n$$\nE = mc^2\n$$', {}, { config });
    expect(written).toBe('Power `P = UI` and `\\frac{P}{U}` costs $5.\n\n```latex\nE = mc^2\n```');
    expect(decisions).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('formula') as string));
    expect(text('<p>\n\n$$\nE\n$$', {}, { config })).toBe('```latex\nE\n```');
    expect(text('It costs $5 or $6.')).toBe('It costs $5 or $6.');
  });
});

describe('JavaScript', () => {
  test.each([
    ['a value that the page exports', 'export const year = 2025;\nexport const who = "crew";\n\nThe {who} of {year}.', 'The crew of 2025.'],
    ['a value of front matter', '---\nroom: FAB\n---\nIn {frontMatter.room}.', 'In FAB.'],
    ['a value of a JSON file', "import kit from './kit.json';\n\n{kit.lamps[0]} and {kit.lamps.length} more", 'PAR and 2 more'],
    ['comments', 'Text.{/* not */}\n\n{/* a\nb */}\n\n<!-- c\n\nd -->\n\n<!--\ne\n-->\n\nMore.', 'Text.\n\nMore.'],
    ['an empty string', "A{' '}b", 'A b'],
  ])('%s', (_what, source, wanted) => {
    expect(text(source, { 'docs/kit.json': '{"lamps": ["PAR", "fresnel"]}' })).toBe(wanted);
  });

  test('what a press would have done goes with a count; the words stay', () => {
    const { text: written, report } = importPage('<button onClick={() => alert(1)}>Press me</button>');
    expect(written).toBe('Press me');
    expect([...report.dropped]).toEqual([['actions on a press or the like', 1]]);
  });

  test('eighty slashes in front of an expression do not make it a comment', () => {
    expect(text(`{${'/'.repeat(80)}\nprops.title}`)).toContain('props.title');
  });

  test('parts are put where they are used, with what they are given, also if they have the name of an element', () => {
    const more = {
      'docs/_part.mdx': "import Inner from './deep/_inner.md';\n\n**{props.who}** does it.\n\n<Inner />",
      'docs/deep/_inner.md': 'See [lamps](../lamps.md) and ![A lamp](./lamp.png).',
      'docs/lamps.md': '# Lamps',
      'docs/deep/lamp.png': 'picture',
    };
    const { text: written, files } = importPage('import P from \'./_part.mdx\';\n\nFirst.\n\n<P who="Mike" />', more);
    expect(written).toBe('First.\n\n**Mike** does it.\n\nSee [lamps](/wiki/lamps) and ![A lamp](./lamp.png).');
    expect(files.get('wiki/lamp.png')).toEqual({ copyOf: 'docs/deep/lamp.png' });
  });

  test('components that nobody knows leave their words, with file and line, whatever the attribute is called', () => {
    const crew = 'export const crew = [{name: "Mike", does: "lights"}];';
    const components = ['<Card title="Kit list">\n\nLamps.\n\n</Card>', '<Quote said="Break a leg" className="big" from={crew} open />'];
    const page = importPage([crew, ...components, '<Stage3D model="fab" />'].join('\n\n'));
    expect(page).toMatchObject({ text: 'Kit list\n\nLamps.\n\nBreak a leg', missing: [] });
    expect(page.decisions).toEqual([
      '3: There is no component <Card> here: only its text is left.',
      '9: There is no component <Quote> here: only its text is left. Attributes lost: from=[{"name":"Mike","does":"lights"}].',
      '11: There is no component <Stage3D> here: it was left out. Attributes lost: model="fab".',
    ]);
  });

  test('a table of one’s own says what becomes of a component', () => {
    const components = {
      Shot: { to: 'picture', attributes: { src: 'file', alt: 'words', title: 'below' } },
      Box: { to: 'admonition', attributes: { title: 'name' }, values: { kind: 'lore' } },
    };
    const source = '<Shot file={require("./lamp.png").default} words="A lamp" below="Ours" />\n\n<Box name="Old">Long ago.</Box>';
    expect(text(source, { 'docs/lamp.png': 'picture' }, { components })).toBe(
      '![A lamp](./lamp.png "Ours")\n\n:::lore[Old]\n\nLong ago.\n\n:::',
    );
  });
});

describe('pictures and films', () => {
  const more = {
    'docs/img/lamp.png': 'a',
    'static/img/desk.jpg': 'b',
    'docs/My Lamp.png': 'c',
    'docs/clip.mp4': 'd',
    'static/img/plan.svg': '<svg/>',
  };

  test.each([
    ['beside the page', '![A lamp](./img/lamp.png)', '![A lamp](./lamp.png)'],
    ['with a caption', '![A lamp](img/lamp.png "Ours")', '![A lamp](./lamp.png "Ours")'],
    ['of the folder static', '![A desk](/img/desk.jpg)', '![A desk](./desk.jpg)'],
    ['by pathname', '![A desk](pathname:///img/desk.jpg)', '![A desk](./desk.jpg)'],
    ['with a space in its name', '![A lamp](./My%20Lamp.png)', '![A lamp](./My-Lamp.png)'],
    ['required', '<img src={require("./img/lamp.png").default} alt="A lamp" width="200" />', '![A lamp](./lamp.png)'],
    [
      'by useBaseUrl',
      "import useBaseUrl from '@docusaurus/useBaseUrl';\n\n<img alt=\"A desk\" src={useBaseUrl('/img/desk.jpg')} />",
      '![A desk](./desk.jpg)',
    ],
    ['imported', "import lamp from './img/lamp.png';\n\n<img src={lamp} alt=\"A lamp\" style={{width: '2em'}} />", '![A lamp](./lamp.png)'],
    ['in HTML that is never closed', '<img src="/img/desk.jpg" alt="A desk">', '![A desk](./desk.jpg)'],
    ['in a figure', '<figure>\n\n![A lamp](./img/lamp.png)\n\n<figcaption>Ours</figcaption>\n</figure>', '![A lamp](./lamp.png "Ours")'],
    ['drawn', '![A plan](/img/plan.svg)', '![A plan](./plan-svg.png)'],
    [
      'several of a gallery',
      '<div class="img-gallery">\n  ![A lamp](./img/lamp.png)\n  ![A desk](/img/desk.jpg)\n</div>',
      '<Gallery>\n  ![A lamp](./lamp.png)\n\n  ![A desk](./desk.jpg)\n</Gallery>',
    ],
    ['on another host, in a link', '[![Badge](https://img.example/a.svg)](https://a.example)', '[Badge](https://a.example)'],
    ['the same of HTML', '<a href="https://a.example"><img src="https://img.example/a.svg" alt="Badge"></a>', '[Badge](https://a.example)'],
    [
      'a film on YouTube',
      '<iframe width="560" src="https://www.youtube.com/embed/N6hUAOEnH8Q" title="The switch-on"></iframe>',
      '<Video url="https://www.youtube.com/watch?v=N6hUAOEnH8Q" title="The switch-on" />',
    ],
    [
      'a film with an empty title',
      '<video src={require("./clip.mp4").default} title=""></video>',
      '<Video src="./clip.mp4" title="Video" />',
    ],
    [
      'a film beside the page',
      '<video controls src={require("./clip.mp4").default} title="A clip"></video>',
      '<Video src="./clip.mp4" title="A clip" />',
    ],
  ])('%s', (_what, source, wanted) => {
    expect(text(source, more)).toBe(wanted);
  });

  test('pictures of one name do not overwrite each other, of one page or of its neighbours, on no disk', () => {
    const pictures = { 'docs/one/lamp.png': '1', 'docs/two/lamp.png': '2', 'docs/three/Lamp.PNG': '3' };
    const imported = importSite({
      ...pictures,
      'docs/a.md': '![A](./one/lamp.png)',
      'docs/b.md': '---\nimage: ./three/Lamp.PNG\n---\n![B](./two/lamp.png) ![A](./one/lamp.png)',
    });
    expect(fileOf(imported, 'wiki/a.mdx')).toContain('![A](./lamp.png)');
    expect(fileOf(imported, 'wiki/b.mdx')).toContain('![B](./lamp-2.png) ![A](./lamp.png)');
    expect(fileOf(imported, 'wiki/b.mdx')).toContain('image: ./Lamp-3.PNG\n');
    expect(['lamp.png', 'lamp-2.png', 'Lamp-3.PNG'].map((name) => fileOf(imported, `wiki/${name}`))).toEqual(
      Object.keys(pictures).map((file) => `copy of ${file}`),
    );
  });

  test.each([
    ['![](./IMG_1234.png)', '![Picture in the section “Desk”](./IMG_1234.png)', 'picture ./IMG_1234.png has no alt text; “Picture in the'],
    [
      '<img src="./IMG_1234.png" alt="" title="" />',
      '![Picture in the section “Desk”](./IMG_1234.png)',
      'has no alt text; “Picture in the',
    ],
    [
      '<iframe src="https://a.example/b" title=" " />',
      '<Embed url="https://a.example/b" title="Desk on a.example" />',
      'has no title; “Desk on',
    ],
  ])('%s, which nobody described, is listed, with words that stand in', (source, wanted, words) => {
    const { text: written, decisions } = importPage(`## Desk\n\n${source}`, { 'docs/IMG_1234.png': 'a' });
    expect(written).toContain(wanted);
    expect(decisions).toEqual([expect.stringMatching(`^3: The .*${words}`)]);
  });
});

describe('links', () => {
  const more = {
    'docs/dir/other.md': '# Other',
    'docs/dir/index.md': '# Dir',
    'static/files/rules.pdf': 'pdf',
    'docs/plan.pdf': 'pdf',
    'docs/My Page.md': '# Mine',
  };

  test.each([
    ['with words on hovering', '[a](./dir/other.md "The other")', '[a](/wiki/dir/other "The other")'],
    ['to a file of a page', '[a](./dir/other.md)', '[a](/wiki/dir/other)'],
    ['to it without its ending', '[a](dir/other)', '[a](/wiki/dir/other)'],
    ['to an address', '[a](/docs/dir/other/)', '[a](/wiki/dir/other)'],
    ['to the site by its whole address', '[a](https://lamp.example.org/docs/dir)', '[a](/wiki/dir)'],
    ['to a file of the site', '[a](@site/docs/dir/other.md)', '[a](/wiki/dir/other)'],
    ['with a space', '[a](./My%20Page.md)', '[a](/wiki/my-page)'],
    ['by reference', '[a][b]\n\n[b]: ./dir/other.md', '[a](/wiki/dir/other)'],
    [
      'between angles',
      '<https://example.org/a_b> and <crew@example.org>',
      '[https://example.org/a\\_b](https://example.org/a_b) and [crew@example.org](mailto:crew@example.org)',
    ],
    ['of HTML', '<a href="/docs/dir" target="_blank" rel="noreferrer">a</a>', '[a](/wiki/dir)'],
    ['to a document of static', '[Rules](/files/rules.pdf)', '[Rules](/files/rules.pdf)'],
    ['to a document beside the page', '[Plan](./plan.pdf)', '[Plan](/files/docs/plan.pdf)'],
    ['to the home page', '[Home](/)', '[Home](/)'],
  ])('%s', (_what, source, wanted) => {
    expect(text(source, more)).toBe(wanted);
  });

  test('to a document in a folder of the name of the site’s base lead to it, and not to another', () => {
    const documents = { 'static/files/crew/rota.pdf': 'ours', 'static/files/rota.pdf': 'another' };
    const source = '[Ours](/files/crew/rota.pdf), [another](/crew/files/rota.pdf)';
    expect(text(source, documents, { config: { baseUrl: '/crew/' } })).toBe('[Ours](/files/crew/rota.pdf), [another](/files/rota.pdf)');
  });
});

describe('HTML and what looks like it', () => {
  test.each([
    ['a line break', 'One<br>two<br/>three', 'One\\\ntwo\\\nthree'],
    ['a dialogue box', '<dialog open>\n\nShown at once.\n\n</dialog>', 'Shown at once.'],
    ['a title, a variable and a marked word', '<cite>Ghosts</cite>, <var>n</var>, <mark>new</mark>', '_Ghosts_, _n_, new'],
    ['styles in a string', '<p style="color: red" class="x">Red</p>', 'Red'],
    ['dressing', 'H<sub>2</sub>O, m<sup>2</sup>, <kbd>Ctrl</kbd>, <u>under</u>, <b>bold</b>', 'H₂O, m², `Ctrl`, under, **bold**'],
    [
      'a table',
      '<table>\n<tr><th>A</th><th>B</th></tr>\n<tr><td>1</td><td><a href="https://example.org">2</a></td></tr>\n</table>',
      '| A | B |\n| - | - |\n| 1 | [2](https://example.org) |',
    ],
    ['a list', '<ul><li>One</li><li>Two</li></ul>', '- One\n- Two'],
    ['two lists in a row', '- One\n\n<ul><li>Two</li></ul>\n\n1. Three\n\n<ol><li>Four</li></ol>', '- One\n- Two\n\n1. Three\n2. Four'],
    ['centred words that are never closed', '<center>\n\nMiddle', 'Middle'],
    ['a line break that is only closed', 'One</br>two', 'One\\\ntwo'],
    ['a line break that is opened and closed', 'One<br></br>two', 'One\\\ntwo'],
    ['a line break within a link', '[One<br/>two](https://example.org)', '[One\\\ntwo](https://example.org)'],
    [
      'links on lines of their own',
      '<div>\n  <a href="https://a.example">\n    <b>A</b>\n  </a>\n  <a href="https://b.example">\n    <b>B</b>\n  </a>\n</div>',
      '[**A**](https://a.example) [**B**](https://b.example)',
    ],
    ['bold words beside bold words', '<b>one</b><b>two</b>', '**onetwo**'],
    [
      'words on hovering',
      '<abbr title="Lighting">LX</abbr> by <a href="https://a.example" title="The crew">us</a>',
      'LX (Lighting) by [us](https://a.example "The crew")',
    ],
    ['a sign that is no tag', 'a < b and 5<6', 'a \\< b and 5\\<6'],
    ['emoji', 'Go :rocket: at 10:30:45', 'Go 🚀 at 10:30:45'],
    ['words between colons that JavaScript knows of every object', 'A :constructor: and :tada:.', 'A :constructor: and 🎉.'],
    ['a line of text that starts like code', 'export is a word.', '&#x65;xport is a word.'],
    ['signs that look like links', 'Use a[0][1] there', 'Use `a[0][1]` there'],
    ['footnotes', 'Text[^1].\n\n[^1]: Below.', 'Text[^1].\n\n[^1]: Below.'],
  ])('%s', (_what, source, wanted) => {
    expect(text(source)).toBe(wanted);
  });

  test('braces are text where a site says that .md is plain Markdown', () => {
    const given = { config: { markdown: { format: 'detect' } } };
    expect(importPage('A {b} c', {}, given, 'docs/page.md')).toMatchObject({ text: 'A \\{b\\} c', decisions: [] });
  });
});

test('an admonition that is not closed changes no other, and no code', () => {
  const closed = '- :::tip[Lamps]\n\n  They glow.\n\n  :::';
  const code = '```md\n  :::note\n```';
  const said = '11: This admonition in a list is not closed; its colons are shown as typed.';
  expect(importPage(`${closed}\n\n${code}\n\n1. :::note\n\nText <b>`)).toMatchObject({
    text: `${closed}\n\n${code}\n\n1. \`:::note\`\n\nText`,
    decisions: [expect.stringMatching(/^13: This page is not valid MDX, so it was read as plain Markdown/), said],
  });
  const config = { markdown: { format: 'md' } };
  expect(importPage(`${closed}\n\n${code}\n\n1. :::note\n\nText`, {}, { config }, 'docs/page.md').decisions).toEqual([said]);
});

test('a file beside the folder of the site stays inside the content folder', () => {
  const { files } = importPage(
    '[Run it](../../../deploy.js) and [read it](../../../shared/notes.pdf).',
    {
      '../deploy.js': 'go()',
      '../shared/notes.pdf': 'PDF',
    },
    {},
    'docs/a/page.mdx',
  );
  expect([...files.keys()].filter((name) => name.includes('..'))).toEqual([]);
});

describe('what the import cannot keep is listed with its line, and reads well:', () => {
  const PART = { 'docs/_part.mdx': "import Part from './_part.mdx';\n\n<Part />" };
  test.each([
    [
      'a kind of admonition that the site made up is a note',
      ':::ghost Boo\n\nWho is there?\n\n:::',
      ':::note[Boo]\n\nWho is there?\n\n:::',
      [/^1: There is no admonition of the kind "ghost" here; it is a note now\.$/],
    ],
    [
      'an admonition that a list opens and does not close',
      '- One\n\n  :::note\n\nText',
      '- One\n\n  `:::note`\n\nText',
      [/^3: This admonition in a list is not closed; its colons are shown as typed\.$/],
    ],
    [
      'JavaScript that would have to run is code',
      'It is {new Date().getFullYear()}.',
      'It is `new Date().getFullYear()`.',
      [/^1: The import cannot compute \{new Date\(\)\.getFullYear\(\)\}; readers see it as code\.$/],
    ],
    ['a part that imports itself', "import Part from './_part.mdx';\n\n<Part />", '', [/imports itself/]],
    [
      'a picture on another host is a link, and one that is missing leaves its words',
      '![Badge](https://img.example.org/a.svg) ![Gone](./gone.png)',
      '[Badge](https://img.example.org/a.svg) _Gone_',
      [/^1: /, /^1: /],
    ],
    [
      'a link that leads nowhere leaves its words',
      'See [the **gone** page](./gone.md).',
      'See the **gone** page.',
      [/^1: The target of the link \.\/gone\.md was not imported/],
    ],
    ['a brace that is no code', 'Press {Ctrl+ and go.', 'Press \\{Ctrl+ and go.', [/is shown as typed/]],
    [
      'what is no valid MDX is closed, or shown as typed',
      '<Tabs>\n<TabItem value="a" label="Desk">\n\nPress<br>5 <6 {now.\n\n</TabItem>\n</Tabs>',
      '## Desk\n\nPress\\\n5 \\<6 \\{now.',
      [/^4: This is not valid MDX/, /^4: This is not valid MDX/],
    ],
    [
      'a page that no mending makes valid is read as HTML and Markdown, with the components that it has',
      'import Tabs from \'@theme/Tabs\';\n\n<Tabs>\n<TabItem value="a" label="Desk">\n\n<p>Press\n\n<p>Go.\n\n</TabItem>\n</Tabs>',
      '## Desk\n\nPress\n\nGo.',
      [/^\d+: This page is not valid MDX/],
    ],
  ])('%s', (_what, source, wanted, listed) => {
    const { text: written, decisions, missing } = importPage(source, PART);
    expect(written).toBe(wanted);
    expect(decisions).toEqual(listed.map((words) => expect.stringMatching(words) as string));
    expect(missing).toEqual([]);
  });
});
