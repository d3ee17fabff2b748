/** What becomes of a whole site: addresses, sidebars, front matter, and what is said of it. */
import { fileOf, importPage, importSite, redirectsOf, saidOf } from './support';

const WIKI = { presets: [['classic', { docs: { path: 'wiki', routeBasePath: 'wiki' } }]] };

const addresses = (files: Record<string, string>, given: Parameters<typeof importSite>[1] = {}): string[] =>
  importSite(files, given).report.pages.map(({ from, to, file }) => `${from} → ${to} (${file})`);

test.each([
  ['a name', 'docs/lx/desks.md', '', '/docs/lx/desks', '/wiki/lx/desks'],
  ['a number in front', 'docs/2-lx/01 - desks.md', '', '/docs/lx/desks', '/wiki/lx/desks'],
  ['a date in front, which is a name', 'docs/2024-05-show.md', '', '/docs/2024-05-show', '/wiki/2024-05-show'],
  ['an id', 'docs/lx/desks.md', 'id: flx', '/docs/lx/flx', '/wiki/lx/flx'],
  ['a slug beside the page', 'docs/lx/desks.md', 'slug: flx', '/docs/lx/flx', '/wiki/lx/flx'],
  ['a slug from the root', 'docs/lx/desks.md', 'slug: /flx', '/docs/flx', '/wiki/flx'],
  ['a slug for the front page', 'docs/intro.md', 'slug: /', '/docs', '/wiki'],
  ['the page of its folder', 'docs/lx/README.md', '', '/docs/lx', '/wiki/lx'],
  ['a page with the name of its folder', 'docs/lx/LX.md', '', '/docs/lx', '/wiki/lx'],
  ['a name that hosts take for a file', 'docs/config.js.md', '', '/docs/config.js', '/wiki/config-js'],
  ['the name of a page of the site', 'docs/search.md', '', '/docs/search', '/wiki/search-2'],
])('addresses by %s', (_what, file, frontMatter, from, to) => {
  const [page] = importSite({ [file]: `---\n${frontMatter}\n---\nText.` }).report.pages;
  expect(page).toMatchObject({ from, to });
});

test('addresses of several front pages, of several instances, of posts and of free pages do not collide', () => {
  const fronts = { 'docs/intro.md': '---\nslug: /\n---\nA', 'src/pages/index.md': 'B' };
  expect(addresses(fronts)).toEqual(['/docs → /wiki (wiki/index.mdx)', '/ → /wiki/home (wiki/home.mdx)']);
  const plugins = [['@docusaurus/plugin-content-docs', { id: 'crew', path: 'crew', routeBasePath: 'crew' }]];
  const files = {
    'docs/a.md': 'A',
    'crew/a.md': 'B',
    'blog/2024-05-06-show.md': 'C',
    'src/pages/about.md': '# About',
    'src/pages/index.js': '',
    'src/pages/team.tsx': '',
  };
  const imported = importSite(files, { config: { plugins } });
  expect(redirectsOf(imported)).toEqual([
    '/about → /wiki/about',
    '/blog → /wiki/blog',
    '/blog/2024/05/06/show → /wiki/blog/2024/05/06/show',
    '/blog/archive → /wiki/blog',
    '/blog/authors → /wiki/blog',
    '/crew/a → /wiki/crew/a',
    '/docs/a → /wiki/a',
  ]);
  expect(saidOf(imported, 'behind')).toContain('src/pages/team.tsx is a program that draws /team: write its words as a page.');
  expect(saidOf(imported, 'addresses')).toEqual(['/team: nothing that was imported is behind it.']);
});

test('addresses of versions are all kept; a damaged list of them is refused, with the name of the file', () => {
  const files = {
    'versions.json': '["2.0", "1.0"]',
    'docs/a.md': 'Next',
    'versioned_docs/version-2.0/a.md': 'Two',
    'versioned_docs/version-1.0/a.md': 'One',
  };
  expect(redirectsOf(importSite(files))).toEqual(['/docs/1.0/a → /wiki/1.0/a', '/docs/a → /wiki/a', '/docs/next/a → /wiki/next/a']);
  const versions = { '1.0': { path: './old/' }, current: { path: '/' } };
  const config = { presets: [['classic', { docs: { lastVersion: 'current', versions } }]] };
  expect(redirectsOf(importSite(files, { config }))).toContain('/docs/old/a → /wiki/old/a');
  expect(() => importSite({ ...files, 'versions.json': '["2.0",]' })).toThrow(
    'versions.json is not valid JSON: look for a missing or extra comma',
  );
});

test('addresses that led on lead on, in one step; those of pages lead to their pages', () => {
  const options = {
    redirects: [
      { from: '/old', to: '/docs/a' },
      { from: '/docs/b/', to: '/docs/a' },
      { from: '/docs/category/light', to: '/docs/a' },
      { from: ['/join', '/su'], to: 'https://su.example.org' },
    ],
    createRedirects: (path: string) => (path === '/docs/a' ? [`${path}-before`] : undefined),
  };
  const files = {
    ...{ 'docs/a.md': 'A', 'docs/b.md': 'B', 'docs/lx/c.md': 'C' },
    'docs/lx/_category_.json': '{"label": "Light", "link": {"type": "generated-index"}}',
  };
  const build = {
    'older/index.html':
      '<!DOCTYPE html><html><head><meta charset="UTF-8"><meta http-equiv="refresh" content="0; url=/docs/a"></head></html>',
  };
  const config = { plugins: [['@docusaurus/plugin-client-redirects', options]] };
  const imported = importSite(files, { config, build });
  expect(redirectsOf(imported)).toEqual([
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
  expect(saidOf(imported, 'behind')).toEqual([
    'The redirect from /docs/b/ to /docs/a stayed behind: a page has that address.',
    'The redirect from /docs/category/light to /docs/a stayed behind: a page has that address.',
  ]);
});

test('addresses keep their spaces, accents and signs: the redirect has them', () => {
  const files = { 'docs/My Page.md': 'A', 'docs/Café/Über uns.md': 'B', 'docs/日本語 🎭️ (新).md': 'C', "docs/what's (new).md": 'D' };
  expect(redirectsOf(importSite(files))).toEqual([
    '/docs/Café/Über%20uns → /wiki/Café/uber-uns',
    '/docs/My%20Page → /wiki/my-page',
    "/docs/what's%20(new) → /wiki/what-s-new",
  ]);
  expect(addresses(files)).toContain('/docs/日本語 🎭️ (新) → /wiki/日本語-新 (wiki/日本語-新.mdx)');
  expect(saidOf(importSite(files), 'addresses')).toEqual(['/docs/日本語 🎭️ (新): it contains characters that hosts cannot serve.']);
});

test.each(['Upper', 'Свет', 'Φώτα', '照明', 'إضاءة', 'प्रकाश', 'Éclairage', 'Söråsen_1.2'])(
  'addresses of a wiki at /wiki stay %s in its own letters',
  (name) => {
    const url = `/wiki/lx/${name}`;
    const link = (address: string): Record<string, string> => ({ 'wiki/a.md': `[x](${address}) [y](./01-lx/02-${name}.md)` });
    const files = { 'wiki/index.md': '# Wiki', [`wiki/01-lx/02-${name}.md`]: '# Words', ...link(encodeURI(url)) };
    const imported = importSite(files, { config: WIKI });
    expect(addresses(files, { config: WIKI })).toEqual(
      expect.arrayContaining(['/wiki → /wiki (wiki/index.mdx)', `${url} → ${url} (wiki/lx/${name}.mdx)`]),
    );
    expect(redirectsOf(imported)).toEqual([]);
    expect(decodeURI(fileOf(imported, 'wiki/a.mdx'))).toContain(`[x](${url}) [y](${url})`);
  },
);

test('addresses are one, whether an accent is apart from its letter or not', () => {
  const files = { 'wiki/cafe\u0301.md': '# Words', 'wiki/a.md': '[x](/wiki/caf\u00e9) [y](/wiki/cafe%CC%81)' };
  const imported = importSite(files, { config: WIKI });
  expect(imported.report.pages.map(({ to }) => to)).toContain('/wiki/caf\u00e9');
  expect(decodeURI(fileOf(imported, 'wiki/a.mdx'))).toContain('[x](/wiki/caf\u00e9) [y](/wiki/caf\u00e9)');
  expect(redirectsOf(imported)).toEqual([]);
  expect(saidOf(imported, 'addresses')).toEqual([]);
});

test('addresses that no disk can store are cut between two letters', () => {
  const [page] = importSite({ [`wiki/${'園'.repeat(90)}.md`]: '# Words' }, { config: WIKI }).report.pages;
  expect(page?.to).toBe(`/wiki/${'園'.repeat(30)}`);
});

test('addresses that hosts cannot tell apart are said', () => {
  const files = { 'docs/lx/a.md': 'A', 'docs/LX/A.md': 'B', 'docs/static.md': '---\nslug: /a*b\n---\nC' };
  expect(saidOf(importSite(files), 'addresses')).toEqual([
    '/docs/lx/a: hosts cannot tell it apart from /wiki/LX/A.',
    '/docs/a*b: it contains characters that hosts cannot serve.',
  ]);
});

test('addresses of translations lead to the page in the language that there is', () => {
  const config = {
    i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'ar'] },
    plugins: [['client-redirects', { redirects: [{ from: '/old', to: '/docs/a' }] }]],
  };
  expect(redirectsOf(importSite({ 'docs/a.md': 'A' }, { config }))).toEqual([
    '/ar → /',
    '/ar/docs/a → /wiki/a',
    '/ar/old → /wiki/a',
    '/docs/a → /wiki/a',
    '/fr → /',
    '/fr/docs/a → /wiki/a',
    '/fr/old → /wiki/a',
    '/old → /wiki/a',
  ]);
});

test('addresses of lists of posts lead to the list here', () => {
  const posts = Object.fromEntries(['01', '02', '03'].map((day) => [`blog/2024-05-${day}.md`, '---\ntags: [Big Night]\n---\nText']));
  const config = { presets: [['classic', { blog: { postsPerPage: 2 } }]] };
  expect(redirectsOf(importSite(posts, { config })).filter((line) => !line.includes('2024'))).toEqual([
    '/blog → /wiki/blog',
    '/blog/archive → /wiki/blog',
    '/blog/authors → /wiki/blog',
    '/blog/page/2 → /wiki/blog',
    '/blog/tags → /wiki/tags',
    '/blog/tags/big-night → /wiki/tags/big-night',
  ]);
});

test('addresses that a finished build has and nobody claims are said', () => {
  const imported = importSite({ 'docs/a.md': 'A' }, { build: { 'docs/a/index.html': '', 'generated/index.html': '', '404.html': '' } });
  expect(saidOf(imported, 'addresses')).toEqual(['/generated: nothing that was imported is behind it.']);
});

test('addresses of drafts were never public: they stay behind, and it is said', () => {
  const imported = importSite({
    'docs/a.md': 'A',
    'docs/b.md': '---\ndraft: true\n---\nB',
    'docs/_part.md': 'P',
    'i18n/fr/docs/a.md': 'F',
  });
  expect(imported.report.pages).toHaveLength(1);
  expect(saidOf(imported, 'behind')).toEqual([
    'docs/b.md is a draft, which the old site did not publish either.',
    'i18n/fr holds 1 translated pages: a build here has one language; import them into a content folder of their own.',
  ]);
});

describe('sidebars', () => {
  const placesIn = (files: Record<string, string>, given: Parameters<typeof importSite>[1] = {}): Record<string, string> => {
    const imported = importSite(files, given);
    return Object.fromEntries(
      [...imported.files.keys()]
        .filter((name) => name.endsWith('.mdx'))
        .map((name) => {
          const [, position = '-'] = /^sidebar_position: (.*)$/m.exec(fileOf(imported, name)) ?? [];
          const [, label] = /^sidebar_label: (.*)$/m.exec(fileOf(imported, name)) ?? [];
          const [, title] = /^title: (.*)$/m.exec(fileOf(imported, name)) ?? [];
          return [name.replace('wiki/', ''), `${position} ${label ?? title}`];
        }),
    );
  };

  test('sidebars made of files keep their order and the names of folders', () => {
    const files = {
      'docs/b.md': '---\nsidebar_position: 1\nsidebar_label: Bee\n---\n# B',
      'docs/a.md': '---\nsidebar_position: 2\n---\n# A',
      'docs/03-lx/_category_.json':
        '{"label": "Lighting", "position": 0.5, "link": {"type": "generated-index", "description": "All of light."}}',
      'docs/03-lx/1-z.md': '# Z',
      'docs/03-lx/2-y.md': '# Y',
      'docs/set/_category_.yml': 'label: The set\nposition: 9',
      'docs/set/x.md': '# X',
    };
    expect(placesIn(files)).toEqual({
      'index.mdx': '- Lamp Society',
      'lx/index.mdx': '1 Lighting',
      'lx/z.mdx': '1 Z',
      'lx/y.mdx': '2 Y',
      'b.mdx': '2 Bee',
      'a.mdx': '3 A',
      'set/index.mdx': '4 The set',
      'set/x.mdx': '1 X',
    });
    const imported = importSite(files);
    expect(redirectsOf(imported)).toContain('/docs/category/lighting → /wiki/lx');
    expect(fileOf(imported, 'wiki/lx/index.mdx')).toContain('description: All of light.');
  });

  test('sidebars made of posts have the newest first, however its date is written, and those of one day in the order of their files', () => {
    const post = (slug: string, date = ''): string => `---\nslug: ${slug}\n${date}\n---\n# ${slug}`;
    const files = {
      'blog/2024-10-06-a.md': post('october'),
      'blog/2024-5-6-b.md': post('may'),
      'blog/2024-5-6-c.md': post('may-too'),
      'blog/d.md': post('june', 'date: 2024/6/1'),
    };
    expect(placesIn(files)).toMatchObject({
      'blog/october.mdx': '1 october',
      'blog/june.mdx': '2 june',
      'blog/may.mdx': '3 may',
      'blog/may-too.mdx': '4 may-too',
    });
  });

  test('sidebars of a finished site have the label of a category before or below its pages', () => {
    const inside = '<ul><li><a href="/docs/lx/a">A</a></li></ul>';
    const menu = `<ul class="theme-doc-sidebar-menu"><li>${inside}<a href="/docs/lx">Lights</a></li></ul>`;
    const imported = importSite({ 'docs/lx/index.md': '# Lx', 'docs/lx/a.md': '# A' }, { build: { 'docs/lx/index.html': menu } });
    expect(fileOf(imported, 'wiki/lx/index.mdx')).toContain('sidebar_label: Lights');
  });

  test('sidebars written by hand keep their order, labels and links', () => {
    const sidebars = {
      'sidebars.js': {
        main: [
          'z',
          { type: 'category', label: 'Light', link: { type: 'doc', id: 'lx/index' }, items: [{ type: 'doc', id: 'lx/a', label: 'First' }] },
          { Sound: ['y'] },
          { type: 'link', label: 'Rota', href: 'https://rota.example.org' },
        ],
      },
    };
    const files = { 'docs/y.md': '# Y', 'docs/z.md': '# Z', 'docs/lx/index.md': '# LX', 'docs/lx/a.md': '# A' };
    const config = { presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] };
    expect(placesIn(files, { sidebars, config })).toMatchObject({
      'z.mdx': '1 Z',
      'lx/index.mdx': '2 Light',
      'lx/a.mdx': '1 First',
      'y.mdx': '3 Y',
    });
    const site = JSON.parse(fileOf(importSite(files, { sidebars, config }), 'site.json')) as { externalLinks: unknown };
    expect(site.externalLinks).toEqual([{ label: 'Rota', href: 'https://rota.example.org' }]);
  });
});

describe('groups of a sidebar', () => {
  const config = { presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] };
  const groupsIn = (files: Record<string, string>, main: unknown[]): { says: string[]; imported: ReturnType<typeof importSite> } => {
    const imported = importSite(files, { config, sidebars: { 'sidebars.js': { main } } });
    return { imported, says: saidOf(imported, 'sidebars') };
  };

  test('groups of a sidebar that no folder stands for are named, with their pages', () => {
    const { says } = groupsIn({ 'docs/lx/a.md': 'A', 'docs/snd/b.md': 'B', 'docs/c.md': 'C' }, [
      { type: 'category', label: 'First steps', link: { type: 'generated-index', description: 'Begin here.' }, items: ['lx/a', 'snd/b'] },
      { type: 'category', label: 'Rest', items: ['c'] },
    ]);
    expect(says).toEqual([
      'The group “First steps” has no folder, so it loses its name, and its description “Begin here.”. Its pages: /wiki/lx/a, /wiki/snd/b.',
      'The group “Rest” has no folder, so it loses its name. Its pages: /wiki/c.',
    ]);
  });

  test('groups of a sidebar give their name to the folder that they are, with or without a page, unless two share it', () => {
    const files = {
      'docs/lx/index.md': '# All of light',
      'docs/lx/a.md': 'A',
      'docs/snd/b.md': 'B',
      'docs/fx/c.md': 'C',
      'docs/fx/d.md': 'D',
    };
    const { says, imported } = groupsIn(files, [
      { type: 'category', label: 'Light', items: ['lx/index', 'lx/a'] },
      { type: 'category', label: 'Sound', items: ['snd/b'] },
      { type: 'category', label: 'One', items: ['fx/c'] },
      { type: 'category', label: 'Two', items: ['fx/d'] },
    ]);
    expect(says).toEqual([
      expect.stringContaining('The group “One” has no folder'),
      expect.stringContaining('The group “Two” has no folder'),
    ]);
    expect(fileOf(imported, 'wiki/lx/index.mdx')).toMatch(/title: All of light\n[^]*sidebar_label: Light\n/);
    expect(fileOf(imported, 'wiki/snd/index.mdx')).toContain('title: Sound\n');
    expect(fileOf(imported, 'wiki/fx/index.mdx')).toContain('title: Fx\n');
  });

  test('groups and items of a sidebar that are no pages are said', () => {
    const { says, imported } = groupsIn({ 'docs/a.md': 'A', 'docs/lx/b.md': 'B', 'docs/lx/_category_.json': '{oops' }, [
      'a',
      'no-such-page',
      { type: 'html', value: '<b>Ours</b>' },
      { type: 'link', label: 'Rota', href: '/rota' },
      { type: 'link', label: 'Exec', href: '/exec' },
      { type: 'autogenerated', dirName: 'lx' },
      { type: 'category', label: 'Lx', items: [{ type: 'autogenerated', dirName: '.' }] },
    ]);
    expect(says).toEqual([
      'No published page has the id "no-such-page"; the sidebar goes on without it.',
      'It is not a list of fields in valid JSON or YAML, so the category is called as its folder is.',
      expect.stringContaining('The group “Lx” has no folder'),
      'The sidebar’s link “Rota” to /rota was left out: sidebars here contain only pages.',
    ]);
    expect(saidOf(imported, 'behind')).toContain('The sidebar shows “Ours”, which is no page.');
  });
});

describe('front matter', () => {
  test('front matter that is the wiki’s own stays', () => {
    const own =
      'shortlinks: [brand, logo]\nimage: ./b.jpg\nimage_alt: A banner\ntags: [Guides]\nresources:\n  - name: Rules\n    url: https://example.org\n' +
      'before_use: Speakers down first.\nreviewed: 2024-03\nreview_in: 6\nunexplained_acronyms: [SD]\noverride_authors: [Mike Stand]';
    const { frontMatter, decisions } = importPage(
      `---\ndescription: Logos.\nsidebar_custom_props:\n  emoji: 🖼️\n${own}\n---\n# Branding\n\nText.`,
      { 'docs/b.jpg': 'a' },
    );
    expect(frontMatter).toEqual({
      title: 'Branding',
      description: 'Logos.',
      emoji: '🖼️',
      sidebar_position: 1,
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
    });
    expect(decisions).toEqual([]);
  });

  test.each([
    ['![A](./a.png)\n\nA **lamp** glows. It is hot.', 'A lamp glows.'],
    ['Cables, e.g. XLR, carry sound. Coil them.', 'Cables, e.g. XLR, carry sound.'],
    ['Gels, tape etc. come from us. Ask first.', 'Gels, tape etc. come from us.'],
    ['Is it hot? 90 degrees.', 'Is it hot?'],
    ['ランプ. 熱い.', 'ランプ.'],
  ])('without a description gets the first sentence: %s', (written, description) => {
    const { frontMatter } = importPage(`# Lamps\n\n${written}`, { 'docs/a.png': '' });
    expect(frontMatter).toMatchObject({ title: 'Lamps', description });
  });

  test('the title that readers see is the page’s; what the sidebar said stays there', () => {
    expect(importPage('---\ntitle: Short\n---\n# The long title\n\nText.').frontMatter).toMatchObject({
      title: 'The long title',
      sidebar_label: 'Short',
    });
  });

  test('front matter that has no place is listed with its value', () => {
    const { decisions } = importPage(
      '---\nkeywords: [lamp, light]\nunlisted: true\nroom: FAB\nkit: {lamps: 2}\nhide_title: true\nlast_update: {author: Mike, date: 2024-05-06}\n---\nText.',
    );
    expect(decisions).toEqual([
      'The field "keywords" has no place here: ["lamp","light"].',
      'The field "room" has no place here: "FAB".',
      'The field "kit" has no place here: {"lamps":2}.',
      'The field "last_update" has no place here: {"date":"2024-05-06"}.',
      'The page was unlisted; it stands in the sidebar and in search now.',
    ]);
  });

  test('tags that differ by their case are one', () => {
    const imported = importSite({
      'docs/a.md': '---\ntags: [Kit, {label: How to, permalink: /how}]\n---\nA',
      'docs/b.md': '---\ntags: [kit]\n---\nB',
    });
    expect(fileOf(imported, 'wiki/b.mdx')).toContain('tags:\n  - Kit');
    expect(redirectsOf(imported)).toEqual(
      expect.arrayContaining(['/docs/tags → /wiki/tags', '/docs/tags/kit → /wiki/tags/kit', '/docs/tags/how → /wiki/tags/how-to']),
    );
  });

  test('tags are called as their file says, and their lists keep their addresses', () => {
    const imported = importSite({
      'docs/tags.yml': 'lx:\n  label: Lighting\n  permalink: /all-of-light\n  description: All of light.\nsnd: null\n',
      'docs/a.md': '---\ntags: [lx, snd, How2Do, Über uns]\n---\n[All](/docs/tags/all-of-light)',
    });
    expect(fileOf(imported, 'wiki/a.mdx')).toContain('tags:\n  - Lighting\n  - Snd\n  - How2Do\n  - Über uns\n');
    expect(fileOf(imported, 'wiki/a.mdx')).toContain('[All](/wiki/tags/lighting)');
    expect(redirectsOf(imported)).toEqual(
      expect.arrayContaining([
        '/docs/tags/all-of-light → /wiki/tags/lighting',
        '/docs/tags/snd → /wiki/tags/snd',
        '/docs/tags/how-2-do → /wiki/tags/how2do',
        '/docs/tags/uber-uns → /wiki/tags/über-uns',
      ]),
    );
    expect(saidOf(imported, 'behind')).toEqual(['docs/tags.yml describes the tags Lighting: lists of tags here have no words.']);
  });

  test('authors have the names of their file; the rest of them is said', () => {
    const imported = importSite({
      'blog/authors.yml': 'mike:\n  name: Mike Stand\n  title: President\n',
      'blog/2024-05-06-show.md': '---\nauthors: [mike, {name: Faye Derr, url: https://example.org}]\n---\nText',
    });
    expect(fileOf(imported, 'wiki/blog/2024/05/06/show.mdx')).toContain('additional_authors:\n  - Mike Stand\n  - Faye Derr\n');
    expect(saidOf(imported, 'fields')).toEqual([
      'The field "authors: Faye Derr" has no place here: {"url":"https://example.org"}.',
      'The post was dated 2024-05-06; its page does not show that.',
    ]);
    const { decisions } = importPage('---\ndate: 5/6/2024\n---\nText', {}, {}, 'blog/show.md');
    expect(decisions).toContain('The post was dated 5/6/2024; its page does not show that.');
    expect(saidOf(imported, 'behind')).toEqual(['blog/authors.yml says more of authors than their names: it has no place here.']);
  });

  test('front matter that is no YAML, has no fields, or a value that contains itself, is said and stops nothing', () => {
    const said = 'The front matter is not a list of fields in valid YAML.';
    const lamps = importPage('---\ntitle: Lamps: hot\ndescription: They glow.\n---\nText.');
    expect(lamps).toMatchObject({ frontMatter: { title: 'Lamps: hot', description: 'They glow.' }, decisions: [said] });
    for (const fields of ['- Lamps', 'Lamps', 'loop: &loop [*loop]'])
      expect(importPage(`---\n${fields}\n---\nText.`).decisions).toContain(said);
    const imported = importSite({ 'docs/tags.yml': '- lx', 'docs/a.md': '---\ntags: [lx]\n---\nA' });
    expect(saidOf(imported, 'behind')).toEqual([
      'docs/tags.yml is not a list of fields in valid YAML, so tags keep the names that pages give them.',
    ]);
  });
});

describe('the site', () => {
  test('the site gets its name, menus and links; what leads nowhere is said', () => {
    const config = {
      url: 'https://lamp.example.org',
      baseUrl: '/crew/',
      presets: [['classic', { docs: { sidebarPath: 'sidebars.js', editUrl: 'https://github.com/lamp/site/tree/main/' } }]],
      themeConfig: {
        navbar: {
          items: [
            { type: 'doc', docId: 'a', label: 'Start' },
            { type: 'doc', docId: 'b' },
            { type: 'docSidebar', sidebarId: 'crew' },
            { href: 'https://git.example.org', 'aria-label': 'Sources' },
            { href: 'https://chat.example.org' },
            { href: 'https://example.org', label: 'Out', position: 'right' },
            { to: '/gone', label: 'Gone' },
          ],
        },
        footer: { links: [{ title: 'More', items: [{ label: 'A', to: '/docs/a' }] }] },
      },
    };
    const files = { 'docs/a.md': 'A', 'docs/b.md': '---\ntitle: Kit list\n---\nB', 'docs/c.md': '---\nsidebar_label: Crew\n---\nC' };
    const imported = importSite(files, { config, sidebars: { 'sidebars.js': { main: ['a', 'b'], crew: ['c'] } } });
    expect(JSON.parse(fileOf(imported, 'site.json'))).toMatchObject({
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
          { label: 'Out', href: 'https://example.org' },
          { type: 'colour-mode' },
          { type: 'search' },
        ],
      },
      footer: { columns: [{ title: 'More', links: [{ label: 'A', to: '/wiki/a' }] }] },
      repository: { url: 'https://github.com/lamp/site', branch: 'main' },
      currentExecYear: '2025/2026',
    });
    expect(saidOf(imported, 'settings').join('\n')).toMatch(/PATH_PREFIX=\/crew[\s\S]*"Gone" leads nowhere/);
  });

  test.each([true, false])('opens the released pages from its menu, with unreleased ones: %s', (includeCurrentVersion) => {
    const items = [
      { type: 'docSidebar', sidebarId: 'main', label: 'Pages' },
      { type: 'doc', docId: 'b', label: 'B' },
    ];
    const presets = [['classic', { docs: { sidebarPath: 'sidebars.js', includeCurrentVersion } }]];
    const files = {
      'versions.json': '["2.0"]',
      'docs/index.md': 'Next',
      'docs/b.md': 'Next',
      'versioned_docs/version-2.0/start.md': 'Released',
      'versioned_docs/version-2.0/b.md': 'Released',
    };
    const sidebars = { 'sidebars.js': { main: ['index'] }, 'versioned_sidebars/version-2.0-sidebars.json': { main: ['start'] } };
    const imported = importSite(files, { config: { presets, themeConfig: { navbar: { items } } }, sidebars });
    expect(JSON.parse(fileOf(imported, 'site.json'))).toMatchObject({
      navbar: { items: [{ to: '/wiki' }, { label: 'Pages', to: '/wiki/start' }, { label: 'B', to: '/wiki/b' }, {}, {}] },
    });
  });

  test('the site keeps the files of its folder static at their addresses', () => {
    const imported = importSite({
      'docs/a.md': 'A',
      'static/img/logo.svg': '<svg/>',
      'static/old.html': '<p>',
      'static/.nojekyll': '',
      'static/favicon.ico': 'icon',
      'static/robots.txt': 'User-agent: *',
    });
    const { files } = imported;
    expect(files.get('static/img/logo.svg')).toEqual({ copyOf: 'static/img/logo.svg' });
    expect(files.has('static/favicon.ico')).toBe(true);
    expect(saidOf(imported, 'behind')).toEqual([
      'static/old.html stayed behind: the site cannot serve it at /old.html.',
      'static/robots.txt stayed behind: the site cannot serve it at /robots.txt.',
    ]);
  });

  test('counts words before and after, and misses none that only looks like another', () => {
    const text = [
      'Set a_long_name :heart: _now_ [x][y] "z", a [desk](https://example.org)s, [@a/b__c](<https://example.org/a_(b)>).',
      '1. One[^note] &middot; caf&eacute;',
      '- [x] Two',
      '[y]: https://example.org "Tip"',
      '[^note]: Below.',
    ].join('\n\n');
    const counted =
      '# One two\n\nThree [four](https://example.org/no) `five` **six**.\n\n:::note Seven\n\nEight\n\n:::\n\n```js title="nine"\nten\n```';
    const [first, second] = importSite({ 'docs/a.md': text, 'docs/b.md': counted }).report.pages;
    expect(first?.words.missing).toEqual([]);
    expect(second?.words).toEqual({ before: 10, after: 10, missing: [] });
  });
});

test('a file whose words a page quotes does not stay behind', () => {
  const files = { 'docs/a.mdx': "import code from '!!raw-loader!./cue.lua';\n\n<CodeBlock>{code}</CodeBlock>", 'docs/cue.lua': 'go()' };
  expect(saidOf(importSite(files), 'behind')).toEqual([]);
  expect(saidOf(importSite({ ...files, 'docs/old.lua': 'go()' }), 'behind')).toEqual(['docs/old.lua is shown and linked by no page.']);
});
