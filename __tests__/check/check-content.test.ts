/**
 * Content folders with one mistake each, as editors make them, by the rule that finds it. One line must say where the mistake is,
 * what is wrong and what to write instead.
 */
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { RULES } from '../../src/check/rules';
import { PALETTES } from '../../src/content-model/palette';
import { contentFolder, page, SITE, temporaryFolder, type ContentFileTexts } from '../support/content-folder';
import { allProblemsIn } from '../support/content-problems';
import { picture } from '../support/pictures';

/** A page with this text, which starts on line 5. */
const text = (body: string, more: ContentFileTexts = {}): ContentFileTexts => ({ 'wiki/a.mdx': page('title: A', `${body}\n`), ...more });
const fields = (yaml: string): ContentFileTexts => ({ 'wiki/a.mdx': page(yaml) });
const chart = (arrows: string): string => `\`\`\`mermaid\nflowchart TD\naccTitle: Chain\naccDescr: Desk to amplifier.\n${arrows}\n\`\`\``;
const nestedList = (depth: number): string => Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');
const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const drawing = (inner: string): ContentFileTexts =>
  text('![A wall](./x.svg)', { 'wiki/x.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">${inner}</svg>` });
const tagged = (one: string, other: string): ContentFileTexts => ({
  'wiki/a.mdx': page(`title: A\ntags: [${one}]`),
  'wiki/b.mdx': page(`title: B\ntags: [${other}]`),
});
const PNG = { 'wiki/x.png': picture() };
const redirect = (from: string): ContentFileTexts => ({ 'redirects.json': [{ from: [from], to: '/shows' }] });
const site = (change: object): ContentFileTexts => ({ 'site.json': { ...SITE, ...change } });
/** A site whose announcement bar is this. */
const bar = (change: object): ContentFileTexts => ({
  'site.json': { announcementBar: { id: 'x', content: 'Hello', dismissible: true, ...change }, ...SITE },
});
const showYear = (shows: unknown, more: object = {}) => ({ year: '2025/2026', terms: [{ name: 'Term 1', ...more, shows }] });
const shows = (list: unknown): ContentFileTexts => ({ 'shows/2025-2026.json': showYear(list) });
const show = (change: object): object => ({ name: 'X', people: [], links: [], ...change });
const run = (dates: object): ContentFileTexts => shows([show({ dates: [dates] })]);
const crew = (...people: object[]): ContentFileTexts => shows([show({ people: people.map((person) => ({ role: 'Crew', ...person })) })]);
const exec = (members: unknown): ContentFileTexts => ({ 'exec/2025-2026.json': { year: '2025/2026', exec: members } });
const MIKE = { name: 'Mike Stand', roles: ['President'] };
/** Rules for people, who are somebody of the crew. */
const ruling = (rule: object): ContentFileTexts => ({ ...crew({ name: 'Mike Stand' }), 'people.json': { people: [rule] } });
const HIDDEN = { name: 'Mike Stand', hidden: true, showAs: 'initials' };
const history = (change: object): ContentFileTexts => ({
  'history/2025.json': [{ hash: 'a'.repeat(40), date: '2025-10-23T01:10:20+01:00', author: 'x', files: [], ...change }],
});

/** What is wrong, the content folder, the place of the problem ("5:1" is in wiki/a.mdx, "shows:11:11" in the year file) and words of the message. */
type Mistake = [situation: string, files: ContentFileTexts, place: string, ...words: string[]];

const fullPlace = (place: string): string => place.replace(/^(?=\d)/, 'wiki/a.mdx:').replace(/^(shows|exec)(?=:)/, '$1/2025-2026.json');

/** The rules that a row below has broken. */
const broken = new Set<string>();
for (const rule of RULES) {
  const { check } = rule;
  rule.check = (facts) => {
    const problems = check(facts);
    if (problems.length > 0) broken.add(rule.name);
    return problems;
  };
}

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
function allows(situations: [situation: string, files: ContentFileTexts][]): void {
  it.each(situations)('the check allows %s', async (_situation, files) => {
    expect(await allProblemsIn(contentFolder(files))).toEqual([]);
  });
}

it.each([
  ['site.json', { 'wiki/index.mdx': page('title: Wiki') }],
  ['wiki/index.mdx', { 'site.json': SITE }],
])('the check reports that %s is missing', async (name, files) => {
  const lines = await allProblemsIn(temporaryFolder(files));
  expect(lines).toEqual([expect.stringContaining(`content/${name}:1:1  The file is missing.`)]);
});

it('the check reports a missing content folder', async () => {
  const root = temporaryFolder();
  rmSync(root, { recursive: true });
  expect(await allProblemsIn(root)).toEqual([expect.stringContaining('There is no such folder.')]);
});

const [LONG, LONGEST] = [`wiki/${'x'.repeat(101)}.mdx`, `wiki/${'園'.repeat(82)}.mdx`];
reports('%s', [
  ['a page with an ending in capitals', { 'wiki/a.MDX': page('title: A') }, 'wiki/a.MDX:1:1', 'a.mdx'],
  ['a page that is a Word document', { 'wiki/A page.docx': 'x' }, 'wiki/A page.docx:1:1', 'a-page.mdx'],
  ['a page with a space in its name', { 'wiki/Café Zoë.mdx': page('title: A') }, 'wiki/Café Zoë.mdx:1:1', '"cafe-zoe"'],
  ['a page with an invisible letter in its name', { 'wiki/照\u3164明.mdx': page('title: A') }, 'wiki/照\u3164明.mdx:1:1', 'as in "照明"'],
  ['a page whose name no disk can store with its ending', { [LONGEST]: page('title: A') }, `${LONGEST}:1:1`, 'too long'],
  ['a page with a long name', { [LONG]: page('title: A') }, `${LONG}:1:1`, 'at most 100'],
  ['a page that hosts take for a file', { 'wiki/a.html.mdx': page('title: A') }, 'wiki/a.html.mdx:1:1', 'Delete ".html"'],
  ['a folder’s page in capitals', { 'wiki/b/Index.mdx': page('title: B') }, 'wiki/b/Index.mdx:1:1', 'in small letters'],
  ['a folder called "index"', { 'wiki/index/index.mdx': page('title: B') }, 'wiki/index/index.mdx:1:1', 'any other page'],
  ['a page beside the wiki', { 'about us.mdx': page('title: A') }, 'about us.mdx:1:1', 'wiki/about-us.mdx'],
  ['a page among the files', { 'static/old/index.html': '<p>' }, 'static/old/index.html:1:1', 'may not be a page'],
  ['a picture with "#" in its name', { 'wiki/kit #2.png': picture() }, 'wiki/kit #2.png:1:1', '"kit-2.png"'],
  ['a file whose name breaks its address', { 'static/files/100%.pdf': 'x' }, 'static/files/100%.pdf:1:1', 'a meaning in addresses'],
  ['a misspelt JSON file', { 'redirect.json': '[]' }, 'redirect.json:1:1', 'Did you mean "redirects.json"?'],
  ['a year file with a misspelt ending', { 'shows/2025-2026.jsn': '{}' }, 'shows/2025-2026.jsn:1:1', '.json'],
  ['a year file in a folder of its own', { 'shows/old/2025-2026.json': '{}' }, 'shows/old/2025-2026.json:1:1', 'shows/ itself'],
  ['a folder whose name starts with "wiki"', { 'wikis/index.mdx': '' }, 'wikis:1:1', 'Did you mean "wiki"?'],
]);

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

reports('%s', [
  ['a drawing with a script under another prefix', { 'static/a.svg': svg('<s:script/>') }, 'static/a.svg:1:41', 'runs code'],
  ['a drawing with an event handler', { 'static/a.svg': svg('<g\nonclick="a()"/>') }, 'static/a.svg:2:1', '"onclick=" runs code'],
  ['a drawing with a link to code', { 'static/a.svg': svg('<a href="java&#115;cript:a()"/>') }, 'static/a.svg:1:50', 'runs code'],
  ['an animation of a link to code', { 'static/a.svg': svg('<animate values="#;javascript:a()"/>') }, 'static/a.svg:1:60', 'runs code'],
  ['a drawing with an entity', { 'static/a.svg': `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}` }, 'static/a.svg:1:16', 'runs code'],
  ['a drawing in another encoding', { 'static/a.svg': Buffer.from(svg(''), 'utf16le') }, 'static/a.svg:1:2', 'invisible character'],
  ['a feed with a style that runs code', { 'static/a.xml': '<?xml-stylesheet href="a.xsl"?><a/>' }, 'static/a.xml:1:1', 'runs code'],
  ['a drawing with a script beside a page', drawing('<script/>'), 'wiki/x.svg:1:59', 'runs code'],
]);

reports('JSON %s', [
  ['that is empty', { 'shows/2025-2026.json': '\n' }, 'shows:1:1', 'The file is empty.'],
  ['in UTF-16', { 'redirects.json': Buffer.from('\uFEFF[]', 'utf16le') }, 'redirects.json:1:1', 'UTF-8'],
  ['with a comma missing', { 'redirects.json': '[\n  { "from": ["/a"] "to": "/b" }\n]' }, 'redirects.json:2:20', 'missing comma'],
  ['with a brace missing', { 'redirects.json': '[\n  { "from": ["/a"], "to": "/b"\n]' }, 'redirects.json:3:1', 'last opened bracket'],
  ['with a comment', { 'redirects.json': '// ours\n[]' }, 'redirects.json:1:1', 'no comments'],
  ['with single quotes', { 'redirects.json': "[{ 'from': ['/a'] }]" }, 'redirects.json:1:4', 'double quotes'],
  ['with typographic quotes', { 'redirects.json': '[{ “from”: ["/a"] }]' }, 'redirects.json:1:4', 'straight'],
  ['with a comma behind the last item', { 'redirects.json': '[\n  {"from":["/a"],"to":"/shows"},\n]' }, 'redirects.json:3:1', 'comma'],
  ['with a bracket missing at the end', { 'redirects.json': '[{"from":["/a"],"to":"/shows"}' }, 'redirects.json:1:31', 'never closed'],
  ['with a field twice, once escaped', { 'search.json': '{ "synonyms": [],\n "synonym\\u0073": [] }' }, 'search.json:2:2', 'twice'],
  ['nested 101 times', { 'redirects.json': '['.repeat(101) + ']'.repeat(101) }, 'redirects.json:1:1', 'nested too deeply'],
  ['nested too deeply to be read', { 'redirects.json': '['.repeat(100_000) }, 'redirects.json:1:1', 'nested too deeply'],
  ['that is a list', { 'exec/2025-2026.json': '[]' }, 'exec:1:1', 'group of fields'],
]);

it('the check reports the other mistakes of JSON with a repeated field too', async () => {
  const lines = await allProblemsIn(contentFolder({ 'redirects.json': '[{ "from": ["/a"], "to": "/shows", "to": "/wiki", "too": 1 }]' }));
  expect(lines).toEqual([expect.stringContaining('written twice'), expect.stringContaining('Unknown field "[0].too"')]);
});

const SEARCH_ITEM = { type: 'search', label: 'Search', position: 'left' };
const repository = (change: object) => site({ repository: { ...SITE.repository, ...change } });
const link = (change: object) => site({ navbar: { items: [{ type: 'link', label: 'x', position: 'left', ...change }] } });
reports('%s in a JSON file', [
  ['an unknown kind of navbar item', link({ type: 'serch' }), 'site.json:34:9', 'Did you mean "search"?'],
  ['a navbar link to two places', link({ to: '/wiki', href: 'https://x.example' }), 'site.json:33:7', 'either'],
  ['an unknown field that resembles no other', link({ to: '/wiki', xy: 1 }), 'site.json:38:9', '.xy".  Allowed here: type'],
  ['an unknown language', site({ locales: [{ code: 'en_GB', label: 'English', direction: 'ltr' }] }), 'site.json:12:7', 'en-GB'],
  ['an unknown version', site({ docs: { version: 'b', versions: [{ name: 'a', label: 'A' }] } }), 'site.json:18:5', '"versions"'],
  ['a repository as git clones it', repository({ url: 'https://git.example/crew.git' }), 'site.json:74:5', '"/" or ".git"'],
  ['a folder of the repository that starts with "/"', repository({ contentPath: '/content' }), 'site.json:76:5', 'either end'],
  ['checks due after 5,000,000 months', site({ reviews: { months: 5_000_000, kinds: [] } }), 'site.json:67:5', '1200 months'],
  ['vacancies over http', site({ links: { ...SITE.links, crewVacancies: 'http://a.example' } }), 'site.json:107:5', 'in a frame'],
  ['the search twice', site({ navbar: { items: [SEARCH_ITEM, SEARCH_ITEM] } }), 'site.json:39:9', 'once'],
  ['a host with a path', site({ embedHosts: ['https://plan.example/1'] }), 'site.json:112:5', 'name of the host'],
  ['one colour of two for the announcement', bar({ background: '#000' }), 'site.json:2:3', 'both "background" and "text"'],
  ['a role that is not in a list', exec([{ ...MIKE, roles: 'President' }]), 'exec:6:7', '["President"]'],
  ['a member of the exec twice', exec([MIKE, { ...MIKE, name: 'mike stand' }]), 'exec:11:7', 'once'],
  ['a credit twice', crew({ name: 'Mike Stand' }, { name: 'Mike Stand' }), 'shows:16:15', 'Name each person once for a role'],
  ['a name of 300 letters', exec([{ ...MIKE, name: 'M'.repeat(300) }]), 'exec:5:7', 'at most 100'],
  ['a day that does not exist', run({ from: '2025-11-31' }), 'shows:13:15', 'November has 30 days.'],
  ['a run that ends before it starts', run({ from: '2025-11-20', to: '2025-11-19' }), 'shows:14:15', 'The run ends before it starts'],
  ['a time that no clock shows', run({ from: '2025-11-20', times: ['7pm'] }), 'shows:15:17', 'Write the time as "19:30", by the 24-hour'],
  ['a group of fields as text', shows([show({ photos: 'x' })]), 'shows:11:11', 'Write { "url": …, "credit": … }.'],
  ['one id for two societies', { 'societies.json': ['A', 'B'].map((name) => ({ id: 'a', name })) }, 'societies.json:7:5', 'has this id'],
  ['a rule for nobody', { 'people.json': { people: [{ hidden: true }] } }, 'people.json:3:5', 'Say who is meant'],
  ['a rule that changes nothing', ruling({ name: 'Mike Stand', hidden: false }), 'people.json:3:5', 'changes nothing'],
  ['initials of somebody who is shown', ruling({ name: 'Mike Stand', showAs: 'initials' }), 'people.json:5:7', 'Add "hidden": true'],
  ['a word that has no synonym', { 'search.json': { synonyms: [['a']] } }, 'search.json:3:5', 'two words'],
  ['a change without a whole hash', history({ hash: 'abc' }), 'history/2025.json:3:5', '40'],
  ['a change in the future', history({ date: '2099-10-23T01:10:20+01:00' }), 'history/2025.json:4:5', 'in the future'],
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
  ['with a colour of the palette', drawing(`<path fill="${ink.toUpperCase()}"/>`), 'wiki/x.svg:1:71', `Write var(--ink, ${ink}).`],
]);

/** A film of a phone; film-position.test.ts has the other formats. */
const film = Buffer.from('\0\0\0\x2amoov\0\0\0\x22udta\0\0\0\x1a\xa9xyz+52.3793-001.5615/', 'latin1');
reports('a film that says where it was taken, %s', [
  ['beside a page', text('<Video title="x" src="./a.mp4" />', { 'wiki/a.mp4': film }), 'wiki/a.mp4:1:1', '-c copy a-clean.mp4.'],
  ['in a format of cameras', { 'wiki/clip.mov': film }, 'wiki/clip.mov:1:1', 'This film says where it was taken.'],
  ['in static/', { 'static/clip.m4v': film }, 'static/clip.m4v:1:1', 'ffmpeg -i clip.m4v -map_metadata -1'],
]);

const shown = '![A wall](./x.png)';
it.each<[what: string, file: Buffer | string, ...words: string[]]>([
  ['is empty', '', 'empty'],
  ['is something else', '<html></html>', 'damaged'],
  ['ends too early', picture(600, 400).subarray(0, 900), 'damaged'],
  ['is too wide', picture(4001, 3), '4001 × 3', '4000', '1,600 pixels'],
  ['is too heavy', Buffer.alloc(4 * 1024 * 1024 + 1), '4 MB', 'Save it as .jpg, 1,500 pixels wide.'],
])('the check reports a picture that %s', async (_what, file, ...words) => {
  const [line = '', ...others] = await allProblemsIn(contentFolder(text(shown, { 'wiki/x.png': file })));
  expect(others).toEqual([]);
  expect(line).toMatch(/^content\/wiki\/x\.png:1:1 {2}/);
  for (const word of words) expect(line).toContain(word);
});

reports('a page %s', [
  ['in another encoding', { 'wiki/a.mdx': Buffer.from('---\ntitle: Caf\xE9\n---\n', 'latin1') }, '2:11', 'UTF-8'],
  ['with a letter that was lost', text('Caf\uFFFD'), '5:4', 'lost'],
  ['with a NUL character', text('One\n\ntwo\0'), '7:4', 'invisible character'],
  ['that is empty', { 'wiki/a.mdx': '' }, '1:1', 'The file is empty.'],
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

reports('front matter %s', [
  ['that is missing', { 'wiki/a.mdx': '# A\n' }, '1:1', '"description" is missing', 'Add one sentence'],
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
  ['with "..." in it', fields('title: A\n...\nemoji: 🔌'), '4:1', 'Delete this line.'],
  ['nested a thousand times', fields(`title: A\ntags: ${'['.repeat(5000)}${']'.repeat(5000)}`), '3:1', 'nested'],
  ['with an emoji in words', fields('title: A\nemoji: light bulb'), '3:1', 'one emoji'],
  ['checked in a month to come', fields('title: A\nreviewed: 2999-03'), '3:1', 'in the future'],
  ['checked on a day that does not exist', fields('title: A\nreviewed: 2026-02-31'), '3:1', 'does not exist'],
  ['with a banner that is no picture', { ...fields('title: A\nimage: ./a.pdf\nimage_alt: x'), 'wiki/a.pdf': 'x' }, '3:1', '.png'],
  ['with a character that reverses the writing direction', fields('title: "A\u202eB"'), '2:1', 'invisible character'],
  ['with an author without a name', fields('title: A\noverride_authors: [" "]'), '3:20', 'author’s name'],
  ['with a list as text', fields('title: [A]'), '2:1', '"title" is a list and must be text.'],
  ['with text as a number', fields('title: A\nsidebar_position: first'), '3:1', 'is "first" and must be a number.'],
  ['with text as a list', fields('title: A\ntags: Equipment'), '3:1', 'is "Equipment" and must be a list.'],
  ['with a word for yes', fields('title: A\ndisable_banner: maybe'), '3:1', 'is "maybe" and must be true or false.'],
  ['with a number that starts with zeros', fields('title: A\nshortlinks: [007]'), '3:14', 'between quotes'],
]);
warns('front matter %s', [['with a title that ends at "#"', fields('title: Stage #1 kit'), '2:8', '"1 kit"', 'double quotes']]);

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
const EVERY_6_MONTHS = site({ reviews: { months: 24, kinds: [{ tag: 'Gels', months: 6 }] } });
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
    { ...fields('title: A\nemojy: x\ntags: [Gels]'), ...linking('/wiki/tags/gels'), ...EVERY_6_MONTHS },
    '3:1',
    'Unknown field "emojy"',
  ],
  [
    'without rules for its authors',
    { ...fields('title: A\nemojy: x\nadditional_authors: Vi Finder'), 'people.json': { people: [{ name: 'Vi Finder', hidden: true }] } },
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
  ['with an e-mail address in angle brackets', text('<crew@example.org>'), '5:6', 'e-mail'],
  ['that starts with the word "export"', text('export the file'), '5:8', 'taken for code', 'another word'],
  ['with an import', text("import x from './x'"), '5:1', 'import'],
  ['with an expression', text('It is {new Date()} now.'), '5:7', '{expressions}'],
  ['with a comment of HTML', text('<!-- later -->'), '5:2', 'comments'],
  ['with a brace that is never closed', text('A { brace'), '5:10', 'backticks'],
  ['with a line break of HTML before other tags', text('One <br> and <div>two</div>.'), '5:5', '"<br>"'],
  ['with a pound sign after "<"', text('It costs <£5.'), '5:11', 'less than'],
  ['with a conflict of Git', text('One.\n\n<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> branch'), '7:1', 'Keep the right lines'],
  ['with code that is never closed', text('```js\nlet x'), '5:1', 'never closed'],
  ['with lists nested by their indentation', text(nestedList(21)), '25:1', 'More than 20'],
  ['with a list that a paragraph interrupts', text('1. One\n\nMore.\n\n2. Two'), '9:1', 'starts with 2', 'indent'],
  ['with a list that starts at nought', text('0. Ground\n1. First'), '5:1', 'starts with 0'],
  ['with a table that lacks its second line', text('| a | b |\n| 1 | 2 |'), '5:1', '| --- |'],
  ['with a "|" within a column', text('| a | b |\n| - | - |\n| `x|y` | 2 |'), '7:1', 'has 3 columns', '"\\|"'],
  ['with a rule right below a sentence', text('A sentence.\n---\n\nMore.'), '5:1', 'empty line'],
  ['with a footnote that has no text', text('One.[^9]'), '5:5', '[^1]:'],
]);

reports('a heading %s', [
  ['with an id that another heading’s words give', text('## A\n\n## B {/* #a */}'), '7:1', 'has the id "a"'],
  ['with an id of the page itself', text('## Side menu'), '5:1', 'uses the id "side-menu"'],
  ['without letters', text('## ✅'), '5:1', 'no letters or digits'],
  ['that is empty', text('##'), '5:1', 'This heading is empty.'],
  ['that skips a level', text('## A\n\n#### B'), '7:1', 'This heading skips a level.'],
  ['of the first level below a title', text('# B'), '5:1', 'The page has two level-1 headings'],
  ['with a comment that is no id', text('## A {/* later */}'), '5:6', '{expressions}'],
  ['with an anchor of its own', text('## A {#a}'), '5:7', 'taken for code'],
  ['after a non-breaking space', text('##\u00a0Heading'), '5:1', 'ordinary space'],
  ['that skips a level on a page without a title', { 'wiki/a.mdx': page('emoji: 🔌', '### A\n') }, '5:1', 'skips a level'],
]);

const films = { 'wiki/a.mp4': 'x', 'wiki/x.mov': 'x' };
reports('a component %s', [
  ['without a name', text('<>x</>'), '5:1', 'Delete both'],
  ['with a misspelt name', text('<Galery>x</Galery>'), '5:1', 'Did you mean "Gallery"?'],
  ['with a misspelt name that is never closed', text('<Galery>'), '5:1', 'Did you mean "Gallery"?'],
  ['named after a property of every object', text('<constructor />'), '5:1', 'HTML such as "<constructor>"'],
  ['that has no attributes, with one', text('<PageList of="x" />'), '5:1', 'this component has no attributes'],
  ['with an unknown attribute', text('<Figure caption="x" size="2">x</Figure>'), '5:1', 'has no attribute "size".  Allowed: caption.'],
  ['with a misspelt attribute', text('<Gallery captoin="x">x</Gallery>'), '5:1', 'Did you mean "caption"?'],
  [
    'with an attribute that is an expression',
    text('<Figure caption={"x"}>x</Figure>'),
    '5:1',
    '"caption" of "<Figure>" is not plain text.',
  ],
  ['with attributes from an expression', text('<Gallery {...y}>x</Gallery>'), '5:1', '"<Gallery>" spreads an expression'],
  ['without an attribute that it needs', text('<Video url="https://youtu.be/x" />'), '5:1', 'Add title="…". What the video shows.'],
  ['of a video without a file or address', text('<Video title="x" />'), '5:1', 'either "src" or "url".', 'File beside the page'],
  ['of a video of two sources', text('<Video title="x" src="./a.mp4" url="https://youtu.be/x" />', films), '5:1', 'not both'],
  ['of a video whose address is invalid', text('<Video title="x" url="youtube" />'), '5:1', 'is not an address: "youtube"'],
  ['of a video over http', text('<Video title="x" url="http://x.example" />'), '5:1', 'https://'],
  ['of a video that browsers cannot play', text('<Video title="x" src="./x.mov" />', films), '5:1', '.mp4'],
  ['that is never closed above another', text('<Gallery>\n\nText\n\nSee <RandomPage />'), '5:1', '</Gallery>'],
  ['closed in the wrong order', text('<Gallery>\n\nText\n\n</Figure>'), '5:1', '</Gallery>'],
  ['that is closed and never opened', text('Text\n\n</Gallery>'), '7:2', 'Delete it'],
  ['opened in a list', text('- <Gallery>\n\n  x\n</Gallery>'), '5:3', 'lines of their own'],
  ['with an attribute whose quotation mark is missing', text('<Figure caption="x>\n\nText\n\n</Figure>'), '5:17', 'double quotes'],
  ['with an attribute between typographic quotes', text('<Gallery caption=“x”>a</Gallery>'), '5:18', 'double quotes'],
  ['with a quote within an attribute', text('<Figure caption="The "big" one">\n\nText\n\n</Figure>'), '5:26', 'quotation mark', '“'],
  ['within a sentence', text('See <Gallery>this</Gallery> and that.'), '5:5', 'lines of its own'],
  ['in a heading', text('## A <FlagsQuiz>x</FlagsQuiz>'), '5:6', 'within a sentence'],
  ['that is empty', text('<Gallery></Gallery>'), '5:1', 'is empty', '</Gallery>'],
  ['with words that it does not show', text('<PageList>\n\nText\n\n</PageList>'), '5:1', 'outside'],
]);

reports('an admonition %s', [
  ['with text behind its kind', text(':::note Beware\nText\n:::'), '5:1', ':::note[Title]'],
  ['of an unknown kind', text(':::warnin[A]\nText\n:::'), '5:1', 'Did you mean "warning"? Kinds: note, tip, info, warning, danger, lore.'],
  ['that is never closed', text(':::note\nText'), '5:1', 'is never closed'],
  ['with one ":::" too many', text(':::note[A]\nText\n:::\n\n:::'), '9:1', 'closes no admonition'],
  ['that is empty', text(':::note[Title]\n:::'), '5:1', 'is empty'],
  ['that swallows the next one', text(':::note[A]\none\n\n## B\n\n:::tip[B]\ntwo\n:::'), '5:1', 'line 10', '::::'],
  ['with a space behind the colons', text('::: note\nText\n:::'), '5:1', ':::note'],
  ['with two colons instead of three', text('::note\nText'), '5:1', ':::note'],
  ['with its title in braces', text(':::note{title="x"}\nText\n:::'), '5:1', ':::note[Title]'],
]);

reports('a picture %s', [
  ['on another site', text('![A](https://x.example/a.png)'), '5:1', 'not beside the page'],
  ['by reference', text('![A wall][w]\n\n[w]: https://x.example/wall.png'), '5:1', 'by reference'],
  ['in a format of phones', text('![x](./x.heic)', { 'wiki/x.heic': 'x' }), '5:1', '.jpg'],
  ['with a space in its name', text('![x](./my wall.png)'), '5:4', 'space'],
  ['whose alt text says nothing', text('![Image](./x.png)', PNG), '5:1', 'does not describe'],
  ['without alt text', text('![](./x.png)', PNG), '5:1', 'alt text'],
  ['in a group with Markdown in its caption', text('<Gallery caption="`Go`">\n\n![A](./x.png)\n\n</Gallery>', PNG), '5:1', 'plain text'],
]);

reports('a picture %s', [
  ['that is missing', text('![A wall](./walls.png)', { 'wiki/wall.png': picture() }), '5:1', 'Did you mean "wall.png"?'],
  ['with a path of Windows', text('![x](.\\x.png)', PNG), '5:1', 'Did you mean "x.png"?'],
]);
reports('a page of a host that is not listed, %s', [
  ['as an <Embed>', text('<Embed title="x" url="https://www.plan.example/1" />'), '5:1', '"plan.example"'],
  ['as a film that looks like YouTube', text('<Video title="x" url="https://youtube.com.example/x" />'), '5:1', 'embedHosts'],
]);
reports('a diagram %s', [
  ['that cannot be drawn', text(chart('A[Desk --> B')), '9:1', 'the syntax is wrong at “A[Desk --> B”'],
  ['of 501 arrows', text(chart('A-->B\n'.repeat(501))), '6:1', 'it has 500 arrows or more.  Divide it into several diagrams.'],
  ['without a caption', text('```mermaid\ngraph TD\naccDescr: A.\nA-->B\n```'), '5:1', 'has no caption.'],
  ['without a description', text('```mermaid\ngraph TD\naccTitle: A\nA-->B\n```'), '5:1', 'has no text alternative.'],
]);
reports('a tag %s', [
  ['that a page has twice', fields('title: A\ntags: [Guides, Guides]'), '3:16', 'twice'],
  ['that takes the address of the list of tags', fields('title: A\ntags: [Index]'), '3:8', 'all tags'],
  ['that has no letters', fields('title: A\ntags: ["!!"]'), '3:8', 'no letters'],
  ['whose accent is written in two ways', tagged('Café', '"CAFE\u0301"'), 'wiki/b.mdx:3:8', 'would share the page'],
]);
const own = { 'site.json': { ...SITE, url: 'https://www.crew.example' } };
const sections = (hash: string): string => `title: A\nshortlinks: [aa]\nsectionShortlinks: [{shortlink: hats, hash: ${hash}}]`;
const aliased = (target: string) => ({ 'wiki/a.mdx': page(sections('hats'), `[x](${target})\n\n## Hats\n`) });
reports('a link %s', [
  ['to a misspelt page', text('[x](/wiki/bb)', { 'wiki/b.mdx': page('title: B') }), '5:1', 'Did you mean "/wiki/b"?'],
  ['to the file of a page', text('[x](./b/index.mdx)', { 'wiki/b/index.mdx': page('title: B') }), '5:1', 'from the root, such as /wiki/b.'],
  ['that is relative', text('[x](nowhere)'), '5:1', 'Write the whole path from the root, such as /wiki/….'],
  ['that runs code', text('[x](javascript:alert(1))'), '5:1', 'Pages may not use the link javascript:alert(1).'],
  ['to data', text('[x](data:text/html,x)'), '5:1', 'Pages may not use the link data:text/html,x.'],
  ['without its protocol', text('[x](//x.example)'), '5:1', 'Pages may not use the link //x.example.'],
  ['through a short link', aliased('/aa'), '7:1', 'Write where it ends: /wiki/a.'],
  ['through a short link without an anchor', aliased('/aa#'), '7:1', 'Write where it ends: /wiki/a.'],
  ['through a short link with an anchor', aliased('/aa#hats'), '7:1', 'Write where it ends: /wiki/a#hats.'],
  ['through the short link of a section', aliased('/hats'), '7:1', 'Write where it ends: /wiki/a#hats.'],
  ['without words', text('[](/wiki)'), '5:1', 'no words'],
  ['without a target', text('[x]()'), '5:1', 'round brackets'],
  ['that leads nowhere at all', text('[x](#)'), '5:1', 'no target'],
  ['by reference: at the definition', text('[x][there]\n\n[there]: /wiki/nowhere'), '7:1', 'leads to no page'],
  ['to an address that is not defined', text('See [x][y].'), '5:7', 'round brackets'],
  ['to a file', text('[x](./plan.pdf)', { 'wiki/plan.pdf': 'x' }), '5:1', 'folder static/'],
  ['to a file that hosts read', text('[x](/_redirects)'), '5:1', 'leads to no page'],
  ['with a space before the address', text('[x] (/wiki)'), '5:3', 'without spaces'],
  ['with a space in the address', text('[x](/wiki/a b)'), '5:3', 'space'],
  ['whose bracket is never closed', text('See [x](/wiki'), '5:7', 'bracket'],
  ['without https://', text('[x](www.example.org/a)'), '5:1', 'Write https://www.example.org/a.'],
  ['with one slash too few', text('[x](https:/example.org)'), '5:1', 'is not an address'],
  ['to an e-mail address without mailto:', text('[x](crew@example.org)'), '5:1', 'Write mailto:crew@example.org.'],
  ['to an invalid e-mail address', text('[x](mailto:crew)'), '5:1', 'mailto:'],
  ['to a calendar without a host', text('[x](webcal:calendar.ics)'), '5:1', 'webcal:'],
  ['to a telephone number in letters', text('[x](tel:CALL-NOW)'), '5:1', 'tel:+44'],
  ['to our own site by http and without www', { ...text('[x](http://crew.example/wiki)'), ...own }, '5:1', '/wiki.'],
  ['to our own site, typed as text', { ...text('www.crew.example/wiki'), ...own }, '5:1', 'Write the path alone: /wiki.'],
  ['through a short link’s own host', aliased('https://cr.example/aa'), '7:1', 'Write the path alone: /wiki/a.'],
  ['to nowhere in the navbar', link({ to: '/wikki' }), 'site.json:37:9', 'Did you mean "/wiki"?'],
  [
    'to nowhere in the footer',
    site({ footer: { columns: [{ title: 'x', links: [{ label: 'y', to: '/no' }] }] } }),
    'site.json:54:13',
    '/no',
  ],
  ['to nowhere in a version', site({ docs: { version: 'a', versions: [{ name: 'a', label: 'A', to: '/no' }] } }), 'site.json:23:9', '/no'],
  ['to a missing search page', site({ search: { pagePath: '/wiki/serach' } }), 'site.json:61:5', 'Did you mean "/wiki/search"?'],
  ['to a missing page of acronyms', site({ acronymsPage: '/wiki/acronims' }), 'site.json:112:3', 'leads to no page'],
  ['to nowhere in an announcement', bar({ content: '[a](/nope)' }), 'site.json:4:5', '/nope'],
  [
    'to nowhere in search.json',
    { 'search.json': { synonyms: [], pages: [{ path: '/hire', words: ['price'] }] } },
    'search.json:5:7',
    '/hires',
  ],
]);

describe('a site on a shared host', () => {
  beforeEach(() => (process.env.PATH_PREFIX = '/site'));
  afterEach(() => {
    delete process.env.PATH_PREFIX;
    delete process.env.SITE_URL;
  });
  const shared = site({ url: 'https://crew.github.io', shortlinkUrl: 'https://uni.example/crew' });
  it.each<[what: string, target: string, siteUrl: string | undefined, remedy: string | undefined]>([
    ['reports links to a page of ours', 'https://crew.github.io/site/wiki', undefined, '/wiki.'],
    ['reports links to our front page', 'http://crew.github.io/site', undefined, '/.'],
    ['reports links to a short link of ours', 'https://uni.example/crew/aa', undefined, '/wiki/a.'],
    ['reports links to the host of SITE_URL', 'https://name.github.io/site/wiki', 'https://name.github.io/', '/wiki.'],
    ['reports links to the host of site.json beside SITE_URL', 'https://crew.github.io/wiki', 'https://name.github.io/', '/wiki.'],
    ['allows links to another site', 'https://crew.github.io/other-project/', undefined, undefined],
    ['allows links to a site whose path starts with ours', 'https://crew.github.io/sites', undefined, undefined],
    ['allows links to another page of the short links’ host', 'https://uni.example/staff', undefined, undefined],
  ])('the check of a site on a shared host %s', async (_what, target, siteUrl, remedy) => {
    if (siteUrl !== undefined) process.env.SITE_URL = siteUrl;
    const lines = await allProblemsIn(contentFolder({ ...shared, ...aliased(target) }));
    const expected = [`content/wiki/a.mdx:7:1  The link ${target} names our own site.  Write the path alone: ${remedy}`];
    expect(lines).toEqual(remedy === undefined ? [] : expected);
  });
});

reports('an announcement %s', [
  ['with a heading in it', bar({ content: '# Hello' }), 'site.json:4:5', 'more than one paragraph', 'one line of text'],
  ['with a relative link', bar({ content: '[here](wiki)' }), 'site.json:4:5', 'link "wiki" is not a path', 'starts with "/"'],
  ['with a "<" that starts nothing', bar({ content: 'now <5 left' }), 'site.json:4:5', 'backticks'],
  ['with a component in it', bar({ content: 'Play <RandomPage />' }), 'site.json:4:5', 'such as a picture or a component'],
]);
warns('an announcement %s', [
  ['that is over', bar({ until: '2026-10-07' }), 'site.json:6:5', 'ended on 2026-10-07', 'Delete "announcementBar"'],
]);
reports('a picture of a JSON file %s', [
  ['that is missing', shows([show({ poster: 'ghosts.png' })]), 'shows:11:11', 'names the picture ghosts.png', 'delete "poster"'],
  ['that pages cannot show', { ...exec([{ ...MIKE, image: 'a.pdf' }]), 'exec/a.pdf': 'x' }, 'exec:9:7', 'a.pdf is not a picture'],
]);
const STAND = { ...exec([{ ...MIKE, image: './stand.webp' }]), 'exec/stand.webp': picture() };
const DOCK = { id: 'dock', name: 'The Dock', shortName: 'Dock' };
const naming = (fields: object) => ({ ...shows([show(fields)]), 'venues.json': [DOCK] });
reports('an unknown id %s', [
  ['of a venue', naming({ venue: 'dok' }), 'shows:11:11', 'Did you mean "dock"? Write an id of venues.json, or a name with a capital'],
  ['of a venue on tour', naming({ tour: [{ venue: 'dok', from: '2026-06-01' }] }), 'shows:13:15', 'no venue'],
  ['of a society', naming({ society: 'walkers' }), 'shows:11:11', 'no society has the id "walkers".  Write an id of societies.json'],
]);
warns('a venue %s', [
  ['by its name', naming({ venue: 'The Dock' }), 'shows:11:11', 'Write its id, "dock".'],
  ['by its short name', naming({ venue: 'Dock' }), 'shows:11:11', 'Write its id, "dock".'],
]);
warns('a credit for %s', [
  ...['Mike Stand, Faye Derr', 'Mike Stand and Faye Derr', 'Mike Stand & Faye Derr', 'Mike Stand / Faye Derr'].map((name): Mistake => [
    name,
    crew({ name }),
    'shows:12:15',
    `"${name}" looks like several people, and gets a page as one.`,
  ]),
  ...['????', 'TBC', 'N/A'].map((name): Mistake => [name, crew({ name }), 'shows:12:15', `"${name}" is shown as “Unknown”.`]),
]);
warns('a name that differs by %s', [
  ['an accent', crew({ name: 'José Wire' }, { name: 'Jose Wire' }), 'shows:16:15', '2025-2026.json:12 differ only by accents'],
  ['one letter', crew({ name: 'Polly Gaffer' }, { name: 'Poly Gaffer' }), 'shows:16:15', 'differ only by one letter.  Spell them the same'],
]);
reports('somebody who is shown by initials %s', [
  ['in a redirect', { ...ruling(HIDDEN), ...redirect('/mike-stand') }, 'redirects.json:4:7', 'names Mike Stand, whom people.json hides'],
]);
warns('somebody who is shown by initials %s', [
  ['in a text', { ...ruling(HIDDEN), ...text('By Mike Stand.') }, '5:4', 'This text names Mike Stand, whom people.json hides or renames.'],
]);
reports('%s', [
  ['a photograph that no browser shows', { 'static/desk.HEIC': 'x' }, 'static/desk.HEIC:1:1', 'Export it as .jpg.'],
  ['a page of its own with capitals in its name', { 'pages/Vote Now.mdx': page('title: Vote') }, 'pages/Vote Now.mdx:1:1', '"vote-now"'],
  ['a text that no page shows', { 'pages/hires/terms.mdx': page('title: Terms') }, 'pages/hires/terms.mdx:1:1', 'No page shows this text'],
  ['a page where the site has its list of tags', { 'wiki/tags.mdx': page('title: A') }, 'wiki/tags.mdx:1:1', '/wiki/tags'],
  ['a file where the site has its own', { 'static/robots.txt': '' }, 'static/robots.txt:1:1', 'a page or file at /robots.txt'],
  ['a file at a short link', { ...fields('title: A\nshortlinks: [plan]'), 'static/plan': 'x' }, '3:14', 'uses the name "plan"'],
  ['a short link to no heading', { 'wiki/a.mdx': page(sections('hat'), '## Hats\n') }, '4:39', 'Did you mean "hats"? Headings here: hats.'],
  [
    'a short link to one of two headings',
    { 'wiki/a.mdx': page(sections('hats-1'), '## Hats\n\n## Hats\n') },
    '4:39',
    'depends on the order',
  ],
  ['that the exec has no file', { 'exec/2024-2025.json': { year: '2024/2025', exec: [] } }, 'site.json:98:3', 'exec/2025-2026.json'],
  ['two files of one year', { ...shows([]), 'shows/copy.json': showYear([]) }, 'shows/copy.json:2:3', 'Move its content to 2025-2026.json'],
  ['a show in another year', run({ from: '2024-11-20' }), 'shows:13:15', 'Write a day from 2025-08-01 to 2026-09-30, or move X to'],
  ['a show called index', shows([show({ slug: 'index' })]), 'shows:11:11', 'hosts take this address for the page of the year'],
  ['two shows with one slug', shows([show({ name: 'Y' }), show({ slug: 'y' })]), 'shows:16:11', 'Y of this year has the slug "y".'],
  ['a venue with a misspelt page', { ...text('A.'), 'venues.json': [{ ...DOCK, wiki: '/wiki/aa' }] }, 'venues.json:6:5', 'mean "/wiki/a"?'],
  [
    'one id for two names',
    { ...exec([{ ...MIKE, id: 'mike' }]), ...crew({ name: 'Faye', id: 'mike' }) },
    'shows:13:15',
    '2025-2026.json:9',
  ],
  ['a rule that hides nobody', ruling({ name: 'Mike Stnad', hidden: true }), 'people.json:4:7', 'Did you mean "Mike Stand"?'],
  [
    'a picture with an old name',
    { ...ruling({ name: 'Mike Stand', renameTo: 'Mike Boom' }), ...STAND },
    'exec:9:7',
    'Rename the file to mike-boom.webp',
  ],
  ['a redirect of a page', redirect('/exec'), 'redirects.json:4:7', 'is the address of the page /exec.'],
  ['an address that is lost', { 'urls.json': ['/fab19'] }, 'urls.json:2:3', 'The address /fab19 was published and no longer answers.'],
  ['a page with front matter and no text', { 'wiki/a.mdx': page('title: A', '') }, '1:1', 'no text'],
]);
warns('%s', [
  ['a picture with capitals', text('![A](<./A 🎭.PNG>)', { 'wiki/A 🎭.PNG': picture() }), 'wiki/A 🎭.PNG:1:1', 'Rename it to "a.png"'],
  ['a picture that no page shows', { 'wiki/x.png': picture() }, 'wiki/x.png:1:1', 'No page shows this picture.'],
  ['an admonition without a title', text(':::note\nText\n:::'), '5:1', ':::note[Title]'],
  ['an item of a checklist without its spaces', text('Pack:\n\n-[ ] gels'), '7:1', '"- [ ] "'],
  ['an item of a checklist whose text follows at once', text('- [ ]gels'), '5:3', '"- [ ] "'],
  ['a gallery without empty lines', text('<Gallery>\n![A](./x.png)\n</Gallery>', PNG), '5:1', 'after <Gallery> and one before </Gallery>'],
  ['the text of a new page', text('Start with what the reader came for.'), '5:1', 'Replace it with your own text.'],
  ['a tag in the singular', tagged('Guides', 'Guide'), 'wiki/b.mdx:3:8', 'Write "Guides"'],
  ['a page that only links to itself', { 'wiki/index.mdx': page('title: A'), ...text('[A](/wiki/a)') }, '1:1', 'No page links to /wiki/a.'],
  ['a short link with capitals', { 'wiki/a.mdx': page('title: A\nshortlinks: [Followme, DSM]') }, '3:14', 'Write "followme"'],
  ['a link with tracking parameters', text('[x](https://x.example/a?utm_source=b&c=d)'), '5:1', 'Write https://x.example/a?c=d.'],
  ['a film as YouTube shares it', text('<Video title="x" url="https://youtu.be/a?si=b" />'), '5:1', 'Write https://youtu.be/a.'],
  ['a field that tracks readers', shows([show({ instagram: 'https://www.instagram.com/p/a/?igsh=b' })]), 'shows:11:11', '"igsh"'],
  ['an interval of checks for an unknown tag', { ...EVERY_6_MONTHS, ...fields('title: A\ntags: [Gel]') }, 'site.json:70:9', '"Gel"?'],
  ['a role in another case', exec([{ ...MIKE, roles: ['PRESIDENT'] }]), 'exec:7:9', 'Write "President".'],
  [
    'a skipped hour',
    shows([show({ tour: [{ venue: 'A', from: '2026-03-29', times: ['01:30', '19:30'] }] })]),
    'shows:16:17',
    'skip 01:30.',
  ],
  ['two shows of one name', shows([show({}), show({})]), 'shows:13:11', 'has the address of X.  Add "slug": "x-1", so that'],
  [
    'a note of a past term',
    { 'shows/2023-2024.json': { ...showYear([], { notes: 'Will follow.' }), year: '2023/2024' } },
    'shows/2023-2024.json:6:7',
    'talks about the future',
  ],
]);

const FILM = '<Video title="x" src="./x.mp4" poster="./x.png" captions="./x.vtt" />';
const LINKS =
  '## Café\n\n[a](/wiki) [b](#café) [c](/wiki/a#caf%C3%A9) [d](/wiki/a/) [e](/wiki/a?print=1#café) [f](/wiki/tags) [g](/wiki/tags/größe) [h](/wiki/tags/gr%C3%B6%C3%9Fe) [i](/shows) [j](/) [k](https://x.example) [l](mailto:crew@crew.example?cc=sm@crew.example) [m](mailto:a@crew.example,b@crew.example?subject=Hello%20there) [n](tel:+44%2024%207652%202222) [o](webcal://crew.example/calendar.ics) [p](/files/our%20rules.pdf) [q](/wiki/changelog.xml) [r](/favicon.ico) https://y.example';
allows([
  ['paragraphs in nested lists', text('1. One\n\n   More.\n\n   - Two\n\n     More of two.')],
  [
    'a page with letters of any script in its address, and links that encode them or have their accents apart',
    text('[a](/wiki/照明/सेतु) [b](/wiki/%E7%85%A7%E6%98%8E) [c](/wiki/cafe\u0301)', {
      'wiki/照明/index.mdx': page('title: Light', '<PageList />'),
      'wiki/照明/सेतु.mdx': page('title: Bridge'),
      'wiki/cafe\u0301.mdx': page('title: Café'),
    }),
  ],
  [
    'quotation marks and comments in front matter',
    fields('title: "Stage #1"\nsidebar_position: 3 # the last\n# A remark.\ntags: [] # none'),
  ],
  [
    'ids of headings that other words once had',
    text('## Coiling {/* #coil */}\n\n[Above](#coil), [there](/wiki/b#x).', { 'wiki/b.mdx': page('title: B', '## Y {/* #x */}\n') }),
  ],
  [
    'texts of other pages, with pictures',
    { 'pages/hires.mdx': '---\ntitle: Hires\n---\n![A van](./caf%C3%A9.png?raw=true)\n', 'pages/café.png': picture() },
  ],
  ['posters whose names start with a number', { ...shows([show({ poster: './39-steps.png' })]), 'shows/39-steps.png': picture() }],
  ['a site without addresses that a society does not have', site({ links: {} })],
  [
    'links to pages, headings, tags, files, other sites, people and telephones, encoded or not',
    { 'wiki/a.mdx': page('title: A\ntags: [Größe]', LINKS), 'static/files/our rules.pdf': 'pdf' },
  ],
  ['syntax that looks like ours', text('At 10:30, note:this, `{braces}` and `<div>`.[^1] The pair is wired L:R[^1].\n\n[^1]: Footnote.')],
  ['a film with a poster and captions', text(FILM, { ...PNG, 'wiki/x.mp4': 'x', 'wiki/x.vtt': 'WEBVTT' })],
  ['files that are not ours to check', { 'notes.txt': '{', 'wiki/README': 'x', '.hidden/wiki/a.mdx': 'x' }],
  ['a picture in static/ of the name of a drawing', { 'static/logo.svg': svg(''), 'static/logo.webp': picture() }],
  ['a drawing in the colours of the palette and of real things', drawing('<path fill="var(--ink, #14213d)" stroke="#dc2626"/>')],
  ['a drawing with a reference to one of its own parts', drawing('<path fill="url(#grid)"/><use href="#a"/>')],
  ['an announcement with a last day that is to come', bar({ until: '2126-11-25' })],
  [
    'an announcement with emphasis, code and links',
    bar({ content: 'A **new** _call_ for `crew`: [join](/wiki) or [write](mailto:a@b.example)' }),
  ],
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
  ['a banner', fields('title: A\nimage: ./a.png'), '3:1 The banner picture has no alt text.', '3:1 The file ./a.png does not exist.'],
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

it('every rule of the check finds a mistake of those above', () => {
  expect(RULES.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([]);
});
