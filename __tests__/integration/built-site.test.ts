/** Reads the built fixture site as a host would serve it: at its root, and below a path prefix. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { IDS_OF_PAGES } from '../../src/check/check-text';
import { reservedPaths, slugOf } from '../../src/content-model/address-rules';
import { anchorsOf } from '../../src/content-model/read-text';
import { encodeAddress } from '../../src/content-model/addresses';
import { APPS, CONTRIBUTIONS } from '../../src/content-model/contributions';
import { escapePattern } from '../../src/content-model/escape';
import { nameFinder, nameKey } from '../../src/content-model/person-name';
import { isStaticFile, STATIC_FOLDER } from '../../src/content-model/content-root';
import { readContent } from '../../src/content-model/read-content';
import { staticFiles } from '../../src/content-model/routes';
import { policyOf } from '../../src/site/node/headers';
import { all, deadLinksOf, fileOf, find, meta, openBuilt, textOf } from '../support/built-pages';
import { BUILD_TIMEOUT, buildFixtureSites, everyone } from '../support/build-fixture-sites';
import {
  builtSearchIndex,
  builtSite,
  CONFIGURED_PREFIX,
  NEW_PAGE,
  NEW_SHORTLINKS,
  outputOf,
  type BuiltSiteName,
} from '../support/built-site';
import { SPELLINGS, SPELT_NAME } from '../support/spellings';

const CONTENT = readContent(path.resolve('__tests__/fixtures/site'));
const WIKI_PAGES = CONTENT.wiki.map(({ url }) => url);

const site = builtSite('plain');

beforeAll(buildFixtureSites, BUILD_TIMEOUT);

const open = (url: string): Document => openBuilt(site, url);

/** The article of a page. */
const article = (url: string): HTMLElement => find(open(url), 'main');

/** Folders hold a second copy of each page (`hosting.test.ts`), which would only take time. */
const isCopy = (file: string): boolean => file.endsWith('/index.html');

/** Pages of a site by address, from its flat files. */
function addresses({ files } = site): string[] {
  return files(
    (file) => file.endsWith('.html') && file !== 'index.html' && !isCopy(file) && !/^(404|500)\.html$|^_gatsby\//.test(file),
  ).map((file) => `/${file.replace(/\.html$/, '')}`);
}

it('a site of other content reserves the address of each file that the build writes, so no redirect or short link can take one', () => {
  const own = [...CONTENT.sizes.keys()].filter(isStaticFile).map((file) => file.slice(STATIC_FOLDER.length));
  const isReserved = reservedPaths([...staticFiles(), ...own]);
  const files = site.files((file) => !file.endsWith('.html')).map((file) => `/${file}`);
  expect(files.filter((file) => !isReserved(file))).toEqual([]);
  // It stops GitHub Pages from processing the site.
  expect(files).toContain('/.nojekyll');
});

it('a site of other content has on every page its own name, language and e-mail address, one title, one main part and no repeated id', () => {
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

it('a site of other content gives headings the anchors that the content check knows', () => {
  for (const page of CONTENT.wiki) {
    const { url } = page;
    const anchors = anchorsOf(page);
    const built = all(article(url), ':is(h2, h3, h4)[id]:not(.sr-only, dialog *)').map(({ id }) => id);
    expect({ url, anchors: built }).toEqual({ url, anchors });
  }
});

it('a site of other content uses exactly those ids around texts that the content check forbids for headings', () => {
  const inTexts = /^(?:_|acronym-|letter\.|user-content-)/;
  const ids = CONTENT.wiki.flatMap((page) => {
    const anchors = anchorsOf(page);
    return all(open(page.url), '[id]').flatMap(({ id }) => (inTexts.test(id) || anchors?.includes(id) ? [] : id));
  });
  expect([...new Set(ids)].sort()).toEqual([...IDS_OF_PAGES].sort());
});

it('a wiki page without scripts is light by default, and dark if the site is configured so', () => {
  const modeOf = (name: BuiltSiteName) => openBuilt(builtSite(name), '/wiki').documentElement.dataset.theme;
  expect([modeOf('plain'), modeOf('second')]).toEqual(['light', 'dark']);
});

it('a wiki page without scripts has menus of versions and languages only if there are several, and an announcement only if there is one', () => {
  expect(all(open('/wiki'), 'header details, [aria-label="Announcement"]')).toEqual([]);
  expect(all(article('/wiki'), 'details > summary').map(textOf).join(' ')).not.toContain('version');
  expect(all(openBuilt(builtSite('configured'), '/wiki'), 'header details').map(textOf)).toEqual([
    expect.stringContaining('Wiki version'),
    expect.stringContaining('Language'),
  ]);
  expect(find(openBuilt(builtSite('configured'), '/wiki/spaces'), 'header a[lang="cy"]').getAttribute('href')).toBe(
    'https://cy.crew.example/wiki/spaces',
  );
});

it('a wiki page without scripts shows the whole tree of the wiki, in order, with emoji', () => {
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

it('each page has a title, a description, a preview picture and one canonical address', () => {
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

it('a show’s preview is its own plot, beside its page; a show without a crew has the site’s', () => {
  const previewOf = (url: string) => meta(open(url), 'og:image')?.replace('https://crew.example', '');
  const own = '/shows/2025-2026/the-fixture';
  expect(previewOf(own)).toBe(`${own}.png`);
  const drawn = site.files((file) => /^shows\/.*\.png$/.test(file)).map((file) => `/${file}`);
  expect(drawn).toContain(`${own}.png`);
  for (const url of addresses().filter((address) => /^\/shows\/[^/]+\/[^/]+$/.test(address)))
    expect([url, previewOf(url)]).toEqual([url, drawn.includes(`${url}.png`) ? `${url}.png` : '/social-card.png']);
});

it('a page has its breadcrumbs as structured data', () => {
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

it('the sitemap lists every page that may be found, at its canonical address', () => {
  const listed = [...site.read('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  const findable = ['/', ...addresses()].filter((url) => !/<meta[^>]* name="robots"/.test(site.read(fileOf(url))));
  expect(listed.sort()).toEqual(findable.map((url) => `https://crew.example${encodeAddress(url)}`).sort());
  expect(listed).toEqual(expect.arrayContaining(WIKI_PAGES.map((url) => `https://crew.example${url}`)));
  expect(listed.filter((address) => /404|500|\/wiki\/search/.test(address ?? ''))).toEqual([]);
});

it('below a path prefix every link, script and picture has the prefix and leads somewhere', () => {
  const below = builtSite('configured');
  expect(['/', ...addresses(below)].flatMap((url) => deadLinksOf(below, url, CONFIGURED_PREFIX))).toEqual([]);
});

it('without scripts the announcement shows, but not its button', () => {
  expect(find(openBuilt(builtSite('configured'), '/wiki'), '[aria-label="Announcement"] button').closest('.needs-script')).not.toBeNull();
  const notDismissible = find(openBuilt(builtSite('second'), '/wiki'), '[aria-label="Announcement"]');
  expect([textOf(notDismissible), all(notDismissible, 'button')]).toEqual(['The get-in is on Sunday.', []]);
});

it('below a path prefix canonical links, structured data, sitemap, robots.txt and manifest have the prefix too', () => {
  const { has, read } = builtSite('configured');
  const page = openBuilt(builtSite('configured'), '/wiki/tech-crew/safety');
  expect(find(page, 'link[rel="canonical"]').getAttribute('href')).toBe('https://crew.example/crew/wiki/tech-crew/safety');
  expect(find(page, 'script[type="application/ld+json"]').textContent).toContain('"https://crew.example/crew/wiki/tech-crew"');
  expect(read('sitemap-0.xml')).toContain('<loc>https://crew.example/crew/wiki/tech-crew/safety</loc>');
  expect(read('sitemap-index.xml')).toContain('https://crew.example/crew/sitemap-0.xml');
  expect(read('robots.txt')).toContain('https://crew.example/crew/sitemap-index.xml');
  const manifest = JSON.parse(read('manifest.webmanifest')) as { name: string; start_url: string; icons: { src: string }[] };
  expect([manifest.name, manifest.start_url]).toEqual(['Fixture Tech Crew', '/crew/']);
  for (const { src } of manifest.icons) expect(has(src.replace('/crew/', '').replace(/\?.*/, ''))).toBe(true);
});

it('a build prints at most 25 lines', () => {
  expect(outputOf('plain').trim().split('\n').length).toBeLessThanOrEqual(25);
  expect(outputOf('plain')).toMatch(/success Building production JavaScript and CSS bundles - [^]*info Done building in/);
});

it('a build sends the records of all pages to the hosted index if it has the key, and otherwise does not mention it', () => {
  const inIndex = builtSearchIndex().records.filter(({ type, kind }) => type === 'lvl1' && kind === 'wiki');
  expect(inIndex.map(({ url }) => url).sort()).toEqual(WIKI_PAGES.map((url) => `https://crew.example${CONFIGURED_PREFIX}${url}`).sort());
  expect(outputOf('configured')).toMatch(/Hosted search index fixture-wiki: \d+ records, all up to date\./);
  expect(outputOf('plain')).not.toMatch(/algolia|hosted search/i);
  for (const name of ['Polly', 'Gaffer', 'Mike Stand']) expect(JSON.stringify(builtSearchIndex().records)).not.toContain(name);
});

describe('a new page with 700 short links', () => {
  const after = builtSite('second');
  const section = path.posix.dirname(NEW_PAGE.slice(1));
  /**
   * Files that may list short links: the new page, its section as capabilities show it, the directory of short links, the data of
   * search and of the not-found page, and the lists of capabilities.
   */
  const prefixes = CONTRIBUTIONS.flatMap(({ contributes }) => contributes.beforeSections.map((prefix) => `${prefix.slice(1)}/${section}`));
  const lists = CONTRIBUTIONS.flatMap(({ contributes }) => contributes.files.map((file) => escapePattern(file.slice(1))));
  const mayNameShortlinks = new RegExp(
    `^(?:page-data/)?(?:${[NEW_PAGE.slice(1), ...prefixes].join('|')}|short-links)(?:\\.html|/)|^(?:addresses\\.json|search-index\\.json|${lists.join('|')})$|^_redirects$|^_nginx/|^(?:page-data/)?flight-case-`,
  );

  it('a new page with 700 short links is linked, and each short link has its page', () => {
    expect(after.read('wiki/disciplines/lx/cables.html')).toContain(`href="${CONFIGURED_PREFIX}${NEW_PAGE}"`);
    expect(NEW_SHORTLINKS.filter((name) => !after.has(`${name}.html`))).toEqual([]);
    expect(after.read('_redirects')).toContain(`/crew/flight-case-700 ${CONFIGURED_PREFIX}${NEW_PAGE} 302\n`);
  });

  it('a new page with 700 short links: the directory lists the first 600 in its HTML', () => {
    const page = after.read('short-links.html');
    expect(page.match(/<strong>\/[\w-]+<\/strong>/g)).toHaveLength(600);
    expect(page).toMatch(/These are the first (?:<!-- -->)?600/);
  });

  it('a new page with 700 short links makes no script, style sheet or other page larger: none of their files names the short links', () => {
    const naming = after.files(
      (file) => /\.(?:html|js|json|css|xml|txt)$/.test(file) && !mayNameShortlinks.test(file) && after.read(file).includes('flight-case-7'),
    );
    expect(naming).toEqual([]);
  });
});

describe('if all people are hidden', () => {
  const files = builtSite('second');
  // A name without letters stands for nobody.
  const people = everyone().filter(({ name }) => /\p{L}/u.test(name));
  /** Names as texts write them, in any spelling, and as addresses do. */
  const findNames = nameFinder(people.flatMap(({ name, id }) => [name, slugOf(name), id ?? slugOf(name)]));
  const characterOf = (_: string, code: string): string => String.fromCodePoint(Number.parseInt(code, 16));

  /** Decodes HTML, JSON, addresses and folded lines of calendars. */
  const decode = (text: string): string =>
    text
      .replace(/\\u([0-9a-f]{4})/gi, characterOf)
      .replace(/&#x([0-9a-f]+);/gi, characterOf)
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
      .replace(/&(?:nbsp|apos|quot);|\+/g, (sign) => ({ '&apos;': "'", '&quot;': '"' })[sign] ?? ' ')
      .replace(/(?:%[\da-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString())
      .replaceAll('\r\n ', '')
      .replace(/\s+/g, ' ')
      .normalize('NFC');

  const namedIn = (text: string): string[] => [...new Set(findNames(decode(text)).map(({ key }) => key))];

  it('no published file contains a name, in any encoding', () => {
    expect(files.files((file) => !isCopy(file)).flatMap((file) => namedIn(files.read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  it('no file name contains a name, and no exec picture is published', () => {
    expect(files.files((file) => namedIn(file).length > 0 || file.includes('mike'))).toEqual([]);
  });

  it('the same search finds names in a site that shows people', () => {
    const shown = builtSite('configured');
    const found = ['exec.html', 'page-data/exec/page-data.json', 'hires/2021-2022/spelling-bee.html'].flatMap((file) =>
      namedIn(shown.read(file)),
    );
    expect(found).toEqual(expect.arrayContaining(['MIKE STAND', 'MIKE-STAND', 'FLY FLOOR', 'FLY-FLOOR-2025', nameKey(SPELT_NAME)]));
    expect(findNames(decode(shown.read('hires/2021-2022/spelling-bee.html'))).length).toBeGreaterThan(3 * SPELLINGS.length);
  });

  it('a production that was moved and then cancelled says so on its page and in the archive', () => {
    expect(textOf(find(openBuilt(files, '/hires/2021-2022/spelling-bee'), 'main'))).toContain(
      'Cancelled20 November 2021, 19:30 (moved from 30 October 2021)',
    );
    expect(textOf(find(openBuilt(files, '/hires/archive'), 'main'))).toContain('Cancelled: 20 November 2021');
  });

  it('somebody whose name is written in many ways has initials in all of them', () => {
    const page = openBuilt(files, '/hires/2021-2022/spelling-bee');
    expect(textOf(find(page, 'main')).match(/F\. D\. R\./g)?.length).toBeGreaterThan(2 * SPELLINGS.length);
  });
});

/** Also those of page views, which have another type until the reader agrees. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it.each(['plain', 'configured', 'second'] as const)('all pages of the %s site have one policy, which allows each inline script', (name) => {
  const { files, read } = builtSite(name);
  const pages = files(
    (file) => file.endsWith('.html') && !file.startsWith('_gatsby/') && !APPS.some((app) => `/${file}`.startsWith(app)),
  ).map((file) => ({ file, html: read(file) }));
  const policies = new Set(pages.map(({ html }) => policyOf(html)));
  expect(policies.size).toBe(1);
  const [policy = ''] = policies;
  const blocked = pages.filter(({ html }) => inlineScripts(html).some((script) => !policy.includes(hashOf(script))));
  expect(blocked.map(({ file }) => file)).toEqual([]);
  expect(read('_headers')).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'self'`);
});

it('the policy names the site’s own files, the hashes of inline scripts and the hosts of frames; it stands before any script', () => {
  const html = site.read('wiki.html');
  expect(
    policyOf(html)
      ?.replace(/(?: 'sha256-[\w+/]{43}=')+/, ' and hashes')
      .split('; '),
  ).toEqual([
    "default-src 'self'",
    "script-src 'self' and hashes",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://video.example https://www.video.example https://crewvacancies.example',
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]);
  expect(html.slice(0, html.indexOf('http-equiv="Content-Security-Policy"'))).not.toContain('<script');
  const [headersOfAll = ''] = site.read('_headers').split('\n\n');
  for (const header of ['X-Content-Type-Options: nosniff', 'Referrer-Policy: strict-origin-when-cross-origin', 'camera=()'])
    expect(headersOfAll).toContain(header);
});
