/** Reads what a host would serve of the fixture site: at the root of its host, and below a path prefix. */
import path from 'node:path';
import { IDS_OF_PAGES } from '../../src/check/check-text';
import { reservedPaths } from '../../src/content/address-rules';
import { anchorsOf } from '../../src/content/read-text';
import { twinPath, writeAddress } from '../../src/content/addresses';
import { escapePattern } from '../../src/content/escape';
import { isStaticFile, STATIC_FOLDER } from '../../src/content/content-root';
import { readContent } from '../../src/content/read-content';
import { staticFiles } from '../../src/content/routes';
import { all, deadLinksOf, fileOf, find, meta, openBuilt, textOf } from '../support/built-pages';
import { buildFixtureSites, everyone } from '../support/build-fixture-sites';
import {
  builtSearchIndex,
  builtSite,
  CONFIGURED_PREFIX,
  NEW_PAGE,
  NEW_SHORTLINKS,
  outputOf,
  type BuiltSiteName,
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

describe('a site of other content', () => {
  it('tells GitHub Pages to serve it as it is', () => {
    expect(site.has('.nojekyll')).toBe(true);
  });

  it('lets no redirect or short link lie on a file that the build writes', () => {
    const own = [...CONTENT.sizes.keys()].filter(isStaticFile).map((file) => file.slice(STATIC_FOLDER.length));
    const isReserved = reservedPaths([...staticFiles(), ...own, ...['/short-links', ...WIKI_PAGES].map(twinPath)]);
    const files = site.files((file) => !file.endsWith('.html')).map((file) => `/${file}`);
    expect(files.filter((file) => !isReserved(file))).toEqual([]);
  });

  it('has on every page its own name, language and links, one title in one main part, and no id twice', () => {
    for (const url of ['/', '/404', '/wiki/tags', ...WIKI_PAGES]) {
      const page = open(url);
      expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['en', 'ltr']);
      expect(textOf(find(page, 'header'))).toContain('Fixture Tech Crew');
      expect(textOf(find(page, 'footer'))).toContain('crew@crew.example');
      expect(page.title).toContain('Fixture Tech Crew');
      const ids = all(page, '[id]').map(({ id }) => id);
      const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
      const [titles, mains] = [all(page, 'h1').length, all(page, 'main').length];
      expect({ url, titles, mains, repeated }).toEqual({ url, titles: 1, mains: 1, repeated: [] });
    }
  });

  it('gives headings the anchors that the content check knows', () => {
    for (const page of CONTENT.wiki) {
      const { url } = page;
      const anchors = anchorsOf(page);
      const built = all(article(url), ':is(h2, h3, h4)[id]:not(.sr-only, dialog *)').map(({ id }) => id);
      expect({ url, anchors: built }).toEqual({ url, anchors });
    }
  });

  it('has around texts the ids that the content check refuses to headings', () => {
    const inTexts = /^(?:_|acronym-|letter\.|user-content-)/;
    const ids = CONTENT.wiki.flatMap((page) => {
      const anchors = anchorsOf(page);
      return all(open(page.url), '[id]').flatMap(({ id }) => (inTexts.test(id) || anchors?.includes(id) ? [] : id));
    });
    expect([...new Set(ids)].sort()).toEqual([...IDS_OF_PAGES].sort());
  });
});

describe('a wiki page without scripts', () => {
  const cables = (): HTMLElement => article('/wiki/disciplines/lx/cables');

  it('is light, or dark where the site is configured to be', () => {
    const modeOf = (name: BuiltSiteName) => openBuilt(builtSite(name), '/wiki').documentElement.dataset.theme;
    expect([modeOf('plain'), modeOf('second')]).toEqual(['light', 'dark']);
  });

  it('has no menu of versions, no menu of languages and no announcement where there is but one or none', () => {
    expect(all(open('/wiki'), 'header details, [aria-label="Announcement"]')).toEqual([]);
    expect(all(article('/wiki'), 'details > summary').map(textOf).join(' ')).not.toContain('version');
    expect(all(openBuilt(builtSite('configured'), '/wiki'), 'header details').map(textOf)).toEqual([
      expect.stringContaining('Wiki version'),
      expect.stringContaining('Language'),
    ]);
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
    expect(find(sidebar, 'a[href="https://dashboard.example"]').textContent).toBe('Dashboard');
  });

  it('shows pictures in a place kept free, loaded late, one for each mode where there are two', () => {
    const figure = find(cables(), 'figure:has(> picture)');
    expect(all(figure, 'picture').map((picture) => picture.className)).toEqual(['light', 'dark']);
    for (const image of all<HTMLImageElement>(figure, 'img')) {
      expect([image.alt, image.getAttribute('loading')]).toEqual(['A cable end on', 'lazy']);
      expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBeCloseTo(2);
    }
    expect(textOf(find(figure, 'figcaption'))).toBe('The wall, drawn for the 2025 refit');
  });

  it('has its resources, tags, authors and a way to edit it', () => {
    expect(textOf(find(cables(), '[aria-label="Resources"]'))).toContain('Coiling on film by Faye Derr');
    expect(all(cables(), 'a[href^="/wiki/tags/"]').map(textOf)).toEqual(['Equipment', 'Guides']);
    expect(textOf(cables())).toContain('Polly Gaffer');
    expect(find(cables(), 'a[href*="/edit/"]').getAttribute('href')).toBe(
      'https://git.example/crew/edit/trunk/texts/wiki/disciplines/lx/cables.mdx',
    );
  });
});

it('a section is one document to print, whose links lead to places in it, and a way back', () => {
  const main = article('/print/wiki/spaces');
  const ids = all(main, '[id]').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const places = all<HTMLAnchorElement>(main, 'a[href^="#"]').map(({ hash }) => decodeURIComponent(hash.slice(1)));
  expect(places.filter((place) => !ids.includes(place))).toEqual([]);
  expect(all(find(main, 'nav[aria-label="Contents"]'), 'a').map(textOf)).toEqual(['Spaces', 'The Barn', 'The Cellar', 'The Dock']);
  expect(textOf(find(main, 'a[href="/wiki/spaces"]'))).toBe('Back to Spaces');
  expect(meta(open('/print/wiki/spaces'), 'robots')).toBe('noindex');
});

describe('what search engines and link previews read', () => {
  it('is a title, a description, a preview and one address for each page', () => {
    const page = open('/wiki/disciplines/lx/cables');
    expect(page.title).toBe('Cables | Fixture Tech Crew');
    expect(['description', 'og:title', 'og:url'].map((name) => meta(page, name))).toEqual([
      'How to read, coil & test a cable.',
      'Cables',
      'https://crew.example/wiki/disciplines/lx/cables',
    ]);
    for (const url of ['/', ...WIKI_PAGES]) {
      expect(find(open(url), 'link[rel="canonical"]').getAttribute('href')).toBe(`https://crew.example${url}`);
      const picture = meta(open(url), 'og:image') ?? '';
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
});

describe('below a path prefix', () => {
  beforeAll(() => {
    site = builtSite('configured');
  });

  it('every link, script and picture has the prefix and leads somewhere', () => {
    expect(['/', ...addresses()].flatMap((url) => deadLinksOf(site, url, CONFIGURED_PREFIX))).toEqual([]);
  });

  it('a page knows where it stands', () => {
    expect(find(open('/wiki/disciplines/lx/cables'), 'nav[aria-label="Wiki"] [aria-current="page"]').getAttribute('href')).toBe(
      '/crew/wiki/disciplines/lx/cables',
    );
  });

  it('the announcement is there without scripts, and its button is not', () => {
    expect(find(open('/wiki'), '[aria-label="Announcement"] button').closest('.needs-script')).not.toBeNull();
    const notDismissible = find(openBuilt(builtSite('second'), '/wiki'), '[aria-label="Announcement"]');
    expect([textOf(notDismissible), all(notDismissible, 'button')]).toEqual(['The get-in is on Sunday.', []]);
  });

  it('addresses for machines have it too', () => {
    const page = open('/wiki/tech-crew/safety');
    expect(find(page, 'link[rel="canonical"]').getAttribute('href')).toBe('https://crew.example/crew/wiki/tech-crew/safety');
    expect(find(page, 'script[type="application/ld+json"]').textContent).toContain('"https://crew.example/crew/wiki/tech-crew"');
    expect(site.read('sitemap-0.xml')).toContain('<loc>https://crew.example/crew/wiki/tech-crew/safety</loc>');
    expect(site.read('sitemap-index.xml')).toContain('https://crew.example/crew/sitemap-0.xml');
    expect(site.read('robots.txt')).toContain('https://crew.example/crew/sitemap-index.xml');
    const manifest = JSON.parse(site.read('manifest.webmanifest')) as { name: string; start_url: string; icons: { src: string }[] };
    expect([manifest.name, manifest.start_url]).toEqual(['Fixture Tech Crew', '/crew/']);
    for (const { src } of manifest.icons) expect(site.has(src.replace('/crew/', '').replace(/\?.*/, ''))).toBe(true);
  });
});

describe('a build', () => {
  it('says in few words what it did', () => {
    expect(outputOf('plain').trim().split('\n').length).toBeLessThanOrEqual(25);
    expect(outputOf('plain')).toMatch(/success Building production JavaScript and CSS bundles - [^]*info Done building in/);
  });

  it('with the key of the hosted index sends the records of all pages, and without it does not speak of that', () => {
    const inIndex = builtSearchIndex().records.filter(({ type, kind }) => type === 'lvl1' && kind === 'wiki');
    expect(inIndex.map(({ url }) => url).sort()).toEqual(WIKI_PAGES.map((url) => `https://crew.example${CONFIGURED_PREFIX}${url}`).sort());
    expect(outputOf('configured')).toMatch(/Hosted search index fixture-wiki: \d+ records, all up to date\./);
    expect(outputOf('plain')).not.toMatch(/algolia|hosted search/i);
    for (const name of ['Polly', 'Gaffer', 'Mike Stand']) expect(JSON.stringify(builtSearchIndex().records)).not.toContain(name);
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
