/** Reads what a host would serve of the fixture site: at the root of its host, and below a path prefix. */
import path from 'node:path';
import { reservedPaths } from '../../src/content/address-rules';
import { anchorsOf } from '../../src/content/read-text';
import { twinPath, writeAddress } from '../../src/content/addresses';
import { escapePattern } from '../../src/content/escape';
import { isStaticFile, STATIC_FOLDER } from '../../src/content/content-root';
import { readContent } from '../../src/content/read-content';
import { staticFiles } from '../../src/content/routes';
import { all, fileOf, find, meta as metaOf, openBuilt, referencesOf, textOf } from '../support/built-pages';
import {
  buildFixtureSites,
  builtSearchIndex,
  builtSite,
  CONFIGURED_PREFIX,
  everyone,
  NEW_PAGE,
  NEW_SHORTLINKS,
  outputOf,
} from '../support/built-site';
import type { BuiltFiles } from '../support/fixture-project';

const CONTENT = readContent(path.resolve('__tests__/fixtures/site'));
const WIKI_PAGES = CONTENT.wiki.map(({ url }) => url);

let site = builtSite('plain');

// As long as a slow machine needs for the builds.
beforeAll(buildFixtureSites, 900_000);

const open = (url: string): Document => openBuilt(site, url);

/** The article of a page. */
const article = (url: string): HTMLElement => find(open(url), 'main');

/** Pages of the site by address, from its flat files. */
function addresses(): string[] {
  return site
    .files((file) => file.endsWith('.html') && !/(^|\/)index\.html$/.test(file) && !/^(404|500)\.html$|^_gatsby\//.test(file))
    .map((file) => `/${file.replace(/\.html$/, '')}`);
}

/** Links and files of a page that lead to nothing. Takes the path prefix of the site. */
function deadEnds(url: string, prefix = ''): string[] {
  const targets = referencesOf(site, url).targets.filter((target) => /^[/#]/.test(target));
  return targets.filter((target) => {
    const [address = '', hash] = target.split('#', 2);
    if (address !== '' && prefix !== '' && !`${address}/`.startsWith(`${prefix}/`)) return true;
    const below = address.slice(prefix.length).replace(/\?.*/, '') || (address === '' ? url : '/');
    if (/\.\w+$/.test(below)) return !site.has(decodeURIComponent(below.slice(1)));
    if (!site.has(fileOf(below))) return true;
    // What starts with a slash is a form, and no place of a page.
    if (hash?.startsWith('/')) return false;
    return hash !== undefined && hash !== '' && !referencesOf(site, below).ids.has(decodeURIComponent(hash));
  });
}

describe('a site of other content', () => {
  it('has a page for every wiki page and tag', () => {
    expect(addresses().filter((address) => address.startsWith('/wiki'))).toEqual(
      expect.arrayContaining([...WIKI_PAGES, '/wiki/tags', '/wiki/tags/equipment', '/wiki/tags/guides']),
    );
  });

  it('serves each page as a flat file beside its folder', () => {
    for (const url of WIKI_PAGES) expect(site.read(fileOf(url))).toBe(site.read(`${url.slice(1)}/index.html`));
  });

  it('tells GitHub Pages to serve it as it is', () => {
    expect(site.has('.nojekyll')).toBe(true);
  });

  it('lets no redirect or short link lie on a file that the build writes', () => {
    const own = [...CONTENT.sizes.keys()].filter(isStaticFile).map((file) => file.slice(STATIC_FOLDER.length));
    const isReserved = reservedPaths([...staticFiles(), ...own, ...['/short-links', ...WIKI_PAGES].map(twinPath)]);
    const files = site.files((file) => !file.endsWith('.html')).map((file) => `/${file}`);
    expect(files.filter((file) => !isReserved(file))).toEqual([]);
  });

  it('has its own name, language and links on every page', () => {
    for (const url of ['/', '/404', ...WIKI_PAGES]) {
      const page = open(url);
      expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['en', 'ltr']);
      expect(textOf(find(page, 'header'))).toContain('Fixture Tech Crew');
      expect(textOf(find(page, 'footer'))).toContain('crew@crew.example');
      expect(page.title).toContain('Fixture Tech Crew');
    }
  });

  it('has one title on every page, in one main part', () => {
    for (const url of ['/', '/404', '/wiki/tags', ...WIKI_PAGES]) {
      expect({ url, titles: all(open(url), 'h1').length, mains: all(open(url), 'main').length }).toEqual({ url, titles: 1, mains: 1 });
    }
  });

  it('uses no id twice on a page', () => {
    for (const url of WIKI_PAGES) {
      const ids = all(open(url), '[id]').map(({ id }) => id);
      expect({ url, repeated: ids.filter((id, index) => ids.indexOf(id) !== index) }).toEqual({ url, repeated: [] });
    }
  });

  it('leads nowhere that does not exist', () => {
    // The page of forms is no page of Gatsby's, and has a style sheet beside it.
    for (const url of ['/', ...addresses().filter((address) => address !== '/forms')])
      expect({ url, deadEnds: deadEnds(url) }).toEqual({ url, deadEnds: [] });
  });

  it('gives headings the anchors that the content check knows', () => {
    for (const page of CONTENT.wiki) {
      const { url } = page;
      const anchors = anchorsOf(page);
      const built = all(article(url), ':is(h2, h3, h4)[id]:not(.sr-only, dialog *)').map(({ id }) => id);
      expect({ url, anchors: built }).toEqual({ url, anchors });
    }
  });
});

it('a page has in it the style of its template and of what is around every page, whole, and waits for no other', () => {
  const sheetsOf = (url: string): string[] => all(open(url), 'style[data-href]').map((style) => style.getAttribute('data-href') ?? '');
  for (const [url, template] of [
    ['/wiki/disciplines/lx/cables', 'wiki-page'],
    ['/shows', 'shows'],
  ] as const) {
    expect(sheetsOf(url).sort()).toEqual([expect.stringMatching(/^\/app\./), expect.stringContaining(template)]);
  }
  // As text, because this is about every page, and to read a page whole takes a moment.
  // The page of forms is no page of Gatsby's, and has a style sheet beside it.
  for (const url of ['/', ...addresses().filter((address) => address !== '/forms')])
    expect(site.read(fileOf(url))).not.toMatch(/<link[^>]* rel="stylesheet"/);
});

describe('a wiki page without scripts', () => {
  const cables = (): HTMLElement => article('/wiki/disciplines/lx/cables');

  it('has its title, lead and text', () => {
    expect(textOf(find(cables(), 'h1'))).toBe('Cables');
    expect(textOf(cables())).toContain('How to read, coil & test a cable.');
  });

  it('keeps 10:30, note:this and 16:9 as they are written', () => {
    expect(textOf(cables())).toContain('Doors open at 10:30 and note:this is no directive; a ratio is 16:9.');
    expect(textOf(find(cables(), '#use-notethis-at-1030'))).toContain('Use note:this at 10:30');
  });

  it('takes its title from its first heading where the front matter has none', () => {
    const safety = article('/wiki/tech-crew/safety');
    expect(all(safety, 'h1').map(textOf)).toEqual(['Safety & first aid']);
    expect(textOf(safety)).toContain('Hats & gloves < 5 kg.');
  });

  it('may be plain Markdown', () => {
    const acronyms = article('/wiki/resources/acronyms');
    expect(all(acronyms, 'tbody th, td').map(textOf)).toEqual(expect.arrayContaining(['DSM', 'Deputy stage manager']));
    expect(find(acronyms, 'a[href="https://x.example/a?b=1&c=2"]')).toBeTruthy();
  });

  it('shows the whole tree of the wiki, in order, with emoji', () => {
    const sidebar = find(open('/wiki/disciplines/lx/cables'), 'nav[aria-label="Wiki"]');
    const links = all<HTMLAnchorElement>(sidebar, 'a[href^="/wiki/"]').map((link) => `${link.getAttribute('href')} ${textOf(link)}`);
    expect(links.slice(0, 6)).toEqual([
      '/wiki/disciplines 🎭Disciplines',
      '/wiki/disciplines/lx 💡Lighting',
      '/wiki/disciplines/lx/cables 🔌Cables',
      '/wiki/disciplines/lx/hoists 🪝Hoists',
      '/wiki/disciplines/sound 🔊Sound',
      '/wiki/disciplines/sound/microphones 🎤Microphones',
    ]);
    expect(links.map((link) => link.split(' ')[0]).sort()).toEqual(WIKI_PAGES.filter((url) => url !== '/wiki').sort());
    expect(find(sidebar, '[aria-current="page"]').textContent).toContain('Cables');
    expect(textOf(sidebar)).toContain('Resources');
    expect(find(sidebar, 'a[href="https://dashboard.example"]').textContent).toBe('Dashboard');
  });

  it('opens the categories of the page, and leaves the others closed', () => {
    const sidebar = find(open('/wiki/disciplines/lx/cables'), 'nav[aria-label="Wiki"]');
    const isOpen = (href: string) => find(find(sidebar, `li:has(> a[href="${href}"])`), 'details').hasAttribute('open');
    expect([isOpen('/wiki/disciplines'), isOpen('/wiki/disciplines/lx'), isOpen('/wiki/tech-crew')]).toEqual([true, true, false]);
  });

  it('shows no emoji, and nothing in its place, where the page has none', () => {
    const link = find(open('/wiki'), 'nav[aria-label="Wiki"] a[href="/wiki/tech-crew"]');
    expect(link.querySelector('[aria-hidden]')).toBeNull();
    expect(textOf(link)).toBe('Tech Crew');
  });

  it('shows where it stands: breadcrumbs, contents, neighbours', () => {
    const crumbs = find(cables(), 'nav[aria-label="Breadcrumbs"]');
    expect(all(crumbs, 'li').map(textOf)).toEqual(['Wiki', 'Disciplines', 'Lighting', 'Cables']);
    const contents = find(open('/wiki/disciplines/lx/cables'), 'nav[aria-label="On this page"]');
    expect(all(contents, 'a').map((link) => link.getAttribute('href'))).toEqual([
      '#reading-a-label',
      '#the-second-label',
      '#coiling',
      '#use-notethis-at-1030',
      '#storing',
      '#mending',
      '#what-to-write-on-the-tape',
      '#lending',
    ]);
    expect(find(cables(), 'a[rel="prev"]').getAttribute('href')).toBe('/wiki/disciplines/lx');
    expect(find(cables(), 'a[rel="next"]').getAttribute('href')).toBe('/wiki/disciplines/lx/hoists');
  });

  it('shows the pages below it as cards', () => {
    const lx = article('/wiki/disciplines/lx');
    const card = find(lx, 'ul a[href="/wiki/disciplines/lx/cables"]');
    expect(textOf(card)).toBe('🔌CablesHow to read, coil & test a cable.');
    expect(all(article('/wiki'), 'li > a[href="/wiki/disciplines"] > b')).toHaveLength(1);
  });

  it('shows admonitions of every kind, one inside another', () => {
    const notes = all(cables(), '[role="note"]').map((note) => textOf(find(note, 'p')));
    expect(notes).toEqual([
      'Note',
      'Tip: Over, under',
      'Danger: Never round the elbow',
      'Info: Lengths',
      'Warning: Live parts',
      'Lore: The red drum',
    ]);
    expect(all(cables(), '[role="note"] [role="note"]')).toHaveLength(1);
  });

  it('shows tables, code, task lists and footnotes', () => {
    expect(all(find(cables(), 'table'), 'tr')).toHaveLength(3);
    expect(find(cables(), 'pre').textContent).toBe('npm ci\necho "a < b && {c}"\n');
    expect(all<HTMLInputElement>(cables(), 'input[type="checkbox"]').map((box) => box.checked)).toEqual([true, false]);
    expect(textOf(find(cables(), '#user-content-fn-load'))).toContain('Sixteen amperes at most.');
  });

  it('shows pictures in a place kept free, loaded late, one for each mode where there are two', () => {
    const figure = find(cables(), 'figure:has(> picture)');
    expect(all(figure, 'picture').map((picture) => picture.className)).toEqual(['light', 'dark']);
    for (const image of all<HTMLImageElement>(figure, 'img')) {
      expect([image.alt, image.getAttribute('loading')]).toEqual(['A cable end on', 'lazy']);
      expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBeCloseTo(2);
      expect(site.has((image.getAttribute('src') ?? '').slice(1))).toBe(true);
    }
    expect(textOf(find(figure, 'figcaption'))).toBe('The wall, drawn for the 2025 refit');
    const gallery = find(cables(), 'figure:has(figure)');
    expect(all(gallery, 'figcaption').map(textOf)).toEqual(['Plug', 'Socket', 'Both ends']);
    const srcsets = all(gallery, 'picture source').map((source) => source.getAttribute('srcset') ?? '');
    for (const [index, name] of ['plug', 'wall', 'wall.dark'].entries()) {
      const sizes = srcsets[index]?.split(', ') ?? [];
      expect(sizes.map((size) => size.split('/').at(-1))).toEqual([490, 1000].map((width) => `${name}.webp ${width}w`));
      for (const size of sizes) expect(site.has(size.replace(/^\/| \d+w$/g, ''))).toBe(true);
    }
  });

  it('shows the banner at the top, unless it is for previews alone', () => {
    expect(find(article('/wiki/disciplines/lx'), 'figure img').getAttribute('alt')).toBe('A patch wall with two rows of sockets');
    expect(all(cables(), 'img[alt="A patch wall with two rows of sockets"]')).toEqual([]);
  });

  it('shows videos: our own to play, others as a link', () => {
    const source = find(cables(), 'video source').getAttribute('src') ?? '';
    expect(site.has(source.slice(1))).toBe(true);
    expect(site.read((find(cables(), 'video track').getAttribute('src') ?? '').slice(1))).toContain('Over, under.');
    expect(find(cables(), 'a[href="https://www.youtube.com/watch?v=abc123"]')).toBeTruthy();
    expect(all(cables(), 'iframe')).toEqual([]);
  });

  it('has its resources, tags, authors and a way to edit it', () => {
    expect(textOf(find(cables(), '[aria-label="Resources"]'))).toContain('Coiling on film by Faye Derr');
    expect(all(cables(), 'a[href^="/wiki/tags/"]').map(textOf)).toEqual(['Equipment', 'Guides']);
    expect(textOf(cables())).toContain('Polly Gaffer');
    expect(find(cables(), 'a[href*="/edit/"]').getAttribute('href')).toBe(
      'https://git.example/crew/edit/trunk/texts/wiki/disciplines/lx/cables.mdx',
    );
  });

  it('hides from readers what only a script can do', () => {
    for (const button of all(cables(), 'button:not([popovertarget], dialog *)')) {
      expect([textOf(button), button.closest('.needs-script') !== null]).toEqual([textOf(button), true]);
    }
  });
});

describe('what search engines and link previews read', () => {
  const meta = (url: string, name: string): string | null => metaOf(open(url), name);

  it('is a title, a description and one address for each page', () => {
    const page = open('/wiki/disciplines/lx/cables');
    expect(page.title).toBe('Cables | Fixture Tech Crew');
    expect(meta('/wiki/disciplines/lx/cables', 'description')).toBe('How to read, coil & test a cable.');
    for (const url of WIKI_PAGES)
      expect(open(url).querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`https://crew.example${url}`);
    expect(open('/').querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://crew.example/');
  });

  it('is a preview with a picture that exists', () => {
    expect([meta('/wiki/disciplines/lx/cables', 'og:title'), meta('/wiki/disciplines/lx/cables', 'og:url')]).toEqual([
      'Cables',
      'https://crew.example/wiki/disciplines/lx/cables',
    ]);
    for (const url of ['/', ...WIKI_PAGES]) {
      const picture = meta(url, 'og:image') ?? '';
      expect(picture).toMatch(/^https:\/\/crew\.example\//);
      expect({ url, has: site.has(picture.replace('https://crew.example/', '')) }).toEqual({ url, has: true });
    }
  });

  it('is the trail of the page as data', () => {
    const data = all(open('/wiki/disciplines/lx/cables'), 'script[type="application/ld+json"]').map(
      (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
    );
    const trail = data.find((candidate) => candidate['@type'] === 'BreadcrumbList') as
      { itemListElement: { position: number; name: string; item: string }[] } | undefined;
    expect(trail?.itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'Fixture Wiki', 'https://crew.example/wiki'],
      [2, 'Disciplines', 'https://crew.example/wiki/disciplines'],
      [3, 'Lighting and its cables', 'https://crew.example/wiki/disciplines/lx'],
      [4, 'Cables', 'https://crew.example/wiki/disciplines/lx/cables'],
    ]);
  });

  it('lists in the sitemap every page that may be found, at its one address', () => {
    const listed = [...site.read('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
    const findable = ['/', ...addresses()].filter((url) => !/<meta[^>]* name="robots"/.test(site.read(fileOf(url))));
    expect(listed.sort()).toEqual(findable.map((url) => `https://crew.example${writeAddress(url)}`).sort());
    expect(listed).toEqual(expect.arrayContaining(WIKI_PAGES.map((url) => `https://crew.example${url}`)));
    expect(listed.filter((address) => /404|500|\/wiki\/search/.test(address ?? ''))).toEqual([]);
  });

  it('names the sitemap in robots.txt', () => {
    expect(site.read('robots.txt')).toContain('Sitemap: https://crew.example/sitemap-index.xml');
  });

  it('keeps the not-found page out', () => {
    expect(meta('/404', 'robots')).toBe('noindex');
  });

  it('is a manifest with icons that exist', () => {
    const manifest = JSON.parse(site.read('manifest.webmanifest')) as { name: string; start_url: string; icons: { src: string }[] };
    expect([manifest.name, manifest.start_url]).toEqual(['Fixture Tech Crew', '/']);
    for (const { src } of manifest.icons) expect(site.has(src.replace(/^\//, '').replace(/\?.*/, ''))).toBe(true);
  });
});

describe('below a path prefix', () => {
  beforeAll(() => {
    site = builtSite('configured');
  });

  it('every link, script and picture has the prefix and leads somewhere', () => {
    for (const url of ['/', ...addresses()]) {
      expect({ url, deadEnds: deadEnds(url, CONFIGURED_PREFIX) }).toEqual({ url, deadEnds: [] });
    }
  });

  it('no link has the prefix twice', () => {
    for (const url of WIKI_PAGES) expect(site.read(fileOf(url))).not.toContain('/crew/crew');
  });

  it('a page knows where it stands', () => {
    expect(find(open('/wiki/disciplines/lx/cables'), 'nav[aria-label="Wiki"] [aria-current="page"]').getAttribute('href')).toBe(
      '/crew/wiki/disciplines/lx/cables',
    );
  });

  it('a page has no date where the history is not known', () => {
    expect(textOf(article('/wiki/disciplines/lx/cables'))).not.toContain('Updated ');
  });

  it('addresses for machines have it too', () => {
    const page = open('/wiki/tech-crew/safety');
    expect(find(page, 'link[rel="canonical"]').getAttribute('href')).toBe('https://crew.example/crew/wiki/tech-crew/safety');
    expect(find(page, 'script[type="application/ld+json"]').textContent).toContain('"https://crew.example/crew/wiki/tech-crew"');
    expect(site.read('sitemap-0.xml')).toContain('<loc>https://crew.example/crew/wiki/tech-crew/safety</loc>');
    expect(site.read('sitemap-index.xml')).toContain('https://crew.example/crew/sitemap-0.xml');
    expect(site.read('robots.txt')).toContain('https://crew.example/crew/sitemap-index.xml');
    expect(JSON.parse(site.read('manifest.webmanifest'))).toMatchObject({ start_url: '/crew/' });
  });
});

describe('a build', () => {
  it('says in few words what it did', () => {
    expect(outputOf('plain').trim().split('\n').length).toBeLessThanOrEqual(40);
    expect(outputOf('plain')).toMatch(/Done building in/);
  });

  it('with the key of the hosted index sends the records of all pages, and without it does not speak of that', () => {
    const inIndex = builtSearchIndex().records.filter(({ type, kind }) => type === 'lvl1' && kind === 'wiki');
    expect(inIndex.map(({ url }) => url).sort()).toEqual(WIKI_PAGES.map((url) => `https://crew.example${CONFIGURED_PREFIX}${url}`).sort());
    expect(outputOf('configured')).toMatch(/Hosted search index fixture-wiki: \d+ records, all up to date\./);
    expect(outputOf('plain')).not.toMatch(/algolia|hosted search/i);
  });
});

describe('one page more, with seven hundred short links', () => {
  const [before, after] = [builtSite('configured'), builtSite('second')];
  /**
   * What may list short links: the page that has them, its section as a document to print, their directory, and what is
   * fetched when somebody searches or comes to an address where nothing is, or by the worker that keeps pages for reading offline.
   */
  const section = path.posix.dirname(NEW_PAGE.slice(1));
  const mayNameThem = new RegExp(
    `^(?:page-data/)?(?:${NEW_PAGE.slice(1)}|print/${section}|short-links)(?:\\.html|/)|^static/search-|^(?:addresses|offline-manifest|offline-wiki)\\.json$|^_redirects$|^_nginx/|^(?:page-data/)?flight-case-`,
  );
  /** Bytes by which a page may grow for a link to the new one, and for what else differs between the two deployments. */
  const aLink = 250;

  /** What files weigh on the line, by their names without the fingerprints. */
  const weigh = ({ files, gzippedSize }: BuiltFiles, which: RegExp): Map<string, number> =>
    new Map(files((file) => which.test(file)).map((file) => [file.replace(/[-.][0-9a-f]{8,20}(?=\.)/, ''), gzippedSize(file)]));

  /** Files of the first that weigh more in the second, and those that only the second has. */
  const grown = (which: RegExp, most: number): string[] => {
    const earlier = weigh(before, which);
    return [...weigh(after, which)]
      .filter(([file, size]) => !mayNameThem.test(file) && size - (earlier.get(file) ?? 0) > most)
      .map(([file, size]) => `${file}: ${earlier.get(file) ?? 'new'}, ${size}`);
  };

  it('are there', () => {
    expect(after.read('wiki/disciplines/lx/cables.html')).toContain(`href="${CONFIGURED_PREFIX}${NEW_PAGE}"`);
    expect(NEW_SHORTLINKS.filter((name) => !after.has(`${name}.html`))).toEqual([]);
    expect(after.read('_redirects')).toContain(`/crew/flight-case-700 ${CONFIGURED_PREFIX}${NEW_PAGE} 302\n`);
  });

  it('are written into their directory up to the six hundredth, a script adds the others, and all are in its twin', () => {
    const page = after.read('short-links.html');
    expect(page.match(/<strong>\/[\w-]+<\/strong>/g)).toHaveLength(600);
    expect(page).toMatch(/These are the first (?:<!-- -->)?600(?:<!-- -->)?\. <a href="\/crew\/short-links\.md">All/);
    const twin = after.read('short-links.md');
    expect(NEW_SHORTLINKS.filter((name) => !twin.includes(`/${name}): `))).toEqual([]);
  });

  it('make no script and no style heavier', () => {
    expect(grown(/^(?!service-worker)[^/]+\.(?:js|css)$/, 60)).toEqual([]);
  });

  it('make no other page heavier than by a link', () => {
    expect(grown(/\.(?:html|json)$/, aLink)).toEqual([]);
  });

  it('are named in no file that comes with another page', () => {
    const naming = after.files(
      (file) => /\.(?:html|js|json|css|xml|txt)$/.test(file) && !mayNameThem.test(file) && after.read(file).includes('flight-case-7'),
    );
    expect(naming).toEqual([]);
  });
});

describe('where all people are hidden', () => {
  const files = builtSite('second');
  const people = everyone();
  const slugOf = (name: string): string => name.toLowerCase().replace(/\W+/g, '-');
  /** Names as texts have them, and as addresses do. */
  const forms = [...new Set(people.flatMap(({ name, id }) => [name.toLowerCase(), slugOf(name), id ?? slugOf(name)]))];
  const longestFirst = forms.toSorted((one, other) => other.length - one.length);
  const naming = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const signOf = (_: string, code: string): string => String.fromCodePoint(Number.parseInt(code, 16));

  /** A text as its reader has it, whether it stands in HTML, JSON, an address or the folded line of a calendar; in small letters. */
  const asRead = (text: string): string =>
    text
      .replace(/\\u([0-9a-f]{4})/gi, signOf)
      .replace(/&#x([0-9a-f]+);/gi, signOf)
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
      .replace(/&(?:nbsp|apos|quot);|%20|\+/g, (sign) => ({ '&apos;': "'", '&quot;': '"' })[sign] ?? ' ')
      .replaceAll('\r\n ', '')
      .replace(/\s+/g, ' ')
      .normalize('NFC')
      .toLowerCase();

  const namedIn = (text: string): string[] => [...new Set(asRead(text).match(naming))];

  it('no file of the site says who they are, in whatever form', () => {
    expect(files.files().flatMap((file) => namedIn(files.read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  it('no file is called after them, and no picture of them is published', () => {
    expect(files.files((file) => namedIn(file).length > 0 || file.includes('mike'))).toEqual([]);
  });

  it('are found in the site where they are not, so that nothing is looked for in vain', () => {
    const shown = builtSite('configured');
    const found = shown.files((file) => /\.(?:html|json)$/.test(file)).flatMap((file) => namedIn(shown.read(file)));
    expect(found).toEqual(expect.arrayContaining(['mike stand', 'mike-stand', 'fly floor', 'fly-floor-2025']));
  });
});
