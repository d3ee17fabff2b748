/**
 * Content folders with one mistake each, as editors make them. One line must say where the mistake is, what is wrong and what to
 * write instead.
 */
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { PALETTES } from '../../src/content-model/palette';
import { contentFolder, page, SITE, temporaryFolder, type ContentFileTexts } from '../support/content-folder';
import { allProblemsIn } from '../support/content-problems';
import { picture } from '../support/pictures';

/** A page with this text, which starts on line 5. */
const text = (body: string, more: ContentFileTexts = {}): ContentFileTexts => ({ 'wiki/a.mdx': page('title: A', `${body}\n`), ...more });
const chart = (arrows: string): string => `\`\`\`mermaid\nflowchart TD\naccTitle: Chain\naccDescr: Desk to amplifier.\n${arrows}\n\`\`\``;
const nestedList = (depth: number): string => Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');
const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const fields = (yaml: string): ContentFileTexts => ({ 'wiki/a.mdx': page(yaml) });
const site = (change: object): ContentFileTexts => ({ 'site.json': { ...SITE, ...change } });
const shows = (list: unknown): ContentFileTexts => ({
  'shows/2025-2026.json': { year: '2025/2026', terms: [{ name: 'Term 1', shows: list }] },
});
const exec = (members: unknown): ContentFileTexts => ({ 'exec/2025-2026.json': { year: '2025/2026', exec: members } });
const MIKE = { name: 'Mike Stand', roles: ['President'] };
const TERM = { name: 'Term 1', shows: [] };
const history = (change: object): ContentFileTexts => ({
  'history/2025.json': [{ hash: 'a'.repeat(40), date: '2025-10-23T01:10:20+01:00', author: 'x', files: [], ...change }],
});
const show = (change: object): object => ({ name: 'X', people: [], links: [], ...change });

/** What is wrong, the content folder, the place of the problem (in wiki/a.mdx unless it names a file) and words of the message. */
type Mistake = [situation: string, files: ContentFileTexts, place: string, ...words: string[]];

const fullPlace = (place: string): string => (/^\d/.test(place) ? `wiki/a.mdx:${place}` : place);

/** One line must say where the mistake is, what is wrong and what to do. In `what`, `%s` stands for the situation. */
function reports(what: string, mistakes: Mistake[], isWarning = false): void {
  it.each(mistakes)(`the check ${isWarning ? 'warns of' : 'reports'} ${what}`, async (_situation, files, place, ...words) => {
    const lines = await allProblemsIn(contentFolder(files));
    expect(lines).toHaveLength(1);
    const [where = '', message = '', remedy = ''] = (lines[0] ?? '').split('  ');
    expect(where).toBe(`content/${fullPlace(place)}`);
    expect(message.startsWith('Warning: ')).toBe(isWarning);
    expect(message).toMatch(/\.$/);
    expect(remedy).toMatch(/[.?]$/);
    for (const word of words) expect(lines[0]).toContain(word);
  });
}

const warns = (what: string, warnings: Mistake[]): void => reports(what, warnings, true);

/** Several mistakes must be reported at once. Each line is the place and the beginning of a message. */
function reportsAll(situations: [situation: string, files: ContentFileTexts, ...lines: string[]][]): void {
  it.each(situations)('the check reports several mistakes at once in %s', async (_situation, files, ...lines) => {
    const said = await allProblemsIn(contentFolder(files));
    expect(said).toEqual(lines.map((line) => expect.stringContaining(`content/${fullPlace(line).replace(' ', '  ')}`) as string));
  });
}

/** These content folders have no problems. */
function allows(what: string, situations: [situation: string, files: ContentFileTexts][]): void {
  it.each(situations)(`the check allows ${what}`, async (_situation, files) => {
    expect(await allProblemsIn(contentFolder(files))).toEqual([]);
  });
}

reports('%s', [
  ['an id that another heading’s words give', text('## A\n\n## B {/* #a */}'), '7:1', 'has the id "a"'],
  ['a heading with an id of the page itself', text('## Side menu'), '5:1', 'uses the id "side-menu"'],
  ['a heading without letters', text('## ✅'), '5:1', 'no letters or digits'],
  ['a comment that is no id', text('## A {/* later */}'), '5:6', '{expressions}'],
  ['a file where the site has its own', { 'static/robots.txt': '' }, 'static/robots.txt:1:1', 'a page or file at /robots.txt'],
  ['a file at a short link', { ...fields('title: A\nshortlinks: [plan]'), 'static/plan': 'x' }, '3:14', 'uses the name "plan"'],
  ['a file whose name breaks its address', { 'static/files/100%.pdf': 'x' }, 'static/files/100%.pdf:1:1', 'a meaning in addresses'],
  ['a page among the files', { 'static/old/index.html': '<p>' }, 'static/old/index.html:1:1', 'may not be a page'],
  ['a drawing with a script under another prefix', { 'static/a.svg': svg('<s:script/>') }, 'static/a.svg:1:41', 'runs code'],
  ['a drawing with an event handler', { 'static/a.svg': svg('<g\nonclick="a()"/>') }, 'static/a.svg:2:1', '"onclick=" runs code'],
  ['a drawing with a link to code', { 'static/a.svg': svg('<a href="java&#115;cript:a()"/>') }, 'static/a.svg:1:50', 'runs code'],
  [
    'a drawing with an animation that turns a link into code',
    { 'static/a.svg': svg('<a><animate attributeName="href" values="#;javascript:a()"/></a>') },
    'static/a.svg:1:84',
    'runs code',
  ],
  ['a drawing with an entity', { 'static/a.svg': `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}` }, 'static/a.svg:1:16', 'runs code'],
  ['a drawing in another encoding', { 'static/a.svg': Buffer.from(svg(''), 'utf16le') }, 'static/a.svg:1:2', 'invisible character'],
  ['a feed with a style that runs code', { 'static/a.xml': '<?xml-stylesheet href="a.xsl"?><a/>' }, 'static/a.xml:1:1', 'runs code'],
  [
    'a drawing with a script beside a page',
    text('![A wall](./a.svg)', { 'wiki/a.svg': '<svg viewBox="0 0 8 4"><script/></svg>' }),
    'wiki/a.svg:1:24',
    'runs code',
  ],
  ['a list that a paragraph interrupts', text('1. One\n\nMore.\n\n2. Two'), '9:1', 'starts with 2', 'indent'],
  ['a list that starts at nought', text('0. Ground\n1. First'), '5:1', 'starts with 0'],
]);
allows('%s', [['paragraphs in nested lists', text('1. One\n\n   More.\n\n   - Two\n\n     More of two.')]]);

reports('%s', [
  ['a page in another encoding', { 'wiki/a.mdx': Buffer.from('---\ntitle: Caf\xE9\n---\n', 'latin1') }, '2:11', 'UTF-8'],
  ['JSON in UTF-16', { 'redirects.json': Buffer.from('\uFEFF[]', 'utf16le') }, 'redirects.json:1:1', 'UTF-8'],
  ['a letter that was lost', text('Caf\uFFFD'), '5:4', 'lost'],
  ['a NUL character in a page', text('One\n\ntwo\0'), '7:4', 'invisible character'],
  ['an empty page', { 'wiki/a.mdx': '' }, '1:1', 'The file is empty.'],
  ['an empty JSON file', { 'shows/2025-2026.json': '\n' }, 'shows/2025-2026.json:1:1', 'The file is empty.'],
  ['a page with front matter and no text', { 'wiki/a.mdx': page('title: A', '') }, '1:1', 'no text'],
]);

it.each([
  ['a byte order mark', '\uFEFF'],
  ['Windows line endings', ''],
])('the check allows %s in any file', async (_what, mark) => {
  const windows = (source: string): string => `${mark}${source.replace(/\n/g, '\r\n')}`;
  const tree = {
    'site.json': windows(JSON.stringify(SITE, null, 2)),
    'redirects.json': windows('[\n]\n'),
    'wiki/index.mdx': windows(page('title: Wiki', '[A](/wiki/a)\n')),
    'wiki/a.mdx': windows(page('title: A', ':::note[Title]\nText\n:::\n\n```js\nx\n```\n')),
  };
  expect(await allProblemsIn(contentFolder(tree))).toEqual([]);
});

reports('%s', [
  ['a page with an ending in capitals', { 'wiki/a.MDX': page('title: A') }, 'wiki/a.MDX:1:1', 'a.mdx'],
  ['a page that is a Word document', { 'wiki/A page.docx': 'x' }, 'wiki/A page.docx:1:1', 'a-page.mdx'],
  ['a page with a space in its name', { 'wiki/Café Zoë.mdx': page('title: A') }, 'wiki/Café Zoë.mdx:1:1', '"cafe-zoe"'],
  ['a page with an invisible letter in its name', { 'wiki/照\u3164明.mdx': page('title: A') }, 'wiki/照\u3164明.mdx:1:1', 'as in "照明"'],
  [
    'a page whose name no disk can store with its ending',
    { [`wiki/${'園'.repeat(82)}.mdx`]: page('title: A') },
    `wiki/${'園'.repeat(82)}.mdx:1:1`,
    'too long',
  ],
  ['a misspelt JSON file', { 'redirect.json': '[]' }, 'redirect.json:1:1', 'Did you mean "redirects.json"?'],
  ['a year file with a misspelt ending', { 'shows/2025-2026.jsn': '{}' }, 'shows/2025-2026.jsn:1:1', '.json'],
  ['a year file in a folder of its own', { 'shows/old/2025-2026.json': '{}' }, 'shows/old/2025-2026.json:1:1', 'shows/ itself'],
  ['a folder whose name starts with "wiki"', { 'wikis/index.mdx': '' }, 'wikis:1:1', 'Did you mean "wiki"?'],
  ['a page of its own with capitals in its name', { 'pages/Vote Now.mdx': page('title: Vote') }, 'pages/Vote Now.mdx:1:1', '"vote-now"'],
  ['a text that no page shows', { 'pages/hires/terms.mdx': page('title: Terms') }, 'pages/hires/terms.mdx:1:1', 'No page shows this text'],
  ['a page beside the wiki', { 'about us.mdx': page('title: A') }, 'about us.mdx:1:1', 'wiki/about-us.mdx'],
  ['a page that hosts take for a file', { 'wiki/a.html.mdx': page('title: A') }, 'wiki/a.html.mdx:1:1', 'Delete ".html"'],
  ['a folder’s page in capitals', { 'wiki/b/Index.mdx': page('title: B') }, 'wiki/b/Index.mdx:1:1', 'in small letters'],
  ['a folder called "index"', { 'wiki/index/index.mdx': page('title: B') }, 'wiki/index/index.mdx:1:1', 'any other page'],
  ['a page with a long name', { [`wiki/${'x'.repeat(240)}.mdx`]: page('title: A') }, `wiki/${'x'.repeat(240)}.mdx:1:1`, 'at most 100'],
  ['a picture with "#" in its name', { 'wiki/kit #2.png': picture() }, 'wiki/kit #2.png:1:1', '"kit-2.png"'],
  ['a picture of another page with "#" in its name', { 'pages/kit #2.png': picture() }, 'pages/kit #2.png:1:1', '"kit-2.png"'],
  ['a photograph that no browser shows', { 'static/desk.HEIC': 'x' }, 'static/desk.HEIC:1:1', 'Export it as .jpg.'],
  ['a page where the site has its list of tags', { 'wiki/tags.mdx': page('title: A') }, 'wiki/tags.mdx:1:1', '/wiki/tags'],
]);

allows('%s', [
  [
    'a page with letters of any script in its address, and links that encode them or have their accents apart',
    text('[a](/wiki/照明/सेतु) [b](/wiki/%E7%85%A7%E6%98%8E) [c](/wiki/cafe\u0301)', {
      'wiki/照明/index.mdx': page('title: Light', '<PageList />'),
      'wiki/照明/सेतु.mdx': page('title: Bridge'),
      'wiki/cafe\u0301.mdx': page('title: Café'),
    }),
  ],
]);

it.each([
  ['site.json', { 'wiki/index.mdx': page('title: Wiki') }],
  ['wiki/index.mdx', { 'site.json': SITE }],
])('the check reports that %s is missing', async (name, files) => {
  const lines = await allProblemsIn(temporaryFolder(files));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`content/${name}:1:1  The file is missing.`);
});

it('the check reports a symbolic link, but not its file as missing', async () => {
  const root = temporaryFolder({ 'elsewhere.json': SITE, 'wiki/index.mdx': page('title: Wiki') });
  symlinkSync(path.join(root, 'elsewhere.json'), path.join(root, 'site.json'));
  rmSync(path.join(root, 'elsewhere.json'));
  expect(await allProblemsIn(root)).toEqual([expect.stringContaining('content/site.json:1:1  This is a symbolic link.')]);
});

it('the check reports a symbolic link to a folder once, and does not follow it', async () => {
  const root = contentFolder();
  symlinkSync(root, path.join(root, 'wiki', 'loop'));
  expect(await allProblemsIn(root)).toEqual([expect.stringContaining('content/wiki/loop:1:1  This is a symbolic link.')]);
});

it('the check reports a missing content folder', async () => {
  const root = temporaryFolder();
  rmSync(root, { recursive: true });
  expect(await allProblemsIn(root)).toEqual([expect.stringContaining('There is no such folder.')]);
});

reports('front matter %s', [
  ['without a description', { 'wiki/a.mdx': '---\ntitle: A\n---\nText.\n' }, '2:1', '"description" is missing', 'Add one sentence'],
  ['that is missing', { 'wiki/a.mdx': '# A\n' }, '1:1', '"description" is missing'],
  ['that is never closed', { 'wiki/a.mdx': '---\ntitle: A\n' }, '1:1', 'never closed'],
  ['that is a sentence', { 'wiki/a.mdx': '---\njust text\n---\n' }, '2:1', 'group of fields'],
  ['that starts on the second line', { 'wiki/a.mdx': `\n${page('title: A')}` }, '1:1', 'first line'],
  ['without its first line', { 'wiki/a.mdx': 'title: A\ndescription: x\n---\n\nText\n' }, '1:1', 'does not start', 'three hyphens'],
  ['between four hyphens', { 'wiki/a.mdx': '----\ntitle: A\n----\nText\n' }, '1:1', 'three hyphens'],
  ['in TOML', { 'wiki/a.mdx': '+++\ntitle = "A"\n+++\nText\n' }, '1:1', '"---"'],
  ['with a quotation mark that is never closed', fields('title: "A'), '2:8', 'never closed'],
  ['with a bracket that is never closed', fields('title: A\ntags: [Equipment'), '3:7', 'bracket'],
  ['with a value that starts with "@"', fields('title: @home'), '2:8', 'double quotes'],
  ['with a value that starts with "*"', fields('title: *important'), '2:8', 'starts with "*"', 'double quotes'],
  ['with a value that starts with "&"', fields('title: &Juliet the end'), '2:16', 'starts with "&"'],
  ['with a value that starts with "!"', fields('title: !important A'), '2:8', 'starts with "!"'],
  ['with a tab', fields('title: A\ntags:\n\t- Guides'), '4:1', 'spaces'],
  ['with a field twice', fields('title: A\ntags: []\ntitle: B'), '4:1', 'twice'],
  ['with "..." in it', fields('title: A\n...\nemoji: 🔌'), '4:1', 'Delete this line.'],
  ['nested a thousand times', fields(`title: A\ntags: ${'['.repeat(5000)}${']'.repeat(5000)}`), '3:1', 'nested'],
  ['with an emoji in words', fields('title: A\nemoji: light bulb'), '3:1', 'one emoji'],
  ['checked in a month to come', fields('title: A\nreviewed: 2999-03'), '3:1', 'in the future'],
  ['checked on a day that does not exist', fields('title: A\nreviewed: 2026-02-31'), '3:1', 'does not exist'],
  ['with a tag twice', fields('title: A\ntags: [Guides, Guides]'), '3:16', 'twice'],
  ['with a banner that is no picture', { ...fields('title: A\nimage: ./a.pdf\nimage_alt: x'), 'wiki/a.pdf': 'x' }, '3:1', '.png'],
  ['with a character that reverses the writing direction', fields('title: "A\u202eB"'), '2:1', 'invisible character'],
  ['with an author without a name', fields('title: A\noverride_authors: [" "]'), '3:20', 'author’s name'],
  ['with a tag that takes the address of the list of tags', fields('title: A\ntags: [Index]'), '3:8', 'all tags'],
  [
    'with a tag whose accent is written in two ways',
    { 'wiki/a.mdx': page('title: A\ntags: [Café]'), 'wiki/b.mdx': page('title: B\ntags: ["CAFE\u0301"]') },
    'wiki/b.mdx:3:8',
    'would share the page',
  ],
  ['with a number that starts with zeros', fields('title: A\nshortlinks: [007]'), '3:14', 'between quotes'],
  ['with a tag that has no letters', fields('title: A\ntags: ["!!"]'), '3:8', 'no letters'],
]);

warns('front matter %s', [
  ['with a title that ends at "#"', fields('title: Stage #1 kit'), '2:8', '"1 kit"', 'double quotes'],
  [
    'with an interval of checks for a tag that no page has',
    { ...site({ reviews: { months: 24, kinds: [{ tag: 'safety', months: 6 }] } }), ...fields('title: A\ntags: [Safety]') },
    'site.json:70:9',
    'Did you mean "Safety"?',
  ],
]);

allows('front matter %s', [
  ['with quotation marks and comments', fields('title: "Stage #1"\nsidebar_position: 3 # the last\n# A remark.\ntags: [] # none')],
]);

it('the check says why a field of front matter is empty whose value starts with "#"', async () => {
  const lines = await allProblemsIn(contentFolder({ 'wiki/a.mdx': '---\ntitle: A\ndescription: #1 of the list\n---\nText.\n' }));
  expect(lines).toEqual([
    expect.stringContaining('content/wiki/a.mdx:3:1  "description" is empty and must be text.') as string,
    'content/wiki/a.mdx:3:14  Warning: This value is empty: "1 of the list" after "#" is a hidden comment.  Put the whole value in double quotes, or delete the comment.',
  ]);
});

it('the check reports several mistakes in front matter at once, without YAML’s own terms', async () => {
  const yaml =
    'title: Get-in: the rules\nemojy: 🔌\ntags: Guides\ndescription: %\nsidebar_position first\nshortlinks: ["a" b]\ntags: [Guides]';
  const lines = await allProblemsIn(contentFolder({ 'wiki/a.mdx': `---\n${yaml}\n---\nText.\n` }));
  expect(lines.map((line) => line.replace(/^content\/wiki\/a\.mdx:(\d+):\d+ {2}(.*?)\.? {2}.*/, '$1 $2'))).toEqual([
    '2 This value contains ": ", which starts another field',
    '3 Unknown field "emojy"',
    '5 This value starts with a character that has a meaning in YAML',
    '6 This line is not a field',
    expect.stringMatching(/^7 /),
    '8 This field is written twice',
  ]);
  expect(lines.join()).not.toMatch(/YAML cannot|mapping|scalar|token|sequence|flow/i);
});

it('the check reports front matter that refers to itself', async () => {
  const bomb = 'title: A\na: &a [x, x, x]\nb: &b [*a, *a, *a]\nc: [*b, *b, *b]';
  const lines = await allProblemsIn(contentFolder(fields(bomb)));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/^content\/wiki\/a\.mdx:\d+:\d+ {2}This value starts with "[*&]"/);
});

const linking = (target: string) => ({ 'wiki/b.mdx': page('title: B', `[x](${target})\n`) });
reports('a page that cannot be read alone, %s', [
  [
    'without links to its headings and the short links of its sections',
    {
      'wiki/a.mdx': page('title: A\nsectionShortlinks: [{shortlink: gels, hash: gels}]', '## Gels\n\nA { brace\n'),
      ...linking('/wiki/a#gels'),
    },
    '8:10',
    'backticks',
  ],
  [
    'without links to its tags, and checks of pages with them',
    {
      ...fields('title: A\nemojy: x\ntags: [Gels]'),
      ...linking('/wiki/tags/gels'),
      ...site({ reviews: { months: 24, kinds: [{ tag: 'Gels', months: 6 }] } }),
    },
    '3:1',
    'Unknown field "emojy"',
  ],
  [
    'without rules for its authors',
    {
      ...fields('title: A\nemojy: x\nadditional_authors: Vi Finder'),
      'people.json': { people: [{ name: 'Vi Finder', hidden: true }] },
    },
    '3:1',
    'Unknown field "emojy"',
  ],
]);

it('the check reports several syntax errors of a text at once', async () => {
  const lines = await allProblemsIn(
    contentFolder(text('One <£5.\n\n<Gallery>\n\nTwo { brace\n\n</Gallery>\n\nThree <br> and\n\n<crew@example.org>')),
  );
  expect(lines.map((line) => line.split('  ')[0])).toEqual(
    [5, 9, 13, 15].map((line) => expect.stringMatching(`^content/wiki/a.mdx:${line}:`) as string),
  );
});

reports('text %s', [
  ['with an address in angle brackets', text('<https://x.example>'), '5:8', '[words](address)'],
  ['that starts with the word "export"', text('export the file'), '5:8', 'taken for code', 'another word'],
  ['without a title whose first heading skips a level', { 'wiki/a.mdx': page('emoji: 🔌', '### A\n') }, '5:1', 'skips a level'],
  ['with a nameless element', text('<>x</>'), '5:1', 'Delete both'],
  ['with a misspelt component', text('<Galery>x</Galery>'), '5:1', 'Did you mean "Gallery"?'],
  ['with a tag named after a property of every object', text('<constructor />'), '5:1', 'HTML such as "<constructor>"'],
  ['with an attribute on a component that has none', text('<PageList of="x" />'), '5:1', 'this component has no attributes'],
  ['with a video without a file or address', text('<Video title="x" />'), '5:1', 'either "src" or "url".', 'File beside the page'],
  [
    'with a video of two sources',
    text('<Video title="x" src="./a.mp4" url="https://youtu.be/x" />', { 'wiki/a.mp4': 'x' }),
    '5:1',
    'not both',
  ],
  ['with a video whose address is invalid', text('<Video title="x" url="youtube" />'), '5:1', 'is not an address: "youtube"'],
  ['with an admonition that has text behind its kind', text(':::note Beware\nText\n:::'), '5:1', ':::note[Title]'],
  ['with one ":::" too many', text(':::note[A]\nText\n:::\n\n:::'), '9:1', 'closes no admonition'],
  ['with a component that is never closed', text('<Gallery>\n\nText'), '5:1', '</Gallery>'],
  ['with a misspelt component that is never closed', text('<Galery>'), '5:1', 'Did you mean "Gallery"?'],
  ['with components closed in the wrong order', text('<Gallery>\n\nText\n\n</Figure>'), '5:1', '</Gallery>'],
  ['with a component that is closed and never opened', text('Text\n\n</Gallery>'), '7:2', 'Delete it'],
  ['with an attribute whose quotation mark is missing', text('<Figure caption="x>\n\nText\n\n</Figure>'), '5:17', 'double quotes'],
  ['with a video that browsers cannot play', text('<Video title="x" src="./x.mov" />', { 'wiki/x.mov': 'x' }), '5:1', '.mp4'],
  ['with an e-mail address in angle brackets', text('<crew@example.org>'), '5:6', 'e-mail'],
  ['with a line break of HTML before other tags', text('One <br> and <div>two</div>.'), '5:5', '"<br>"'],
  ['with an import', text("import x from './x'"), '5:1', 'import'],
  ['with an expression', text('It is {new Date()} now.'), '5:7', '{expressions}'],
  ['with a comment of HTML', text('<!-- later -->'), '5:2', 'comments'],
  ['with a brace that is never closed', text('A { brace'), '5:10', 'backticks'],
  ['with an anchor of its own on a heading', text('## A {#a}'), '5:7', 'taken for code'],
  ['with code that is never closed', text('```js\nlet x'), '5:1', 'never closed'],
  ['with a component within a sentence', text('See <Gallery>this</Gallery> and that.'), '5:5', 'lines of its own'],
  ['with a component in a heading', text('## A <FlagsQuiz>x</FlagsQuiz>'), '5:6', 'within a sentence'],
  ['with an empty component', text('<Gallery></Gallery>'), '5:1', 'is empty'],
  ['with a self-closing component that needs content', text('<Figure caption="x" />'), '5:1', '</Figure>'],
  ['with words in a component that does not show them', text('<PageList>\n\nText\n\n</PageList>'), '5:1', 'outside'],
  ['with a table that lacks its second line', text('| a | b |\n| 1 | 2 |'), '5:1', '| --- |'],
  ['with a table of which only the first line is left', text('| a | b |'), '5:1', '| --- |'],
  ['with a row of more columns than its table', text('| a | b |\n| - | - |\n| 1 | 2 | 3 |'), '7:1', '3 columns'],
  ['with a "|" within a column', text('| a | b |\n| - | - |\n| `x|y` | 2 |'), '7:1', '"\\|"'],
  ['with an empty admonition', text(':::note[Title]\n:::'), '5:1', 'is empty'],
  ['with a video that has an empty title', text('<Video title=" " url="https://youtu.be/x" />'), '5:1', 'is empty'],
  ['with a page of a host that is not listed', text('<Embed title="x" url="https://www.plan.example/1" />'), '5:1', '"plan.example"'],
  ['with a host that has a path', site({ embedHosts: ['https://plan.example/1'] }), 'site.json:112:5', 'name of the host'],
  [
    'with a film of a host that is not listed',
    text('<Video title="x" url="https://www.films.example/watch?v=x" />'),
    '5:1',
    '"films.example"',
  ],
  ['with a film of a host that looks like YouTube', text('<Video title="x" url="https://youtube.com.example/x" />'), '5:1', 'embedHosts'],
  ['with a component that is never closed above another', text('<Gallery>\n\nText\n\nSee <RandomPage />'), '5:1', '</Gallery>'],
  ['with lists nested by their indentation', text(nestedList(21)), '25:1', 'More than 20'],
  ['with a video over http', text('<Video title="x" url="http://x.example" />'), '5:1', 'https://'],
  ['with a pound sign after "<"', text('It costs <£5.'), '5:11', 'less than'],
  ['with an attribute between typographic quotes', text('<Gallery caption=“x”>a</Gallery>'), '5:18', 'double quotes'],
  ['with a component opened in a list', text('- <Gallery>\n\n  x\n</Gallery>'), '5:3', 'lines of their own'],
  ['with a quote within an attribute', text('<Figure caption="The "big" one">\n\nText\n\n</Figure>'), '5:26', 'quotation mark', '“'],
  ['with a heading after a non-breaking space', text('##\u00a0Heading'), '5:1', 'ordinary space'],
  ['with a heading without a space', text('##Heading'), '5:1', 'space after'],
  ['with a rule right below a sentence', text('A sentence.\n---\n\nMore.'), '5:1', 'empty line'],
  ['with a link without words', text('[](/wiki)'), '5:1', 'no words'],
  ['with a conflict of Git', text('One.\n\n<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> branch'), '7:1', 'Keep the right lines'],
  ['with a footnote that has no text', text('One.[^9]'), '5:5', '[^1]:'],
  ['with an admonition that swallows the next one', text(':::note[A]\none\n\n## B\n\n:::tip[B]\ntwo\n:::'), '5:1', 'line 10', '::::'],
  ['with a space behind the colons', text('::: note\nText\n:::'), '5:1', ':::note'],
  ['with two colons instead of three', text('::note\nText'), '5:1', ':::note'],
  ['with the title of an admonition in braces', text(':::note{title="x"}\nText\n:::'), '5:1', ':::note[Title]'],
  ['with a diagram that is unclosed', text(chart('A-->B').slice(0, -3)), '5:1', 'never closed'],
]);

allows('a drawing %s', [
  ['with a picture of the same name beside it in static/', { 'static/logo.svg': svg(''), 'static/logo.webp': picture() }],
]);

const drawing = (inner: string, files = {}): ContentFileTexts =>
  text('![A wall](./x.svg)', { 'wiki/x.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">${inner}</svg>`, ...files });
allows('a drawing %s', [
  ['in the colours of the palette and of real things', drawing('<path fill="var(--ink, #14213d)" stroke="#dc2626"/>')],
  ['with a reference to one of its own parts', drawing('<path fill="url(#grid)"/><use href="#a"/>')],
]);
reports('a drawing %s', [
  ['with a colour that the palette lacks', drawing('<path fill="var(--inck, #000)"/>'), 'wiki/x.svg:1:71', 'Did you mean "ink"?'],
  ['without a viewBox', text('![A wall](./x.svg)', { 'wiki/x.svg': '\n<svg width="8"/>' }), 'wiki/x.svg:2:1', 'viewBox="0 0 640 400"'],
  ['with text along a path', drawing('<text><textPath href="#a">A</textPath></text>'), 'wiki/x.svg:1:65', 'turn the text into paths'],
  ['with a character that the typeface lacks', drawing('<text>5 🎭</text>'), 'wiki/x.svg:1:67', 'no "🎭"'],
  ['with a size of text in words', drawing('<text font-size="large">A</text>'), 'wiki/x.svg:1:65', 'not a number'],
  ['that is no SVG', text('![A wall](./x.svg)', { 'wiki/x.svg': '<svg><path</svg>' }), 'wiki/x.svg:1:1', 'plain SVG'],
  ['with a picture of another host', drawing('<image href="https://a.example/b.png"/>'), 'wiki/x.svg:1:66', 'another host'],
]);
const { ink } = PALETTES.light;
warns('a drawing %s', [
  [
    'with a colour of the palette as a number',
    drawing(`<path fill="${ink.toUpperCase()}"/>`),
    'wiki/x.svg:1:71',
    `Write var(--ink, ${ink}).`,
  ],
]);

const shown = '![A wall](./x.png)';
reports('pictures %s', [
  ['that are missing', text('![A wall](./walls.png)', { 'wiki/wall.png': picture() }), '5:1', 'Did you mean "wall.png"?'],
  ['on another site', text('![A](https://x.example/a.png)'), '5:1', 'not beside the page'],
  ['from the root', text('![B](/b.png)'), '5:1', 'not beside the page'],
  ['by reference', text('![A wall][w]\n\n[w]: https://x.example/wall.png'), '5:1', 'by reference'],
  ['that are empty', text(shown, { 'wiki/x.png': '' }), 'wiki/x.png:1:1', 'empty'],
  ['that are something else', text(shown, { 'wiki/x.png': '<html></html>' }), 'wiki/x.png:1:1', 'damaged'],
  ['that end too early', text(shown, { 'wiki/x.png': picture(600, 400).subarray(0, 900) }), 'wiki/x.png:1:1', 'damaged'],
  ['that are too wide', text(shown, { 'wiki/x.png': picture(4001, 3) }), 'wiki/x.png:1:1', '4001 × 3', '4000', '1,600 pixels'],
  [
    'that are too heavy',
    text(shown, { 'wiki/x.png': Buffer.alloc(4 * 1024 * 1024 + 1) }),
    'wiki/x.png:1:1',
    '4 MB',
    'Save it as .jpg, 1,500 pixels wide.',
  ],
  ['in a format of phones', text('![x](./x.heic)', { 'wiki/x.heic': 'x' }), '5:1', '.jpg'],
  ['that are pages', text('![x](./b.mdx)', { 'wiki/b.mdx': page('title: B') }), '5:1', 'not a picture'],
  ['with a space in their name', text('![x](./my wall.png)'), '5:4', 'space'],
  ['with a path of Windows', text('![x](.\\x.png)', { 'wiki/x.png': picture() }), '5:1', 'Did you mean "x.png"?'],
  [
    'with Markdown in the caption of a group',
    text('<Gallery caption="Press `Go`">\n\n![A square](./x.png)\n\n</Gallery>', { 'wiki/x.png': picture() }),
    '5:1',
    'A caption is plain text',
  ],
  ['with alt text that says nothing', text('![Image](./x.png)', { 'wiki/x.png': picture() }), '5:1', 'does not describe'],
  ['without alt text', text('![](./x.png)', { 'wiki/x.png': picture() }), '5:1', 'alt text'],
  ['in the exec’s folder', { ...exec([{ ...MIKE, image: 'mike.jpg' }]), 'exec/mike.jpg': 'x' }, 'exec/mike.jpg:1:1', 'damaged'],
]);

allows('pictures %s', [['of the size of a large screen', text(shown, { 'wiki/x.png': picture(4000, 20) })]]);

const own = { 'site.json': { ...SITE, url: 'https://www.crew.example' } };
reports('links %s', [
  ['to a misspelt page', text('[x](/wiki/bb)', { 'wiki/b.mdx': page('title: B') }), '5:1', 'Did you mean "/wiki/b"?'],
  ['without a target', text('[x]()'), '5:1', 'round brackets'],
  ['by reference: at the definition', text('[x][there]\n\n[there]: /wiki/nowhere'), '7:1', 'leads to no page'],
  ['to a file', text('[x](./plan.pdf)', { 'wiki/plan.pdf': 'x' }), '5:1', 'folder static/'],
  ['with a space before the address', text('[x] (/wiki)'), '5:3', 'without spaces'],
  ['with a space in the address', text('[x](/wiki/a b)'), '5:3', 'space'],
  ['whose bracket is never closed', text('See [x](/wiki'), '5:7', 'bracket'],
  ['to an address that is not defined', text('See [x][y].'), '5:7', 'round brackets'],
  ['without https://', text('[x](www.example.org/a)'), '5:1', 'Write https://www.example.org/a.'],
  ['with one slash too few', text('[x](https:/example.org)'), '5:1', 'is not an address'],
  ['to an e-mail address without mailto:', text('[x](crew@example.org)'), '5:1', 'Write mailto:crew@example.org.'],
  ['to an invalid e-mail address', text('[x](mailto:crew)'), '5:1', 'mailto:'],
  ['to a calendar without a host', text('[x](webcal:calendar.ics)'), '5:1', 'webcal:'],
  ['to our own site by http and without www', { ...text('[x](http://crew.example/wiki)'), ...own }, '5:1', '/wiki.'],
  ['to our own site, typed as text', { ...text('www.crew.example/wiki'), ...own }, '5:1', 'Write the path alone: /wiki.'],
  [
    'through a short link’s own host',
    { 'wiki/a.mdx': page('title: A\nshortlinks: [aa]', '[x](https://cr.example/aa)\n') },
    '6:1',
    'Write the path alone: /wiki/a.',
  ],
  ['to a telephone number in letters', text('[x](tel:CALL-NOW)'), '5:1', 'tel:+44'],
  ['to a file that hosts read', text('[x](/_redirects)'), '5:1', 'leads to no page'],
  ['that lead nowhere at all', text('[x](#)'), '5:1', 'no target'],
]);

describe('a site on a shared host', () => {
  beforeEach(() => (process.env.PATH_PREFIX = '/site'));
  afterEach(() => delete process.env.PATH_PREFIX);
  const shared = site({ url: 'https://crew.github.io', shortlinkUrl: 'https://uni.example/crew' });
  const sharing = (target: string) => ({ ...shared, 'wiki/a.mdx': page('title: A\nshortlinks: [aa]', `[x](${target})\n`) });
  reports('links on a shared host %s', [
    ['that name a page of ours', sharing('https://crew.github.io/site/wiki'), '6:1', 'Write the path alone: /wiki.'],
    ['that name our front page', sharing('http://crew.github.io/site'), '6:1', 'Write the path alone: /.'],
    ['that name a short link of ours', sharing('https://uni.example/crew/aa'), '6:1', 'Write the path alone: /wiki/a.'],
  ]);
  it('a site on a shared host reports links to our site at both of its addresses if SITE_URL names another host', async () => {
    process.env.SITE_URL = 'https://name.github.io/';
    const found = ['https://name.github.io/site/wiki', 'https://crew.github.io/wiki'].map((to) =>
      allProblemsIn(contentFolder(sharing(to))),
    );
    const remedies = (await Promise.all(found)).map((lines) => lines.map((line) => line.split('  ').at(-1)));
    delete process.env.SITE_URL;
    expect(remedies).toEqual([['Write the path alone: /wiki.'], ['Write the path alone: /wiki.']]);
  });
  allows('links on a shared host %s', [
    ['to another site', sharing('https://crew.github.io/other-project/')],
    ['to a site whose path starts with ours', sharing('https://crew.github.io/sites')],
    ['to another page of the short links’ host', sharing('https://uni.example/staff')],
  ]);
});

reports('JSON %s', [
  ['with a comma missing', { 'redirects.json': '[\n  { "from": ["/a"] "to": "/b" }\n]' }, 'redirects.json:2:20', 'missing comma'],
  ['with a brace missing', { 'redirects.json': '[\n  { "from": ["/a"], "to": "/b"\n]' }, 'redirects.json:3:1', 'last opened bracket'],
  ['with a comment', { 'redirects.json': '// ours\n[]' }, 'redirects.json:1:1', 'no comments'],
  ['with single quotes', { 'redirects.json': "[{ 'from': ['/a'] }]" }, 'redirects.json:1:4', 'double quotes'],
  ['with typographic quotes', { 'redirects.json': '[{ “from”: ["/a"] }]' }, 'redirects.json:1:4', 'straight'],
  ['with a comma behind the last item', { 'redirects.json': '[\n  {"from":["/a"],"to":"/shows"},\n]' }, 'redirects.json:3:1', 'comma'],
  ['with a bracket missing at the end', { 'redirects.json': '[{"from":["/a"],"to":"/shows"}' }, 'redirects.json:1:31', 'never closed'],
  ['with a field twice', { 'redirects.json': '[{"from":["/a"],"to":"/b","to" :"/shows"}]' }, 'redirects.json:1:27', 'twice'],
  ['with a field twice, once escaped', { 'search.json': '{ "synonyms": [],\n "synonym\\u0073": [] }' }, 'search.json:2:2', 'twice'],
  ['nested 101 times', { 'redirects.json': '['.repeat(101) + ']'.repeat(101) }, 'redirects.json:1:1', 'nested too deeply'],
  ['nested too deeply to be read', { 'redirects.json': '['.repeat(100_000) }, 'redirects.json:1:1', 'nested too deeply'],
  ['that is a list', { 'exec/2025-2026.json': '[]' }, 'exec/2025-2026.json:1:1', 'group of fields'],
]);

it('the check reports the other mistakes of JSON with a repeated field too', async () => {
  const lines = await allProblemsIn(contentFolder({ 'redirects.json': '[{ "from": ["/a"], "to": "/shows", "to": "/wiki", "too": 1 }]' }));
  expect(lines).toEqual([expect.stringContaining('written twice'), expect.stringContaining('Unknown field "[0].too"')]);
});

const SEARCH_ITEM = { type: 'search', label: 'Search', position: 'left' };
const repository = (change: object) => site({ repository: { ...SITE.repository, ...change } });
const link = (change: object) => site({ navbar: { items: [{ type: 'link', label: 'x', position: 'left', ...change }] } });
reports('site.json %s', [
  ['with an unknown kind of navbar item', link({ type: 'serch' }), 'site.json:34:9', 'Did you mean "search"?'],
  ['with a navbar link to two places', link({ to: '/wiki', href: 'https://x.example' }), 'site.json:33:7', 'either'],
  ['with an unknown field that resembles no other', link({ to: '/wiki', xy: 1 }), 'site.json:38:9', '.xy".  Allowed here: type'],
  ['with a navbar link to nowhere', link({ to: '/wikki' }), 'site.json:37:9', 'Did you mean "/wiki"?'],
  ['with an unknown language', site({ locales: [{ code: 'en_GB', label: 'English', direction: 'ltr' }] }), 'site.json:12:7', 'en-GB'],
  [
    'with a footer link to nowhere',
    site({ footer: { columns: [{ title: 'x', links: [{ label: 'y', to: '/nope' }] }] } }),
    'site.json:54:13',
    '/nope',
  ],
  ['with a missing search page', site({ search: { pagePath: '/wiki/serach' } }), 'site.json:61:5', 'Did you mean "/wiki/search"?'],
  [
    'with a version that is not in the list',
    site({ docs: { version: 'next', versions: [{ name: 'current', label: 'Next' }] } }),
    'site.json:18:5',
    '"versions"',
  ],
  ['with a repository as git clones it', repository({ url: 'https://git.example/crew.git' }), 'site.json:74:5', '"/" or ".git"'],
  ['with a folder of the repository that starts with "/"', repository({ contentPath: '/content' }), 'site.json:76:5', 'either end'],
  ['with checks due after 6.5 months', site({ reviews: { months: 6.5, kinds: [] } }), 'site.json:67:5', 'must be a whole number'],
  ['with checks due after 5,000,000 months', site({ reviews: { months: 5_000_000, kinds: [] } }), 'site.json:67:5', '1200 months'],
  [
    'with a board of vacancies that no page can show',
    site({ links: { ...SITE.links, crewVacancies: 'http://jobs.example' } }),
    'site.json:107:5',
    'in a frame',
  ],
  ['with a branch of several words', repository({ branch: 'the main one' }), 'site.json:75:5', 'alone'],
  ['with the search twice', site({ navbar: { items: [SEARCH_ITEM, SEARCH_ITEM] } }), 'site.json:39:9', 'once'],
  ['without a current exec file', { 'exec/2024-2025.json': { year: '2024/2025', exec: [] } }, 'site.json:98:3', 'exec/2025-2026.json'],
  ['a role that is not in a list', exec([{ ...MIKE, roles: 'President' }]), 'exec/2025-2026.json:6:7', '["President"]'],
  ['a member of the exec twice', exec([MIKE, { ...MIKE, name: 'mike stand' }]), 'exec/2025-2026.json:11:7', 'once'],
  ['a name of 300 letters', exec([{ ...MIKE, name: 'M'.repeat(300) }]), 'exec/2025-2026.json:5:7', 'at most 100'],
  ['a term twice', { 'shows/2025-2026.json': { year: '2025/2026', terms: [TERM, TERM] } }, 'shows/2025-2026.json:9:7', 'once'],
  [
    'one id for two names',
    {
      ...exec([{ ...MIKE, id: 'mike-2023' }]),
      ...shows([show({ people: [{ role: 'LD', name: 'Faye Derr', id: 'mike-2023' }] })]),
    },
    'shows/2025-2026.json:13:15',
    'exec/2025-2026.json:9',
  ],
  [
    'words for a missing page',
    { 'search.json': { synonyms: [], pages: [{ path: '/hire', words: ['price'] }] } },
    'search.json:5:7',
    '/hires',
  ],
  ['a word that has no synonym', { 'search.json': { synonyms: [['a']] } }, 'search.json:3:5', 'two words'],
  ['a change without a whole hash', history({ hash: 'abc' }), 'history/2025.json:3:5', '40'],
  ['a change in the future', history({ date: '2099-10-23T01:10:20+01:00' }), 'history/2025.json:4:5', 'in the future'],
]);

const COMPONENTS = [
  ':::lore[Why]\nBecause.\n\n:::',
  '<Gallery caption="Two">\n\n![One](./one.png "The first")\n\n</Gallery>',
  '<Video title="Coiling" src="./coil.mp4" poster="./one.png" captions="./coil.vtt" />\n<Video title="Coiling" url="https://vimeo.com/1" />',
  chart('A-->B'),
  '| a | b |\n| - | - |\n| 1 | 2 |',
  'Both [names][1] are fine.\n\n[1]: /wiki',
  'At 10:30, note:this, `{braces}` and `<div>`.[^1] The pair is wired L:R[^1].\n\n[^1]: Footnote.',
];
const FIELDS = [
  'title: A',
  'emoji: 🔌',
  'sidebar_label: Short',
  'sidebar_position: 2.5',
  'shortlinks: [a, a-1.b_c]',
  'sectionShortlinks: [{ shortlink: ppe, hash: hats }]',
  'tags: [Equipment, Guides]',
  'resources: [{ name: Manual, url: https://manual.example, author: Faye Derr }]',
  'image: ./a.png',
  'image_alt: A patch bay',
  'disable_banner: true',
  'additional_authors: Mike Stand',
  'override_authors: [Faye Derr, Polly Gaffer]',
];
const LINKS =
  '## Café\n\n[a](/wiki) [b](#café) [c](/wiki/a#caf%C3%A9) [d](/wiki/a/) [e](/wiki/a?print=1#café) [f](/wiki/tags) [g](/wiki/tags/größe) [h](/wiki/tags/gr%C3%B6%C3%9Fe) [i](/shows) [j](/) [k](https://x.example) [l](mailto:crew@crew.example?cc=sm@crew.example) [m](mailto:a@crew.example,b@crew.example?subject=Hello%20there) [n](tel:+44%2024%207652%202222) [o](webcal://crew.example/calendar.ics) [p](/files/our%20rules.pdf) https://y.example';
allows('content %s', [
  [
    'with ids of headings that other words once had',
    text('## Coiling {/* #coil */}\n\n[Above](#coil), [there](/wiki/b#x).', { 'wiki/b.mdx': page('title: B', '## Y {/* #x */}\n') }),
  ],
  [
    'with pages of the hosts in site.json',
    { ...text('<Embed title="The hall" url="https://www.plan.example/1" />'), ...site({ embedHosts: ['plan.example'] }) },
  ],
  [
    'with texts of other pages, with pictures',
    { 'pages/hires.mdx': '---\ntitle: Hires\n---\n![A van](./caf%C3%A9.png?raw=true)\n', 'pages/café.png': picture() },
  ],
  [
    'with posters whose names start with a number',
    { ...shows([show({ poster: './39-steps.svg' })]), 'shows/39-steps.svg': '<svg viewBox="0 0 8 4"/>' },
  ],
  ['without addresses that a society does not have', site({ links: {} })],
  ['with every field of the front matter', { 'wiki/a.mdx': page(FIELDS.join('\n'), '## Hats\n'), 'wiki/a.png': picture() }],
  [
    'with links to pages, headings, tags, files, other sites, people and telephones, encoded or not',
    { 'wiki/a.mdx': page('title: A\ntags: [Größe]', LINKS), 'static/files/our rules.pdf': 'pdf' },
  ],
  [
    'with links to the feed and to files of the site',
    { 'wiki/lx/a.mdx': page('title: A', '[a](/wiki/changelog.xml) [b](/favicon.ico)\n') },
  ],
  [
    'with our components and syntax',
    text(COMPONENTS.join('\n\n'), { 'wiki/one.png': picture(), 'wiki/coil.mp4': 'video', 'wiki/coil.vtt': 'WEBVTT' }),
  ],
  ['with files that are not ours to check', { 'notes.txt': '{', 'wiki/README': 'x', '.hidden/wiki/a.mdx': 'x' }],
]);

/** A site whose announcement bar is this. */
const bar = (change: object): ContentFileTexts => ({
  'site.json': { announcementBar: { id: 'x', content: 'Hello', dismissible: true, ...change }, ...SITE },
});
allows('an announcement %s', [
  ['with a last day that is to come', bar({ until: '2126-11-25' })],
  ['with emphasis, code and links', bar({ content: 'A **new** _call_ for `crew`: [join](/wiki) or [write](mailto:a@b.example)' })],
]);
reports('an announcement %s', [
  ['with a heading in it', bar({ content: '# Hello' }), 'site.json:4:5', 'more than one paragraph', 'one line of text'],
  ['with a relative link', bar({ content: '[here](wiki)' }), 'site.json:4:5', 'link "wiki" is not a path', 'starts with "/"'],
  ['with a "<" that starts nothing', bar({ content: 'now <5 left' }), 'site.json:4:5', 'backticks'],
  ['with a link to nowhere', bar({ content: '[a](/nope)' }), 'site.json:4:5', '/nope'],
  ['with a component in it', bar({ content: 'Play <RandomPage />' }), 'site.json:4:5', 'such as a picture or a component'],
  ['with one colour of two', bar({ background: '#000' }), 'site.json:2:3', 'both "background" and "text"'],
]);
warns('an announcement %s', [
  ['that is over', bar({ until: '2026-10-07' }), 'site.json:6:5', 'ended on 2026-10-07', 'Delete "announcementBar"'],
]);

warns('%s', [
  ['an admonition without a title', text(':::note\nText\n:::'), '5:1', ':::note[Title]'],
  ['an item of a checklist without its spaces', text('Pack:\n\n-[ ] gels'), '7:1', '"- [ ] "'],
  ['an item of a checklist whose text follows at once', text('- [ ]gels'), '5:3', '"- [ ] "'],
  [
    'a gallery without empty lines',
    text('<Gallery>\n![A square](./x.png)\n</Gallery>', { 'wiki/x.png': picture() }),
    '5:1',
    'after <Gallery> and one before </Gallery>',
  ],
  [
    'a tag in the singular',
    { 'wiki/a.mdx': page('title: A\ntags: [Guides]'), 'wiki/b.mdx': page('title: B\ntags: [Guide]') },
    'wiki/b.mdx:3:8',
    'Write "Guides"',
  ],
  [
    'a page that no page links to but itself',
    { 'wiki/index.mdx': page('title: Wiki'), ...text('[Here](/wiki/a)') },
    '1:1',
    'No page links to /wiki/a.',
  ],
  [
    'a picture whose name has capitals and spaces',
    text('![A square](<./Follow Me 🎭.PNG>)', { 'wiki/Follow Me 🎭.PNG': picture() }),
    'wiki/Follow Me 🎭.PNG:1:1',
    'Rename it to "follow-me.png"',
  ],
  ['a short link with capitals', { 'wiki/a.mdx': page('title: A\nshortlinks: [Followme, DSM]') }, '3:14', 'Write "followme"'],
  ['a picture that no page shows', { 'wiki/x.png': picture() }, 'wiki/x.png:1:1', 'No page shows this picture.'],
  ['a link with tracking parameters', text('[x](https://x.example/a?utm_source=b&c=d)'), '5:1', 'Write https://x.example/a?c=d.'],
  ['a film as YouTube shares it', text('<Video title="x" url="https://youtu.be/a?si=b" />'), '5:1', 'Write https://youtu.be/a.'],
  [
    'a show’s link with a tracking parameter',
    shows([show({ instagram: 'https://www.instagram.com/p/a/?igsh=b' })]),
    'shows/2025-2026.json:11:11',
    '"igsh"',
  ],
  ['a role in another case', exec([{ ...MIKE, roles: ['PRESIDENT'] }]), 'exec/2025-2026.json:7:9', 'Write "President".'],
]);
allows('%s', [
  ['an accent apart from its letter in the name of a file', text('![A square](./caf\u00e9.png)', { 'wiki/cafe\u0301.png': picture() })],
  ['?si= in addresses of other sites', text('[x](https://shop.example/?si=42)')],
]);

reportsAll([
  [
    'the syntax, fields and pictures of one file, beside those of another',
    {
      'exec/2025-2026.json':
        '{ "year": "2025/2026",\n  "exec": [{ "name": "Mike Stand" "roles": "President", },\n  { "name": "Faye Derr", "roles": ["Treasurer"], "image": "./faye.jpg" }] }',
      ...fields('title: A\nemojy: x'),
    },
    'exec/2025-2026.json:2:35 "exec[0].roles" is "President" and must be a list.',
    'exec/2025-2026.json:2:35 The file cannot be read here.  Look for a missing comma',
    'exec/2025-2026.json:2:57 The file cannot be read here.  Delete the comma',
    'exec/2025-2026.json:3:50 "exec[1].image" names the picture ./faye.jpg, which does not exist.',
    '3:1 Unknown field "emojy".',
  ],
  [
    'the fields and pictures of a page that cannot be parsed',
    { 'wiki/a.mdx': page('title: A\nimage: ./a.png\nimage_alt: A\nemojy: x', 'A { brace\n\n![A wall](./b.png) [x](/nope)\n') },
    '3:1 The file ./a.png does not exist.',
    '5:1 Unknown field "emojy".',
    '8:10 Text between',
    '10:1 The file ./b.png does not exist.',
    '10:20 The link /nope leads to no page.',
  ],
  [
    'days and years, each with the right example',
    {
      'shows/2026-2027.json': {
        year: '2026-27',
        terms: [{ name: 'Term 1', shows: [show({ dates: [{ from: '2027-06-31' }, { from: 'June' }], photos: 'x' })] }],
      },
    },
    'shows/2026-2027.json:2:3 "year" is "2026-27", which is not allowed.  Write the year as "2026/2027".',
    'shows/2026-2027.json:13:15 "terms[0].shows[0].dates[0].from" is "2027-06-31", which is not allowed.  June has 30 days.',
    'shows/2026-2027.json:16:15 "terms[0].shows[0].dates[1].from" is "June", which is not allowed.  Write a day of the calendar as "2026-11-19"',
    'shows/2026-2027.json:19:11 "terms[0].shows[0].photos" is "x" and must be a group of fields.  Write { "url": …, "credit": … }.',
  ],
  [
    'the types of front matter',
    fields('title: [A]\nsidebar_position: first\ntags: Equipment\nshortlinks: cables\ndisable_banner: maybe\nadditional_authors: 3'),
    '2:1 "title" is a list and must be text.',
    '3:1 "sidebar_position" is "first" and must be a number.',
    '4:1 "tags" is "Equipment" and must be a list.',
    '5:1 "shortlinks" is "cables" and must be a list.',
    '6:1 "disable_banner" is "maybe" and must be true or false.',
    '7:1 "additional_authors" is 3, which is not allowed.',
  ],
  ['a banner', fields('title: A\nimage: ./a.png'), '3:1 The banner picture has no alt text.', '3:1 The file ./a.png does not exist.'],
  [
    'the attributes of components',
    text('<Figure caption={"x"} {...y} size="2">x</Figure>\n\n<Video titel="x" url="https://youtu.be/x" />'),
    '5:1 "<Figure>" has no attribute "size".  Allowed: caption.',
    '5:1 "<Figure>" spreads an expression',
    '5:1 The attribute "caption" of "<Figure>" is not plain text.',
    '7:1 "<Video>" has no attribute "titel".  Did you mean "title"? Allowed: src, url, title, poster, captions.',
    '7:1 "<Video>" needs the attribute "title".  Add title="…". What the video shows.',
  ],
  [
    'admonitions',
    text(':::warnin[Title]\nText\n:::\n\n:::note\nText'),
    '5:1 There is no admonition of kind "warnin".  Did you mean "warning"? Kinds: note, tip, info, warning, danger, lore.',
    '9:1 The admonition ":::note" is never closed.',
  ],
  [
    'diagrams',
    text(`\`\`\`mermaid\ngraph TD\nA-->B\n\`\`\`\n\n${chart('A[Desk --> B\nB --> C')}\n\n${chart('A-->B\n'.repeat(501))}`),
    '5:1 The diagram has no caption.',
    '5:1 The diagram has no text alternative.',
    '14:1 This diagram cannot be drawn: the syntax is wrong at “A[Desk --> B”.',
    '19:1 This diagram cannot be drawn: it has 500 arrows or more.  Divide it into several diagrams.',
  ],
  [
    'headings',
    text('# B\n\n### C\n\n##\n\n#### D'),
    '5:1 The page has two level-1 headings',
    '7:1 This heading skips a level.',
    '9:1 This heading is empty.',
    '11:1 This heading skips a level.',
  ],
  [
    'links to headings; a title has no anchor',
    { 'wiki/a.mdx': '---\ndescription: x\n---\n# The Dock\n\n## Keys\n\n[x](#keyz) [y](/wiki#no) [z](#the-dock)\n' },
    '8:1 The link #keyz names a heading that does not exist.  Did you mean "keys"? Headings there: keys.',
    '8:12 The link /wiki#no names a heading that does not exist.  Headings there: none.',
    '8:26 The link #the-dock names a heading that does not exist.',
  ],
  [
    'links to sections that another page has now',
    {
      'wiki/a.mdx': page('title: A\nsectionShortlinks: [{ shortlink: focus, hash: run-a-focus }]', '[x](#run-a-focus) [y](#keys)\n'),
      'wiki/b.mdx': page('title: B', '## Run a focus\n\n## Keys\n'),
      'wiki/c.mdx': page('title: C', '## Keys\n'),
    },
    '3:41 No heading of this page has the anchor "run-a-focus".  That heading is on /wiki/b: move this short link there.',
    '6:1 The link #run-a-focus names a heading that does not exist.  That heading is on /wiki/b: write /wiki/b#run-a-focus.',
    '6:19 The link #keys names a heading that does not exist.  Headings there: none.',
  ],
  [
    'relative links',
    {
      'wiki/lx/a.mdx': page('title: A', '[x](b.mdx) [y](../sound/index.mdx) [z](nowhere)\n'),
      'wiki/lx/b.mdx': page('title: B'),
      'wiki/sound/index.mdx': page('title: S'),
    },
    'wiki/lx/a.mdx:5:1 The link b.mdx is relative.  Write the whole path from the root, such as /wiki/lx/b.',
    'wiki/lx/a.mdx:5:12 The link ../sound/index.mdx is relative.  Write the whole path from the root, such as /wiki/sound.',
    'wiki/lx/a.mdx:5:36 The link nowhere is relative.  Write the whole path from the root, such as /wiki/….',
  ],
  [
    'links that run code or hide their protocol',
    text('[x](javascript:alert(1)) [y](//x.example) [z](data:text/html,x)'),
    '5:1 Pages may not use the link javascript:alert(1).',
    '5:26 Pages may not use the link //x.example.',
    '5:43 Pages may not use the link data:text/html,x.',
  ],
  [
    'links through short links and redirects',
    {
      'wiki/a.mdx': page(
        'title: A\nshortlinks: [aa]\nsectionShortlinks: [{shortlink: hats, hash: hats}]',
        '## Hats\n\n[x](/aa) [y](/hats) [z](/join) [h](/aa#hats) [e](/aa#)\n',
      ),
      'redirects.json': [{ from: ['/join'], to: '/shows' }],
    },
    '9:1 The link /aa goes through a short link or redirect.  Write where it ends: /wiki/a.',
    '9:10 The link /hats goes through a short link or redirect.  Write where it ends: /wiki/a#hats.',
    '9:21 The link /join goes through a short link or redirect.  Write where it ends: /shows.',
    '9:32 The link /aa#hats goes through a short link or redirect.  Write where it ends: /wiki/a#hats.',
    '9:46 The link /aa# goes through a short link or redirect.  Write where it ends: /wiki/a.',
  ],
  [
    'addresses that several files share',
    { 'wiki/a.mdx': page('title: A'), 'wiki/a/index.mdx': page('title: A'), 'wiki/A.md': page('title: A') },
    '1:1 This page and content/wiki/A.md have the same address, /wiki/a.',
    'wiki/a/index.mdx:1:1 This page and content/wiki/A.md have the same address, /wiki/a.',
  ],
  [
    'short links that collide',
    {
      'wiki/a.mdx': page('title: A\nshortlinks: [cables, Shows, wiki, join]'),
      'wiki/b.mdx': page('title: B\nshortlinks: [cables]\nsectionShortlinks: [{shortlink: Cables, hash: x}]', '## X\n'),
      'redirects.json': [{ from: ['/join'], to: '/shows' }],
    },
    '3:22 The short link "Shows" is the address of the page /shows.',
    '3:29 The site itself uses the name "wiki".',
    '3:35 The short link "join" is also a redirect: content/redirects.json has "/join".',
    'wiki/b.mdx:3:14 The short link "cables" is taken: content/wiki/a.mdx:3 has it.',
    'wiki/b.mdx:4:22 The short link "Cables" is taken: content/wiki/a.mdx:3 has "cables", which differs only by case.',
  ],
  [
    'short links of sections',
    {
      'wiki/a.mdx': page(
        'title: A\nsectionShortlinks: [{shortlink: ppe, hash: hat}, {shortlink: x, hash: hats-1}]',
        '## Hats\n\n## Hats\n',
      ),
    },
    '3:38 No heading of this page has the anchor "hat".  Did you mean "hats"? Headings here: hats, hats-1.',
    '3:65 The anchor "hats-1" depends on the order of two headings with the same words.',
  ],
  [
    'rules for people',
    { 'people.json': { people: [{ hidden: true }, { name: 'Mike Stand', showAs: 'nobody' }] } },
    'people.json:3:5 "people[0]" is invalid.  Say who is meant: add "name" or "id".',
    'people.json:8:7 "people[1].showAs" is "nobody", which is not allowed.',
  ],
  [
    'site.json',
    site({
      titel: 'x',
      url: 'crew',
      tagline: undefined,
      contactEmail: 'crew',
      navbar: { items: [{ type: 'link', label: 'y', position: 'top' }] },
      footer: 'none',
      externalLinks: {},
      currentExecYear: '2025',
    }),
    'site.json:1:1 The field "tagline" is missing.',
    'site.json:6:3 "url" is "crew", which is not allowed.',
    'site.json:8:3 "contactEmail" is "crew", which is not allowed.',
    'site.json:35:9 "navbar.items[0].position" is "top", which is not allowed.',
    'site.json:39:3 "externalLinks" is a group of fields and must be a list.',
    'site.json:40:3 "footer" is "none" and must be a group of fields.  Write { "columns": … }.',
    'site.json:79:3 "currentExecYear" is "2025", which is not allowed.',
    'site.json:93:3 Unknown field "titel".  Did you mean "title"?',
  ],
]);

const CASES = path.resolve('__tests__/fixtures/cases/wiki');

const LIKE_CODE = 'These lines are indented like code';
/** The lines that an editor has to change; every other text is fine as it is. */
const MISTAKES = [
  'wiki-cases/caption-markup.mdx:5:1  A caption is plain text',
  `wiki-cases/indented-code.mdx:7:5  ${LIKE_CODE}`,
  'wiki-cases/UPPER.JPG:1:1  Warning: The name "UPPER.JPG" has capitals',
  'wiki-cases/with space.png:1:1  Warning: The name "with space.png" has',
  'wiki-cases/year-start.mdx:11:1  This list starts with 1987',
  ...['A.PNG', 'B.Jpeg', 'C.WEBP'].map((name) => `wiki-more/${name}:1:1  Warning: The name "${name}" has capitals`),
  `wiki-more/codes.mdx:7:9  ${LIKE_CODE}`,
  `wiki-more/codes.mdx:14:7  ${LIKE_CODE}`,
  `wiki-more/codes.mdx:17:2  ${LIKE_CODE}`,
];

/** The texts below content/wiki, with a picture for each that they show. */
function treeOfCases(): ContentFileTexts {
  const texts = globSync('*/**/*.mdx', { cwd: CASES }).map((name) => ({ name, source: readFileSync(path.join(CASES, name), 'utf8') }));
  const pictures = texts.flatMap(({ name, source }) =>
    [...source.matchAll(/(?:\(<?|image: )\.\/([^)>"?\n]+\.\w+)/g)].map(([, file = '']) =>
      path.posix.join('wiki', path.dirname(name), decodeURIComponent(file)),
    ),
  );
  return {
    ...Object.fromEntries(pictures.map((name) => [name, picture()])),
    ...Object.fromEntries(texts.map(({ name, source }) => [`wiki/${name}`, source])),
    'wiki/tech-crew/safety.mdx': page('title: Safety'),
  };
}

it('the check reports these mistakes, and no others, in texts that once broke a build, were wrongly refused or silently lost something', async () => {
  const lines = await allProblemsIn(contentFolder(treeOfCases()));
  expect(lines).toEqual(MISTAKES.map((line) => expect.stringContaining(`content/wiki/${line}`) as string));
});
