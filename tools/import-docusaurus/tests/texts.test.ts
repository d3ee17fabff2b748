/** What becomes of the texts of pages. */
import { importPage, importSite } from './support';

const FILES = {
  'docs/_part.mdx': "import Part from './_part.mdx';\n\n<Part />",
  'docs/a.txt': 'ls -l\n',
  'docs/kit.json': '{"lamps": ["PAR", "fresnel"]}',
  'docs/img/lamp.png': 'a',
  'docs/My Lamp.png': 'b',
  'docs/1.png': 'c',
  'docs/clip.mp4': 'd',
  'docs/plan.pdf': 'e',
  'static/img/desk.jpg': 'f',
  'static/img/plan.svg': '<svg/>',
  'static/files/rules.pdf': 'g',
  'docs/dir/other.md': '# Other\n\n## The way {#way}',
  'docs/dir/index.md': '---\ntitle: Dir\n---',
  'docs/My Page.md': '# Mine',
};

/** A page, its text here, and what the report lists of it: words behind the line of the page. */
test.each<[what: string, source: string, wanted: string, ...listed: RegExp[]]>([
  ['an admonition with its title behind the kind', ':::tip Coil it\n\nOver.\n\n:::', ':::tip[Coil it]\n\nOver.\n\n:::'],
  ['an admonition with its title in brackets', ':::tip[Coil it]\n\nOver.\n\n:::', ':::tip[Coil it]\n\nOver.\n\n:::'],
  ['an admonition without a title', ':::danger\n\nHot.\n\n:::', ':::danger[Danger]\n\nHot.\n\n:::'],
  ['an admonition whose kind has another name here', ':::caution\n\nHot.\n\n:::', ':::warning[Caution]\n\nHot.\n\n:::'],
  [
    'an admonition of its own kind',
    ':::ghost Boo\n\nA\n\n:::',
    ':::note[Boo]\n\nA\n\n:::',
    /^1: There is no .* "ghost" here; it is a note/,
  ],
  ['an admonition in another', '::::note A\n\n:::tip B\n\nDeep.\n\n:::\n\n::::', '::::note[A]\n\n:::tip[B]\n\nDeep.\n\n:::\n\n::::'],
  ['an admonition that is a component', '<Admonition type="info" title="Why">So.</Admonition>', ':::info[Why]\n\nSo.\n\n:::'],
  ['an admonition that is only a title', ':::note Only this\n:::', '**Only this**'],
  ['an admonition that a list opens only', '- A\n\n  :::note\n\nB', '- A\n\n  `:::note`\n\nB', /^3: This .* in a list is not closed/],
  ['<details>', '<details>\n<summary>On **lamps**</summary>\n\nHot.\n\n</details>', ':::note[On lamps]\n\nHot.\n\n:::'],
  ['a heading with an id in braces', '## Coiling cables {#coil}', '## Coiling cables {/* #coil */}'],
  ['a heading with an id in a comment', '## Coiling cables {/* #coil */}', '## Coiling cables {/* #coil */}'],
  ['a heading with the id that its words give anyway', '## Coiling {#coiling}', '## Coiling'],
  ['a heading of HTML', '<h2 id="coil">Coiling</h2>', '## Coiling {/* #coil */}'],
  ['headings that leave out a level', '## One\n\n#### Two', '## One\n\n### Two'],
  ['a second title', '# Page\n\nText.\n\n# Another\n\n## Below', 'Text.\n\n## Another\n\n### Below'],
  ['an anchor above a heading', '<a id="coil"></a>\n\n## Coiling\n\n[There](#coil)', '## Coiling\n\n[There](#coiling)'],
  ['a link to an id of the page', '## Two words {#two}\n\n[a](#two)', '## Two words {/* #two */}\n\n[a](#two)'],
  ['a link to an id of another page', '[a](./dir/other.md#way)', '[a](/wiki/dir/other#way)'],
  ['a link to a missing id', '[a](./dir/other.md#no)', '[a](/wiki/dir/other)', /^1: No heading of \/wiki\/dir\/other has the anchor "no"/],
  [
    'tabs below a heading',
    '## Desks\n\n<Tabs groupId="desk">\n  <TabItem value="flx" label="FLX">\n\nPress **go**.\n\n  </TabItem>\n' +
      '  <TabItem value="eos" label="Eos" default>Press *back*.</TabItem>\n</Tabs>\n\nAfter.',
    '## Desks\n\n### FLX\n\nPress **go**.\n\n### Eos\n\nPress _back_.\n\nAfter.',
  ],
  ['tabs with a list of labels', '<Tabs values={[{label: "A", value: "l"}]}>\n<TabItem value="l">B</TabItem>\n</Tabs>', '## A\n\nB'],
  ['tabs in a list', '- One\n\n  <Tabs>\n  <TabItem value="a" label="A">Text</TabItem>\n  </Tabs>', '- One\n\n  **A**\n\n  Text'],
  ['code with a title', '```js title="src/a.js" {1,3-4} showLineNumbers\nlet a;\n```', '**src/a.js**\n\n```js\nlet a;\n```'],
  ['code with lines that only mark others', '```js\n// highlight-next-line\nlet a;\n```', '```js\nlet a;\n```'],
  ['code in a component', '<CodeBlock language="py" title="a.py">{`print(1)`}</CodeBlock>', '**a.py**\n\n```py\nprint(1)\n```'],
  ['code of a file', 'import a from \'!!raw-loader!./a.txt\';\n\n<CodeBlock language="sh">{a}</CodeBlock>', '```sh\nls -l\n```'],
  ['code with a comment, a tag and a brace', '```html\n<!-- {a} <b> -->\n```', '```html\n<!-- {a} <b> -->\n```'],
  ['inline code with a comment and a brace', 'Write `<!-- {a} -->`.', 'Write `<!-- {a} -->`.'],
  [
    'a diagram without a title',
    '## Way\n\n```mermaid\ngraph TD\n  A[Desk] --> B[Lamp]\n```',
    '## Way\n\n```mermaid\ngraph TD\n  accTitle: Way\n  accDescr: A diagram of: Desk, Lamp.\n  A[Desk] --> B[Lamp]\n```',
    /^3: The diagram had no title, or no words/,
  ],
  ['a diagram that cannot be drawn', '```mermaid\nmindmap\n  a\n```', '```text\nmindmap\n  a\n```', /^1: This diagram cannot be drawn/],
  ['dollars that are no formula', 'It costs $5 or $6.', 'It costs $5 or $6.'],
  ['values that the page exports', 'export const year = 2025;\nexport const who = "Crew";\n\n{who} of {year}.', 'Crew of 2025.'],
  ['a value of front matter', '---\nimage_alt: FAB\n---\nIn {frontMatter.image_alt}.', 'In FAB.'],
  ['values of a JSON file', "import kit from './kit.json';\n\n{kit.lamps[0]} and {kit.lamps.length} more", 'PAR and 2 more'],
  ['comments', 'Text.{/* not */}\n\n{/* a\nb */}\n\n<!-- c\n\nd -->\n\n<!--\ne\n-->\n\nMore.', 'Text.\n\nMore.'],
  ['a space in braces', "A{' '}b", 'A b'],
  ['JavaScript that must run', 'In {new Date()}.', 'In `new Date()`.', /^1: The import cannot compute \{new Date\(\)\}; readers see/],
  ['a part that imports itself', "import Part from './_part.mdx';\n\n<Part />", '', /imports itself/],
  ['a component of this site', "import { WikiStats } from '../a';\n\n<WikiStats entries={require('./a.json')} max={2} />", '<WikiStats />'],
  [
    'the quiz of a society, with its own name',
    "import Quiz from '@site/src/GreenFlagTest';\n\n<Quiz>\n\n## Green flags\n\n- You coil.\n\n</Quiz>",
    '<FlagsQuiz>\n  ## Green flags\n\n  - You coil.\n</FlagsQuiz>',
  ],
  ['a picture', '![A lamp](./img/lamp.png)', '![A lamp](./lamp.png)'],
  ['a picture with a caption', '![A lamp](img/lamp.png "Ours")', '![A lamp](./lamp.png "Ours")'],
  ['a picture of the folder static', '![A desk](/img/desk.jpg)', '![A desk](./desk.jpg)'],
  ['a picture by pathname', '![A desk](pathname:///img/desk.jpg)', '![A desk](./desk.jpg)'],
  ['a picture with a space in its name', '![A lamp](./My%20Lamp.png)', '![A lamp](./My-Lamp.png)'],
  ['a picture that is required', '<img src={require("./img/lamp.png").default} alt="A lamp" width="200" />', '![A lamp](./lamp.png)'],
  ['a picture by useBaseUrl', '<img alt="A desk" src={useBaseUrl(\'/img/desk.jpg\')} />', '![A desk](./desk.jpg)'],
  ['a picture that is imported', "import a from './img/lamp.png';\n\n<img src={a} alt=\"A\" style={{width: '2em'}} />", '![A](./lamp.png)'],
  ['a picture in HTML that is never closed', '<img src="/img/desk.jpg" alt="A desk">', '![A desk](./desk.jpg)'],
  ['a picture in a figure', '<figure>\n\n![A](./img/lamp.png)\n\n<figcaption>Ours</figcaption>\n</figure>', '![A](./lamp.png "Ours")'],
  ['a drawing', '![A plan](/img/plan.svg)', '![A plan](./plan-svg.png)'],
  [
    'a gallery',
    '<div class="img-gallery">\n  ![A lamp](./img/lamp.png)\n  ![A desk](/img/desk.jpg)\n</div>',
    '<Gallery>\n  ![A lamp](./lamp.png)\n\n  ![A desk](./desk.jpg)\n</Gallery>',
  ],
  ['a picture on another host', '![A](https://a.example/a.svg)', '[A](https://a.example/a.svg)', /^1: The picture .* is on another host/],
  ['a linked picture on another host', '[![A](https://a.example/a.svg)](https://b.example)', '[A](https://b.example)', /^1: The picture/],
  ['a linked <img> on another host', '<a href="https://b.eu"><img src="https://a.eu/a" alt="A"></a>', '[A](https://b.eu)', /^1: The pic/],
  ['a picture that is missing', 'A ![Gone](./gone.png) lamp', 'A _Gone_ lamp', /^1: There is no picture/],
  ['a picture that nobody described', '![](./1.png)', '![Picture of this page](./1.png)', /^1: .* no alt text; “Picture of this page”/],
  ['a picture with empty words', '## A\n\n<img src="1.png" alt="" />', '## A\n\n![Picture in the section “A”](./1.png)', /^3: .* no alt/],
  ['a film on YouTube', '<iframe src="https://youtu.be/N6hUAO" />', '<Video url="https://www.youtube.com/watch?v=N6hUAO" title="Video" />'],
  ['a film beside the page', '<video src={require("./clip.mp4").default} title="A"></video>', '<Video src="./clip.mp4" title="A" />'],
  ['a film without words', '<video src={require("./clip.mp4").default} title=""></video>', '<Video src="./clip.mp4" title="Video" />'],
  ['a frame', '<iframe src="https://a.example/b" width="100%" title="A" />', '<Embed url="https://a.example/b" title="A" />'],
  [
    'a frame without a title',
    '## Desk\n\n<iframe src="https://a.example/b" title=" " />',
    '## Desk\n\n<Embed url="https://a.example/b" title="Desk on a.example" />',
    /^3: The page of a\.example has no title; “Desk on/,
  ],
  ['a link with words on hovering', '[a](./dir/other.md "The other")', '[a](/wiki/dir/other "The other")'],
  ['a link to the file of a page', '[a](./dir/other.md)', '[a](/wiki/dir/other)'],
  ['a link to a file without its ending', '[a](dir/other)', '[a](/wiki/dir/other)'],
  ['a link to an address', '[a](/docs/dir/other/)', '[a](/wiki/dir/other)'],
  ['a link to the site by its whole address', '[a](https://lamp.example.org/docs/dir)', '[a](/wiki/dir)'],
  ['a link to a file of the site', '[a](@site/docs/dir/other.md)', '[a](/wiki/dir/other)'],
  ['a link with a space', '[a](./My%20Page.md)', '[a](/wiki/my-page)'],
  ['a link by reference', '[a][b]\n\n[b]: ./dir/other.md', '[a](/wiki/dir/other)'],
  ['a link between angles', '<https://example.org/a_b>', '[https://example.org/a\\_b](https://example.org/a_b)'],
  ['an e-mail address between angles', '<crew@example.org>', '[crew@example.org](mailto:crew@example.org)'],
  ['a link of HTML', '<a href="/docs/dir" title="A" target="_blank" rel="noreferrer">a</a>', '[a](/wiki/dir "A")'],
  ['a link to a document of static', '[Rules](/files/rules.pdf)', '[Rules](/files/rules.pdf)'],
  ['a link to a document beside the page', '[Plan](./plan.pdf)', '[Plan](/files/docs/plan.pdf)'],
  ['a link to a page of this site', '[Home](/), [exec](/exec#now)', '[Home](/), [exec](/exec#now)'],
  ['a link that leads nowhere', 'See [**no** page](./gone.md).', 'See **no** page.', /^1: The target .* \.\/gone\.md was not imported/],
  ['a line break', 'One<br>two<br/>three', 'One\\\ntwo\\\nthree'],
  ['a line break that is only closed', 'One</br>two', 'One\\\ntwo', /^1: This page is not valid MDX/],
  ['a line break that is opened and closed', 'One<br></br>two', 'One\\\ntwo'],
  ['a line break within a link', '[One<br/>two](https://example.org)', '[One\\\ntwo](https://example.org)'],
  ['a dialogue box', '<dialog open>\n\nShown at once.\n\n</dialog>', 'Shown at once.'],
  ['a title, a variable and a marked word', '<cite>Ghosts</cite>, <var>n</var>, <mark>new</mark>', '_Ghosts_, _n_, new'],
  ['styles in a string', '<p style="color: red" class="x">Red</p>', 'Red'],
  ['dressing', 'H<sub>2</sub>O, m<sup>2</sup>, <kbd>Ctrl</kbd>, <u>under</u>, <b>bold</b>', 'H₂O, m², `Ctrl`, under, **bold**'],
  ['a table', '<table><tr><th>A</th></tr><tr><td><a href="https://b.eu">B</a></td></tr></table>', '| A |\n| - |\n| [B](https://b.eu) |'],
  ['a list', '<ul><li>One</li><li>Two</li></ul>', '- One\n- Two'],
  ['two lists in a row', '- One\n\n<ul><li>Two</li></ul>\n\n1. Three\n\n<ol><li>Four</li></ol>', '- One\n- Two\n\n1. Three\n2. Four'],
  ['centred words that are never closed', '<center>\n\nMiddle', 'Middle', /^1: This page is not valid MDX/],
  [
    'links on lines of their own',
    '<div>\n  <a href="https://a.example">\n    <b>A</b>\n  </a>\n  <a href="https://b.example">\n    <b>B</b>\n  </a>\n</div>',
    '[**A**](https://a.example) [**B**](https://b.example)',
  ],
  ['bold words beside bold words', '<b>one</b><b>two</b>', '**onetwo**'],
  ['words on hovering', '<abbr title="Lighting">LX</abbr>', 'LX (Lighting)'],
  ['a sign that is no tag', 'a < b and 5<6', 'a \\< b and 5\\<6', /^1: This is not valid MDX; it is shown as typed/],
  ['emoji', 'Go :rocket: at 10:30:45', 'Go 🚀 at 10:30:45'],
  ['words between colons that JavaScript knows of every object', 'A :constructor: and :tada:.', 'A :constructor: and 🎉.'],
  ['a line of text that starts like code', 'export is a word.', '&#x65;xport is a word.', /^1: This page is not valid MDX/],
  ['signs that look like links', 'Use a[0][1] there', 'Use `a[0][1]` there'],
  ['footnotes', 'Text[^1].\n\n[^1]: Below.', 'Text[^1].\n\n[^1]: Below.'],
  ['a brace that is no code', 'Press {Ctrl+ and go.', 'Press \\{Ctrl+ and go.', /is shown as typed/],
  ['a component in wrong MDX', '<Tabs>\n<TabItem value="a" label="A">\n\nB<br>5 <6\n\n</TabItem>\n</Tabs>', '## A\n\nB\\\n5 \\<6', /^4: /],
  [
    'a component of a page that no mending makes valid',
    'import Tabs from \'@theme/Tabs\';\n\n<Tabs>\n<TabItem value="a" label="Desk">\n\n<p>Press\n\n<p>Go.\n\n</TabItem>\n</Tabs>',
    '## Desk\n\nPress\n\nGo.',
    /^\d+: This page is not valid MDX/,
  ],
])('the import converts %s', (_what, source, wanted, ...listed) => {
  const { text, decisions, missing } = importPage(source, { files: FILES });
  expect(text).toBe(wanted);
  expect(decisions).toEqual(listed.map((words) => expect.stringMatching(words) as string));
  expect(missing).toEqual([]);
});

test('the import converts indented lines to code if the site is older than the third release', () => {
  const { text } = importPage('So:\n\n    let a;\n', { isMdxOne: true, name: 'docs/page.md' });
  expect(text).toBe('So:\n\n```\nlet a;\n```');
});

test('the import leaves braces as text where a site says that .md is plain Markdown', () => {
  const given = { config: { markdown: { format: 'detect' } }, name: 'docs/page.md' };
  expect(importPage('A {b} c', given)).toMatchObject({ text: 'A \\{b\\} c', decisions: [] });
});

test('the import converts formulas to code, and lists each', () => {
  const docs = { remarkPlugins: [{ name: 'remark-math' }] };
  const { text, decisions } = importPage('Power $P = UI$ and $\\frac{P}{U}$ costs $5.\n\n$$\nE = mc^2\n$$', { docs });
  expect(text).toBe('Power `P = UI` and `\\frac{P}{U}` costs $5.\n\n```latex\nE = mc^2\n```');
  expect(decisions).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('formula') as string));
  expect(importPage('<p>\n\n$$\nE\n$$', { docs }).text).toBe('```latex\nE\n```');
});

test('the import counts what it drops without a loss of words', () => {
  const source = "import './a.css';\n\n<button onClick={() => alert(1)}>Press me</button>\n\n<fig>\n\nA lamp\n\n</fig>";
  const { text, report } = importPage(source);
  expect(text).toBe('Press me\n\nA lamp');
  expect([...report.dropped]).toEqual([
    ['imports of style sheets', 1],
    ['actions on a press or the like', 1],
    ['<fig>', 1],
  ]);
});

test('the import does not take eighty slashes in front of an expression for a comment', () => {
  expect(importPage(`{${'/'.repeat(80)}\nprops.title}`).text).toContain('props.title');
});

test('the import puts parts where they are used, with what they are given, also if they have the name of an element', () => {
  const files = {
    'docs/_part.mdx': "import Inner from './deep/_inner.md';\n\n**{props.who}** does it.\n\n<Inner />",
    'docs/deep/_inner.md': 'See [lamps](../lamps.md) and ![A lamp](./lamp.png).',
    'docs/lamps.md': '# Lamps',
    'docs/deep/lamp.png': 'picture',
  };
  const { text, fileOf } = importPage('import P from \'./_part.mdx\';\n\nFirst.\n\n<P who="Mike" />', { files });
  expect(text).toBe('First.\n\n**Mike** does it.\n\nSee [lamps](/wiki/lamps) and ![A lamp](./lamp.png).');
  expect(fileOf('wiki/lamp.png')).toBe('copy of docs/deep/lamp.png');
});

test('the import keeps the words of components that nobody knows, and lists them with file and line, whatever the attribute is called', () => {
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

test('the import converts components as a table of one’s own says', () => {
  const components = {
    Shot: { to: 'picture', attributes: { src: 'file', alt: 'words', title: 'below' } },
    Box: { to: 'admonition', attributes: { title: 'name' }, values: { kind: 'lore' } },
  };
  const source = '<Shot file={require("./img/lamp.png").default} words="A lamp" below="Ours" />\n\n<Box name="Old">Long ago.</Box>';
  const { text } = importPage(source, { files: FILES, components });
  expect(text).toBe('![A lamp](./lamp.png "Ours")\n\n:::lore[Old]\n\nLong ago.\n\n:::');
});

test('the import overwrites no picture with another of its name, of one page or of its neighbours, on no disk', () => {
  const pictures = { 'docs/one/lamp.png': '1', 'docs/two/lamp.png': '2', 'docs/three/Lamp.PNG': '3' };
  const { fileOf } = importSite({
    ...pictures,
    'docs/a.md': '![A](./one/lamp.png)',
    'docs/b.md': '---\nimage: ./three/Lamp.PNG\n---\n![B](./two/lamp.png) ![A](./one/lamp.png)',
  });
  expect(fileOf('wiki/a.mdx')).toContain('![A](./lamp.png)');
  expect(fileOf('wiki/b.mdx')).toContain('![B](./lamp-2.png) ![A](./lamp.png)');
  expect(fileOf('wiki/b.mdx')).toContain('image: ./Lamp-3.PNG\n');
  const copies = ['lamp.png', 'lamp-2.png', 'Lamp-3.PNG'].map((name) => fileOf(`wiki/${name}`));
  expect(copies).toEqual(Object.keys(pictures).map((file) => `copy of ${file}`));
});

test('the import tells a folder with the name of the site’s base from the base, in links to documents', () => {
  const files = { 'static/files/crew/rota.pdf': 'ours', 'static/files/rota.pdf': 'another' };
  const { text } = importPage('[Ours](/files/crew/rota.pdf), [another](/crew/files/rota.pdf)', { files, config: { baseUrl: '/crew/' } });
  expect(text).toBe('[Ours](/files/crew/rota.pdf), [another](/files/rota.pdf)');
});

test('the import shows an admonition that is not closed as typed, and changes no other and no code', () => {
  const closed = '- :::tip[Lamps]\n\n  They glow.\n\n  :::';
  const code = '```md\n  :::note\n```';
  const said = '11: This admonition in a list is not closed; its colons are shown as typed.';
  expect(importPage(`${closed}\n\n${code}\n\n1. :::note\n\nText <b>`)).toMatchObject({
    text: `${closed}\n\n${code}\n\n1. \`:::note\`\n\nText`,
    decisions: [expect.stringMatching(/^13: This page is not valid MDX, so it was read as plain Markdown/), said],
  });
  const given = { config: { markdown: { format: 'md' } }, name: 'docs/page.md' };
  expect(importPage(`${closed}\n\n${code}\n\n1. :::note\n\nText`, given).decisions).toEqual([said]);
});

test('the import writes no file outside the content folder, even if a page links to one outside the site', () => {
  const files = { '../deploy.js': 'go()', '../shared/notes.pdf': 'PDF' };
  const imported = importPage('[Run it](../../../deploy.js) and [read it](../../../shared/notes.pdf).', { files, name: 'docs/a/page.mdx' });
  expect([...imported.files.keys()].filter((name) => name.includes('..'))).toEqual([]);
});

test('the import counts words before and after, and misses none that only looks like another', () => {
  const text = [
    'Set a_long_name :heart: _now_ [x][y] "z", a [desk](https://example.org)s, [@a/b__c](<https://example.org/a_(b)>).',
    '1. One[^note] &middot; caf&eacute;',
    '- [x] Two',
    '[y]: https://example.org "Tip"',
    '[^note]: Below.',
  ].join('\n\n');
  expect(importPage(text).missing).toEqual([]);
  const counted =
    '# One two\n\nThree [four](https://example.org/no) `five` **six**.\n\n:::note Seven\n\nEight\n\n:::\n\n```js title="nine"\nten\n```';
  expect(importPage(counted).report.pages[0]?.words).toEqual({ before: 10, after: 10, missing: [] });
});
