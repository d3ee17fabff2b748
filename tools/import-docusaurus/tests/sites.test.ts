/** What becomes of a whole site: addresses, sidebars, front matter, settings, and what is said of them. */
import { stringify } from 'yaml';
import { importPage, importSite, type Files } from './support';

const WIKI = { docs: { path: 'wiki', routeBasePath: 'wiki' } };

test.each([
  ['its name', 'docs/lx/desks.md', '', '/docs/lx/desks', '/wiki/lx/desks'],
  ['its name without a number in front', 'docs/2-lx/01 - desks.md', '', '/docs/lx/desks', '/wiki/lx/desks'],
  ['its name with a date in front', 'docs/2024-05-show.md', '', '/docs/2024-05-show', '/wiki/2024-05-show'],
  ['its id', 'docs/lx/desks.md', 'id: flx', '/docs/lx/flx', '/wiki/lx/flx'],
  ['a slug beside it', 'docs/lx/desks.md', 'slug: flx', '/docs/lx/flx', '/wiki/lx/flx'],
  ['a slug from the root', 'docs/lx/desks.md', 'slug: /flx', '/docs/flx', '/wiki/flx'],
  ['a slug for the front page', 'docs/intro.md', 'slug: /', '/docs', '/wiki'],
  ['the folder whose page it is', 'docs/lx/README.md', '', '/docs/lx', '/wiki/lx'],
  ['the folder whose name it has', 'docs/lx/LX.md', '', '/docs/lx', '/wiki/lx'],
  ['a name that hosts take for a file', 'docs/config.js.md', '', '/docs/config.js', '/wiki/config-js'],
  ['the name of a page of this site', 'docs/search.md', '', '/docs/search', '/wiki/search-2'],
])('a page has its address from %s', (_what, file, frontMatter, from, to) => {
  const [page] = importSite({ [file]: `---\n${frontMatter}\n---\nText.` }).report.pages;
  expect(page).toMatchObject({ from, to });
});

test('a second front page has an address below the first', () => {
  const { addresses } = importSite({ 'docs/intro.md': '---\nslug: /\n---\nA', 'src/pages/index.md': 'B' });
  expect(addresses).toEqual(['/docs → /wiki (wiki/index.mdx)', '/ → /wiki/home (wiki/home.mdx)']);
});

test('pages of several instances, posts and free pages have addresses that do not collide; programs are named', () => {
  const plugins = [['@docusaurus/plugin-content-docs', { id: 'crew', path: 'crew', routeBasePath: 'crew' }]];
  const pages = { 'docs/a.md': 'A', 'crew/a.md': 'B', 'blog/2024-05-06-show.md': 'C', 'src/pages/about.md': '# About' };
  const { redirects, saidOf } = importSite({ ...pages, 'src/pages/index.js': '', 'src/pages/team.tsx': '' }, { config: { plugins } });
  expect(redirects).toEqual([
    '/about → /wiki/about',
    '/blog → /wiki/blog',
    '/blog/2024/05/06/show → /wiki/blog/2024/05/06/show',
    '/blog/archive → /wiki/blog',
    '/blog/authors → /wiki/blog',
    '/crew/a → /wiki/crew/a',
    '/docs/a → /wiki/a',
  ]);
  expect(saidOf('behind')).toContain('src/pages/team.tsx is a program that draws /team: write its words as a page.');
  expect(saidOf('addresses')).toEqual(['/team: nothing that was imported is behind it.']);
});

test('every version keeps its addresses; a damaged list of versions is refused, with the name of the file', () => {
  const ofVersions = { 'versioned_docs/version-2.0/a.md': 'Two', 'versioned_docs/version-1.0/a.md': 'One' };
  const files = { 'versions.json': '["2.0", "1.0"]', 'docs/a.md': 'Next', ...ofVersions };
  expect(importSite(files).redirects).toEqual(['/docs/1.0/a → /wiki/1.0/a', '/docs/a → /wiki/a', '/docs/next/a → /wiki/next/a']);
  const docs = { lastVersion: 'current', versions: { '1.0': { path: './old/' }, current: { path: '/' } } };
  expect(importSite(files, { docs }).redirects).toContain('/docs/old/a → /wiki/old/a');
  expect(() => importSite({ ...files, 'versions.json': '["2.0",]' })).toThrow(
    'versions.json is not valid JSON: look for a missing or extra comma',
  );
});

test('an old redirect leads on in one step, unless a page has its address', () => {
  const options = {
    redirects: [
      { from: '/old', to: '/docs/a' },
      { from: '/docs/b/', to: '/docs/a' },
      { from: '/docs/category/light', to: '/docs/a' },
      { from: ['/join', '/su'], to: 'https://su.example.org' },
    ],
    createRedirects: (path: string) => (path === '/docs/a' ? [`${path}-before`] : undefined),
  };
  const category = '{"label": "Light", "link": {"type": "generated-index"}}';
  const { redirects, saidOf } = importSite(
    { 'docs/a.md': 'A', 'docs/b.md': 'B', 'docs/lx/c.md': 'C', 'docs/lx/_category_.json': category },
    {
      config: { plugins: [['@docusaurus/plugin-client-redirects', options]] },
      build: { 'older/index.html': '<!DOCTYPE html><head><meta http-equiv="refresh" content="0; url=/docs/a"></head>' },
    },
  );
  expect(redirects).toEqual([
    '/docs/a → /wiki/a',
    '/docs/a-before → /wiki/a',
    '/docs/b → /wiki/b',
    '/docs/category/light → /wiki/lx',
    '/docs/lx/c → /wiki/lx/c',
    '/join → https://su.example.org',
    '/old → /wiki/a',
    '/older → /wiki/a',
    '/su → https://su.example.org',
  ]);
  expect(saidOf('behind')).toEqual([
    'The redirect from /docs/b/ to /docs/a stayed behind: a page has that address.',
    'The redirect from /docs/category/light to /docs/a stayed behind: a page has that address.',
  ]);
});

test('an old address with spaces, accents and signs redirects as it is', () => {
  const files = { 'docs/My Page.md': 'A', 'docs/Café/Über uns.md': 'B', 'docs/日本語 🎭️ (新).md': 'C', "docs/what's (new).md": 'D' };
  const { redirects, addresses, saidOf } = importSite(files);
  expect(redirects).toEqual([
    '/docs/Café/Über%20uns → /wiki/Café/uber-uns',
    '/docs/My%20Page → /wiki/my-page',
    "/docs/what's%20(new) → /wiki/what-s-new",
  ]);
  expect(addresses).toContain('/docs/日本語 🎭️ (新) → /wiki/日本語-新 (wiki/日本語-新.mdx)');
  expect(saidOf('addresses')).toEqual(['/docs/日本語 🎭️ (新): it contains characters that hosts cannot serve.']);
});

test.each(['Upper', 'Свет', 'Φώτα', '照明', 'إضاءة', 'प्रकाश', 'Éclairage', 'Söråsen_1.2'])(
  'a page below /wiki keeps its address %s in its own letters',
  (name) => {
    const url = `/wiki/lx/${name}`;
    const links = `[x](${encodeURI(url)}) [y](./01-lx/02-${name}.md)`;
    const site = importSite({ 'wiki/index.md': '# Wiki', [`wiki/01-lx/02-${name}.md`]: '# Words', 'wiki/a.md': links }, WIKI);
    expect(site.addresses).toEqual(expect.arrayContaining(['/wiki → /wiki (wiki/index.mdx)', `${url} → ${url} (wiki/lx/${name}.mdx)`]));
    expect(site.redirects).toEqual([]);
    expect(decodeURI(site.fileOf('wiki/a.mdx'))).toContain(`[x](${url}) [y](${url})`);
  },
);

test('an address is the same, whether an accent is apart from its letter or not', () => {
  const links = '[x](/wiki/caf\u00e9) [y](/wiki/cafe%CC%81) [z](/wiki/e%CC%81)';
  const site = importSite({ 'wiki/cafe\u0301.md': '# Words', 'wiki/b.md': '---\nslug: e\u0301\n---\nB', 'wiki/a.md': links }, WIKI);
  expect(site.report.pages.map(({ to }) => to)).toEqual(['/wiki/a', '/wiki/\u00e9', '/wiki/caf\u00e9']);
  expect(decodeURI(site.fileOf('wiki/a.mdx'))).toContain('[x](/wiki/caf\u00e9) [y](/wiki/caf\u00e9) [z](/wiki/\u00e9)');
  expect([site.redirects, site.saidOf('addresses')]).toEqual([[], []]);
});

test('an address that no disk can store is cut between two letters', () => {
  const [page] = importSite({ [`wiki/${'園'.repeat(90)}.md`]: '# Words' }, WIKI).report.pages;
  expect(page?.to).toBe(`/wiki/${'園'.repeat(30)}`);
});

test('an old address that no host can serve, or that nothing answers, is said', () => {
  const files = { 'docs/lx/a.md': 'A', 'docs/LX/A.md': 'B', 'docs/static.md': '---\nslug: /a*b\n---\nC' };
  const { saidOf } = importSite(files, { build: { 'docs/lx/a/index.html': '', 'generated/index.html': '', '404.html': '' } });
  expect(saidOf('addresses')).toEqual([
    '/docs/lx/a: hosts cannot tell it apart from /wiki/LX/A.',
    '/docs/a*b: it contains characters that hosts cannot serve.',
    '/generated: nothing that was imported is behind it.',
  ]);
});

test('a translated page redirects to the page in the language that there is', () => {
  const i18n = { defaultLocale: 'en', locales: ['en', 'fr', 'ar'] };
  const plugins = [['client-redirects', { redirects: [{ from: '/old', to: '/docs/a' }] }]];
  const { redirects } = importSite({ 'docs/a.md': 'A' }, { config: { i18n, plugins } });
  const [main, old] = ['/docs/a → /wiki/a', '/old → /wiki/a'];
  expect(redirects).toEqual(['/ar → /', `/ar${main}`, `/ar${old}`, main, '/fr → /', `/fr${main}`, `/fr${old}`, old]);
});

test('a list of posts redirects to the list here', () => {
  const posts = Object.fromEntries(['01', '02', '03'].map((day) => [`blog/2024-05-${day}.md`, '---\ntags: [Big Night]\n---\nText']));
  const { redirects } = importSite(posts, { config: { presets: [['classic', { blog: { postsPerPage: 2 } }]] } });
  expect(redirects.filter((line) => !line.includes('2024'))).toEqual([
    '/blog → /wiki/blog',
    '/blog/archive → /wiki/blog',
    '/blog/authors → /wiki/blog',
    '/blog/page/2 → /wiki/blog',
    '/blog/tags → /wiki/tags',
    '/blog/tags/big-night → /wiki/tags/big-night',
  ]);
});

test('drafts and translations stay behind, and it is said', () => {
  const pages = { 'docs/a.md': 'A', 'docs/b.md': '---\ndraft: true\n---\nB', 'docs/_part.md': 'P', 'i18n/fr/docs/a.md': 'F' };
  const { addresses, saidOf } = importSite(pages);
  expect(addresses).toHaveLength(1);
  expect(saidOf('behind')).toEqual([
    'docs/b.md is a draft, which the old site did not publish either.',
    'i18n/fr holds 1 translated pages: a build here has one language; import them into a content folder of their own.',
  ]);
});

test('files that no page shows or quotes stay behind, and it is said', () => {
  const page = "import code from '!!raw-loader!./cue.lua';\n\n<CodeBlock>{code}</CodeBlock>";
  const { saidOf } = importSite({ 'docs/a.mdx': page, 'docs/cue.lua': 'go()', 'docs/old.lua': 'go()' });
  expect(saidOf('behind')).toEqual(['docs/old.lua is shown and linked by no page.']);
});

/** Position and label of each page in its sidebar. */
function sidebarOf({ files, fileOf }: ReturnType<typeof importSite>): Record<string, string> {
  const pages = [...files.keys()].filter((name) => name.endsWith('.mdx'));
  return Object.fromEntries(
    pages.map((name) => {
      const fieldOf = (field: string) => new RegExp(`^${field}: (.*)$`, 'm').exec(fileOf(name))?.[1];
      return [name.replace('wiki/', ''), `${fieldOf('sidebar_position') ?? '-'} ${fieldOf('sidebar_label') ?? fieldOf('title')}`];
    }),
  );
}

test('a sidebar made of files keeps their order and the names of folders', () => {
  const link = '{"type": "generated-index", "description": "All of light."}';
  const site = importSite({
    'docs/b.md': '---\nsidebar_position: 1\nsidebar_label: Bee\n---\n# B',
    'docs/a.md': '---\nsidebar_position: 2\n---\n# A',
    'docs/03-lx/_category_.json': `{"label": "Lighting", "position": 0.5, "link": ${link}}`,
    'docs/03-lx/1-z.md': '# Z',
    'docs/03-lx/2-y.md': '# Y',
    'docs/set/_category_.yml': 'label: The set\nposition: 9',
    'docs/set/x.md': '# X',
  });
  expect(sidebarOf(site)).toEqual({
    'index.mdx': '- Lamp Society',
    'lx/index.mdx': '1 Lighting',
    'lx/z.mdx': '1 Z',
    'lx/y.mdx': '2 Y',
    'b.mdx': '2 Bee',
    'a.mdx': '3 A',
    'set/index.mdx': '4 The set',
    'set/x.mdx': '1 X',
  });
  expect(site.redirects).toContain('/docs/category/lighting → /wiki/lx');
  expect(site.fileOf('wiki/lx/index.mdx')).toContain('description: All of light.');
});

test('a sidebar of posts has the newest first, however its date is written, and those of one day in the order of their files', () => {
  const post = (slug: string, date = ''): string => `---\nslug: ${slug}\n${date}\n---\n# ${slug}`;
  const site = importSite({
    'blog/2024-10-06-a.md': post('october'),
    'blog/2024-5-6-b.md': post('may'),
    'blog/2024-5-6-c.md': post('may-too'),
    'blog/d.md': post('june', 'date: 2024/6/1'),
  });
  const posts = ['october', 'june', 'may', 'may-too'].map((slug, index) => [`blog/${slug}.mdx`, `${index + 1} ${slug}`]);
  expect(sidebarOf(site)).toMatchObject(Object.fromEntries(posts) as object);
});

test('a sidebar of a finished site gives the label of a category, before or below its pages', () => {
  const inside = '<ul><li><a href="/docs/lx/a">A</a></li></ul>';
  const menu = `<ul class="theme-doc-sidebar-menu"><li>${inside}<a href="/docs/lx">Lights</a></li></ul>`;
  const { fileOf } = importSite({ 'docs/lx/index.md': '# Lx', 'docs/lx/a.md': '# A' }, { build: { 'docs/lx/index.html': menu } });
  expect(fileOf('wiki/lx/index.mdx')).toContain('sidebar_label: Lights');
});

test('a sidebar written by hand keeps its order, labels and links', () => {
  const main = [
    'z',
    { type: 'category', label: 'Light', link: { type: 'doc', id: 'lx/index' }, items: [{ type: 'doc', id: 'lx/a', label: 'First' }] },
    { Sound: ['y'] },
    { type: 'link', label: 'Rota', href: 'https://rota.example.org' },
  ];
  const files = { 'docs/y.md': '# Y', 'docs/z.md': '# Z', 'docs/lx/index.md': '# LX', 'docs/lx/a.md': '# A' };
  const site = importSite(files, { sidebars: { 'sidebars.js': { main } } });
  expect(sidebarOf(site)).toMatchObject({ 'z.mdx': '1 Z', 'lx/index.mdx': '2 Light', 'lx/a.mdx': '1 First', 'y.mdx': '3 Y' });
  expect(JSON.parse(site.fileOf('site.json'))).toMatchObject({ externalLinks: [{ label: 'Rota', href: 'https://rota.example.org' }] });
});

test('a group of a sidebar gives its name to the folder that it is, with or without a page; any other is named with its pages', () => {
  const main = [
    { type: 'category', label: 'Light', items: ['lx/index', 'lx/a'] },
    { type: 'category', label: 'Sound', items: ['snd/b'] },
    { type: 'category', label: 'One', items: ['fx/c'] },
    { type: 'category', label: 'Two', link: { type: 'generated-index', description: 'Begin here.' }, items: ['fx/d', 'e'] },
  ];
  const pages = ['lx/index', 'lx/a', 'snd/b', 'fx/c', 'fx/d', 'e'].map((name) => [`docs/${name}.md`, `# Page ${name}`]);
  const { saidOf, fileOf } = importSite(Object.fromEntries(pages) as Files, { sidebars: { 'sidebars.js': { main } } });
  expect(saidOf('sidebars')).toEqual([
    'The group “One” has no folder, so it loses its name. Its pages: /wiki/fx/c.',
    'The group “Two” has no folder, so it loses its name, and its description “Begin here.”. Its pages: /wiki/fx/d, /wiki/e.',
  ]);
  expect(fileOf('wiki/lx/index.mdx')).toMatch(/title: Page lx\/index\n[^]*sidebar_label: Light\n/);
  expect(fileOf('wiki/snd/index.mdx')).toContain('title: Sound\n');
  expect(fileOf('wiki/fx/index.mdx')).toContain('title: Fx\n');
});

test('an item of a sidebar that is no page is said', () => {
  const main = [
    'a',
    'no-such-page',
    { type: 'html', value: '<b>Ours</b>' },
    { type: 'link', label: 'Rota', href: '/rota' },
    { type: 'link', label: 'Exec', href: '/exec' },
    { type: 'autogenerated', dirName: 'lx' },
    { type: 'category', label: 'Lx', items: [{ type: 'autogenerated', dirName: '.' }] },
  ];
  const files = { 'docs/a.md': 'A', 'docs/lx/b.md': 'B', 'docs/lx/_category_.json': '{oops' };
  const { saidOf } = importSite(files, { sidebars: { 'sidebars.js': { main } } });
  expect(saidOf('sidebars')).toEqual([
    'No published page has the id "no-such-page"; the sidebar goes on without it.',
    'It is not a list of fields in valid JSON or YAML, so the category is called as its folder is.',
    expect.stringContaining('The group “Lx” has no folder'),
    'The sidebar’s link “Rota” to /rota was left out: sidebars here contain only pages.',
  ]);
  expect(saidOf('behind')).toContain('The sidebar shows “Ours”, which is no page.');
});

test('front matter that is the wiki’s own stays', () => {
  const own = {
    description: 'Logos.',
    shortlinks: ['brand', 'logo'],
    tags: ['Guides'],
    resources: [{ name: 'Rules', url: 'https://example.org' }],
    image: './b.jpg',
    image_alt: 'A banner',
    before_use: 'Speakers down first.',
    reviewed: '2024-03',
    review_in: 6,
    unexplained_acronyms: ['SD'],
    override_authors: ['Mike Stand'],
  };
  const text = `---\n${stringify({ ...own, sidebar_custom_props: { emoji: '🖼️' } })}---\n# Branding\n\nText.`;
  const { frontMatter, decisions } = importPage(text, { files: { 'docs/b.jpg': 'a' } });
  expect(frontMatter).toEqual({ ...own, title: 'Branding', emoji: '🖼️', sidebar_position: 1 });
  expect(decisions).toEqual([]);
});

test('front matter has links of the old site as resources', () => {
  const links = '[{title: Swatch maker, link: https://gels.example/about, author: Amber Filter}]';
  const { frontMatter, decisions } = importPage(`---\nadditional_resources: ${links}\n---\nText.`);
  expect(frontMatter.resources).toEqual([{ name: 'Swatch maker', url: 'https://gels.example/about', author: 'Amber Filter' }]);
  expect(decisions).toEqual([]);
});

test.each([
  ['![A](./a.png)\n\nA **lamp** glows. It is hot.', 'A lamp glows.'],
  ['Cables, e.g. XLR, carry sound. Coil them.', 'Cables, e.g. XLR, carry sound.'],
  ['Gels, tape etc. come from us. Ask first.', 'Gels, tape etc. come from us.'],
  ['Is it hot? 90 degrees.', 'Is it hot?'],
  ['ランプ. 熱い.', 'ランプ.'],
])('front matter without a description gets the first sentence: %j', (written, description) => {
  const { frontMatter } = importPage(`# Lamps\n\n${written}`, { files: { 'docs/a.png': '' } });
  expect(frontMatter).toMatchObject({ title: 'Lamps', description });
});

test('front matter has the title that readers see; what the sidebar said stays there', () => {
  const { frontMatter } = importPage('---\ntitle: Short\n---\n# The long title\n\nText.');
  expect(frontMatter).toMatchObject({ title: 'The long title', sidebar_label: 'Short' });
});

test('front matter that has no place is listed with its value', () => {
  const fields =
    'keywords: [lamp, light]\nunlisted: true\nroom: FAB\nkit: {lamps: 2}\nhide_title: true\nlast_update: {author: Mike, date: 2024-05-06}';
  expect(importPage(`---\n${fields}\n---\nText.`).decisions).toEqual([
    'The field "keywords" has no place here: ["lamp","light"].',
    'The field "room" has no place here: "FAB".',
    'The field "kit" has no place here: {"lamps":2}.',
    'The field "last_update" has no place here: {"date":"2024-05-06"}.',
    'The page was unlisted; it stands in the sidebar and in search now.',
  ]);
});

test('front matter that is no YAML, has no fields, or a value that contains itself, is said and stops nothing', () => {
  const said = 'The front matter is not a list of fields in valid YAML.';
  const lamps = importPage('---\ntitle: Lamps: hot\ndescription: They glow.\n---\nText.');
  expect(lamps).toMatchObject({ frontMatter: { title: 'Lamps: hot', description: 'They glow.' }, decisions: [said] });
  const others = ['- Lamps', 'Lamps', 'tags: &loop [*loop]'].map((fields) => importPage(`---\n${fields}\n---\nText.`).decisions);
  expect(others).toEqual(Array(3).fill([said]));
});

test('tags are called as their file says, are one if only their case differs, and their lists keep their addresses', () => {
  const { fileOf, redirects, saidOf } = importSite({
    'docs/tags.yml': 'lx:\n  label: Lighting\n  permalink: /all-of-light\n  description: All of light.\nsnd: null\n',
    'docs/a.md': '---\ntags: [lx, snd, How2Do, Über uns]\n---\n[All](/docs/tags/all-of-light)',
    'docs/b.md': '---\ntags: [Kit, {label: How to, permalink: /how}]\n---\nB',
    'docs/c.md': '---\ntags: [kit]\n---\nC',
  });
  expect(fileOf('wiki/a.mdx')).toContain('tags:\n  - Lighting\n  - Snd\n  - How2Do\n  - Über uns\n');
  expect(fileOf('wiki/a.mdx')).toContain('[All](/wiki/tags/lighting)');
  expect(fileOf('wiki/c.mdx')).toContain('tags:\n  - Kit');
  expect(redirects.filter((line) => line.startsWith('/docs/tags'))).toEqual([
    '/docs/tags → /wiki/tags',
    '/docs/tags/all-of-light → /wiki/tags/lighting',
    '/docs/tags/how → /wiki/tags/how-to',
    '/docs/tags/how-2-do → /wiki/tags/how2do',
    '/docs/tags/kit → /wiki/tags/kit',
    '/docs/tags/snd → /wiki/tags/snd',
    '/docs/tags/uber-uns → /wiki/tags/über-uns',
  ]);
  expect(saidOf('behind')).toEqual(['docs/tags.yml describes the tags Lighting: lists of tags here have no words.']);
});

test('tags keep the names that pages give them if their file is damaged, and it is said', () => {
  const { fileOf, saidOf } = importSite({ 'docs/tags.yml': '- lx', 'docs/a.md': '---\ntags: [lx]\n---\nA' });
  expect(fileOf('wiki/a.mdx')).toContain('tags:\n  - lx\n');
  expect(saidOf('behind')).toEqual(['docs/tags.yml is not a list of fields in valid YAML, so tags keep the names that pages give them.']);
});

test('authors have the names of their file; the rest of them and the date of a post are said', () => {
  const { fileOf, saidOf } = importSite({
    'blog/authors.yml': 'mike:\n  name: Mike Stand\n  title: President\n',
    'blog/2024-05-06-show.md': '---\nauthors: [mike, {name: Faye Derr, url: https://example.org}]\n---\nText',
    'blog/show.md': '---\ndate: 2024/5/6\n---\nText',
  });
  expect(fileOf('wiki/blog/2024/05/06/show.mdx')).toContain('additional_authors:\n  - Mike Stand\n  - Faye Derr\n');
  expect(saidOf('fields')).toEqual([
    'The field "authors: Faye Derr" has no place here: {"url":"https://example.org"}.',
    'The post was dated 2024-05-06; its page does not show that.',
    'The post was dated 2024-05-06; its page does not show that.',
  ]);
  expect(saidOf('behind')).toEqual(['blog/authors.yml says more of authors than their names: it has no place here.']);
});

test('the site gets its name, menus, links and hosts of frames; what leads nowhere is said', () => {
  const items = [
    { type: 'doc', docId: 'a', label: 'Start' },
    { type: 'doc', docId: 'b' },
    { type: 'docSidebar', sidebarId: 'crew' },
    { href: 'https://git.example.org', 'aria-label': 'Sources' },
    { href: 'https://chat.example.org' },
    { href: 'https://example.org', label: 'Out', position: 'right' },
    { to: '/gone', label: 'Gone' },
  ];
  const footer = { links: [{ title: 'More', items: [{ label: 'A', to: '/docs/a' }] }] };
  const frame = '---\nsidebar_label: Crew\n---\n<iframe src="https://films.example/1" title="A" />';
  const { fileOf, saidOf } = importSite(
    { 'docs/a.md': 'A', 'docs/b.md': '---\ntitle: Kit list\n---\nB', 'docs/c.md': frame },
    {
      config: { baseUrl: '/crew/', themeConfig: { navbar: { items }, footer } },
      docs: { editUrl: 'https://github.com/lamp/site/tree/main/' },
      sidebars: { 'sidebars.js': { main: ['a', 'b'], crew: ['c'] } },
    },
  );
  expect(JSON.parse(fileOf('site.json'))).toMatchObject({
    title: 'Lamp Society',
    url: 'https://lamp.example.org',
    navbar: {
      items: [
        { label: 'Wiki', to: '/wiki' },
        { label: 'Start', to: '/wiki/a' },
        { label: 'Kit list', to: '/wiki/b' },
        { label: 'Crew', to: '/wiki/c' },
        { label: 'Sources', href: 'https://git.example.org' },
        { label: 'https://chat.example.org', href: 'https://chat.example.org' },
        { label: 'Out', href: 'https://example.org', position: 'right' },
        { type: 'colour-mode' },
        { type: 'search' },
      ],
    },
    footer: { columns: [{ title: 'More', links: [{ label: 'A', to: '/wiki/a' }] }] },
    repository: { url: 'https://github.com/lamp/site', branch: 'main' },
    currentExecYear: '2025/2026',
    embedHosts: ['films.example'],
  });
  expect(saidOf('settings').join('\n')).toMatch(/PATH_PREFIX=\/crew[\s\S]*"Gone" leads nowhere/);
});

test.each([true, false])('the menu of the site opens the released pages, with unreleased ones: %s', (includeCurrentVersion) => {
  const items = [
    { type: 'docSidebar', sidebarId: 'main', label: 'Pages' },
    { type: 'doc', docId: 'b', label: 'B' },
  ];
  const released = { 'versioned_docs/version-2.0/start.md': 'Released', 'versioned_docs/version-2.0/b.md': 'Released' };
  const { fileOf } = importSite(
    { 'versions.json': '["2.0"]', 'docs/index.md': 'Next', 'docs/b.md': 'Next', ...released },
    {
      config: { themeConfig: { navbar: { items } } },
      docs: { includeCurrentVersion },
      sidebars: { 'sidebars.js': { main: ['index'] }, 'versioned_sidebars/version-2.0-sidebars.json': { main: ['start'] } },
    },
  );
  expect(JSON.parse(fileOf('site.json'))).toMatchObject({
    navbar: { items: [{ to: '/wiki' }, { label: 'Pages', to: '/wiki/start' }, { label: 'B', to: '/wiki/b' }, {}, {}] },
  });
});

test('the site keeps the files of its folder static at their addresses, and says which it cannot serve', () => {
  const served = { 'static/img/logo.svg': '<svg/>', 'static/favicon.ico': 'icon' };
  const { fileOf, saidOf } = importSite({
    ...{ 'docs/a.md': 'A', 'static/old.html': '<p>', 'static/.nojekyll': '', 'static/robots.txt': 'User-agent: *' },
    ...served,
  });
  expect(Object.keys(served).map(fileOf)).toEqual(Object.keys(served).map((file) => `copy of ${file}`));
  expect(saidOf('behind')).toEqual([
    'static/old.html stayed behind: the site cannot serve it at /old.html.',
    'static/robots.txt stayed behind: the site cannot serve it at /robots.txt.',
  ]);
});
