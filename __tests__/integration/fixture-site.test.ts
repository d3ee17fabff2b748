/** Tests that need only the files of the plain fixture site; those that need a browser are in `__tests__/e2e`. */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { BUILD_TIMEOUT, buildFixtureSites } from '../support/build-fixture-sites';
import { builtSite } from '../support/built-site';
import { all, fileOf, find, meta, openBuilt, textOf } from '../support/built-pages';
import { CABLES, PAGES } from '../support/fixture-pages';

beforeAll(buildFixtureSites, BUILD_TIMEOUT);

const site = builtSite('plain');
const open = (url: string): Document => openBuilt(site, url);
const article = (url: string): HTMLElement => find(open(url), 'main');
const textsOf = (parent: ParentNode, selector: string): string[] => all(parent, selector).map(textOf);
const hrefOf = (parent: ParentNode, selector: string): string | null => find(parent, selector).getAttribute('href');
const linkNamed = (parent: ParentNode, name: string): string | null =>
  all(parent, 'a')
    .find((link) => textOf(link) === name)
    ?.getAttribute('href') ?? null;

const SHOW = '/shows/2025-2026/the-fixture';

it.each<[what: string, url: string, selector: string, texts: unknown[]]>([
  ['the top bar links the pages of site.json', '/wiki', 'header nav[aria-label="Main"] a', ['Wiki', 'Shows', 'Hires', 'Get involved']],
  ['the top bar marks the part of the site that is open', CABLES, 'header [aria-current="true"]', ['Wiki']],
  [
    'the footer links what site.json has, column by column',
    CABLES,
    'footer nav > div',
    ['NavigationWikiShowsHiresGet involved', 'ElsewhereDashboardConstitution', 'Union and socialsInstagram'],
  ],
  [
    'the home page has a part for everything that the society does',
    '/',
    'main h2',
    ['What’s on', 'Get involved', 'Latest shows', 'Hires', 'Exec 2025/2026', 'Key to the wiki'],
  ],
  ['the home page shows the latest shows', '/', '#shows article h3', ['The Fixture', 'The Van']],
  ['the home page names the next meetings', '/', '#get-involved [data-from] b', ['Wednesday 12 November, 18:00', 'Wednesday 26 November']],
  [
    'without scripts the list of what is on shows the day of the build',
    '/shows',
    '#whats-on [data-from]:not([hidden])',
    [
      'Coming19–21 November 2025, 19:3022 November 2025, 14:30 and 19:30The FixtureSociety of Fixtures, The Barn',
      'Coming5 December 2025Three RopesWalkers, The Cellar',
      'Coming9 January 2026, 19:30The FixtureSociety of Fixtures, The Cellar',
      'Coming12–14 February 2026, 19:45The BellSociety of Fixtures, The Barn',
      'Coming2–4 April 2026The FixtureSociety of Fixtures, The barn of B. D., Farawayville',
    ],
  ],
  ['the page of the exec lists all years, newest first', '/exec', 'main h2', ['2025/2026', '2024/2025', '2023/2024', '2022/2023']],
  [
    'the page of the exec has a pass for everybody in office, in the role order of site.json',
    '/exec',
    'article',
    [
      expect.stringMatching(/Mike Stand.*President/),
      expect.stringMatching(/Ella Vator.*TreasurerAsk about moneySecretary/),
      expect.stringMatching(/Gel Holder.*Training ManagerWelfare Officer/),
      expect.stringMatching(/Faye Derr.*Hires Manager/),
      expect.stringMatching(/Fly Floor.*Equipment ManagerSafety Officer/),
    ],
  ],
  [
    'the page of the exec lists earlier years by name and role',
    '/exec',
    '[id="2024-2025"] li',
    ['Polly GafferPresident', 'B. D.Secretary', 'Mike StandHires Manager'],
  ],
  [
    'the page of the exec names hires assistants by term, or "None"',
    '/exec',
    '[id="2025-2026"] dl > div',
    ['Term 1Polly Gaffer, Cy Clorama and B. D.', 'Term 2None'],
  ],
  [
    'the page of a person lists what they did by year, newest first',
    '/people/polly-gaffer',
    'main section',
    [
      expect.stringMatching(/^2025\/2026ExecHires Assistant, Term 1ShowsThe Fixture.*Stage ManagerHiresHarvest dance.*Sound Operator$/),
      expect.stringMatching(/^2024\/2025ExecPresidentShowsThe Van.*Technical Manager$/),
    ],
  ],
  [
    'the archive of shows has playbills of the newest year, and rows with society, venue, dates and crew size of others',
    '/shows',
    'li[id]',
    [
      'The Fixture1 lantern still dark: take oneForSoFDates19–22 November 2025',
      'Three RopesForWalkersDates5 December 2025',
      'The BellForSoFDates12–14 February 2026',
      'An Evening of Doors',
      'The Van3 crewWalkers · The Dock · 8 November 2024',
      'The Fixture1 crewSociety of Fixtures · The Cellar · 5–7 June 2025',
    ],
  ],
  ['the archive of hires has every hire', '/hires/archive', 'li[id] .record-link', ['Harvest dance', 'Bell weighing with B. D.', '桜の園']],
  ['the archive of hires has its years, newest first', '/hires/archive', 'section[id^="2"] h2', ['2025/2026', '2024/2025']],
  [
    'the page of a production shows its society, venue, dates, season and crew',
    SHOW,
    'main .title-block > div',
    [
      'SocietySociety of Fixtures',
      'VenueThe Barn',
      'Dates19–21 November 2025, 19:3022 November 2025, 14:30 and 19:30',
      'Season2025/2026, Term 1',
      'Crew5',
    ],
  ],
  [
    'the page of a production lists its team by department, its tour, its papers, and what else the team did that year',
    SHOW,
    'main section',
    [
      [
        'TeamStage and managementStage ManagerPolly GafferAssistant Stage ManagerUnknown',
        'LightingLighting DesignerMike StandFollowspot OperatorCy Clorama',
        'SoundSound DesignerFly Floor',
        'Set and propsSet DesignerB. D.',
      ].join(''),
      'On tour9 January 2026, 19:30The Cellar2–4 April 2026The barn of B. D., Farawayville',
      expect.stringMatching(/^Photos and papers/),
      expect.stringMatching(/^Remembered/),
      'What else the team did that yearPolly GafferHarvest dance',
    ],
  ],
  [
    'the page of a production asks readers for missing facts',
    '/shows/2025-2026/an-evening-of-doors',
    'main p:has(a[href^="mailto:"])',
    ['No crew, dates, venue, photos or programme on record. Do you know more? Write to us or open an issue.'],
  ],
  ['the page of a venue lists its productions by year', '/venues/barn', 'section li > a', ['Harvest dance', 'The Fixture', 'The Bell']],
  [
    'the page of hires explains dry and wet hires, then has the form, then lists previous hires',
    '/hires',
    'main h2',
    ['Dry or wet?', 'What we bring', 'Ask us', 'Previous hires'],
  ],
  // The term of "Bell weighing with B. D." has not begun on the day of the build.
  ['the page of hires lists hires that are over', '/hires', '#previous-hires a[href^="/hires/20"]', ['Harvest dance', '桜の園']],
  ['a page of the wiki has its tags', CABLES, 'main a[href^="/wiki/tags/"]', ['Equipment', 'Guides']],
  ['a page of the wiki has its resources', CABLES, '[aria-label="Resources"]', [expect.stringContaining('Coiling on film by Faye Derr')]],
  ['the wiki counts the pages of each tag', '/wiki/tags', 'main > ul > li', ['Equipment 3 pages', 'Guides 4 pages', 'Räume 2 pages']],
  [
    'the wiki lists the pages of a tag with their descriptions',
    '/wiki/tags/equipment',
    'li > a:has(> b)',
    ['🔌CablesHow to read, coil & test a cable.', expect.stringMatching(/^🪝Hoists/), expect.stringMatching(/^🎤Microphones/)],
  ],
  [
    'the changelog is listed by month, newest first',
    '/wiki/resources/changelog',
    'main section h3',
    ['May 2025', 'March 2025', 'December 2024', 'November 2024'],
  ],
])('%s', (_what, url, selector, texts) => {
  expect(textsOf(open(url), selector)).toEqual(texts);
});

it.each([
  ['/', 'All shows since 2024', '/shows'],
  ['/', 'Ask about a hire', '/hires#ask-us'],
  ['/', 'Crew vacancies', '/opportunities#vacancies'],
  ['/', 'Everyone since 2022/2023', '/exec'],
  ['/exec', 'Polly Gaffer', '/people/polly-gaffer'],
  [SHOW, 'Society of Fixtures', '/societies/fixtures'],
  [SHOW, 'The Barn', '/venues/barn'],
  [SHOW, '2025/2026', '/shows/2025-2026'],
  ['/venues/barn', 'The Barn', '/wiki/spaces/barn'],
  ['/wiki/spaces/barn', 'The Barn', '/venues/barn'],
  ['/hires', 'All hires on record', '/hires/archive'],
  ['/wiki/spaces/cellar', 'All 11 changes', '/wiki/resources/changelog?page=%2Fwiki%2Fspaces%2Fcellar&all=yes'],
])('on %s, “%s” leads to %s', (url, name, href) => {
  expect(linkNamed(article(url), name)).toBe(href);
});

it.each([
  ['/shows', 'input[type="search"]'],
  ['/hires', 'textarea'],
  ['/wiki/search', 'input'],
])('on %s, %s is hidden without scripts', (url, field) => {
  expect(find(article(url), field).closest('.needs-script')).not.toBeNull();
});

it.each([
  ['/cables', CABLES, 'Cables'],
  ['/gloves', '/wiki/tech-crew/safety#gloves', 'Safety & first aid'],
  ['/old-cables', CABLES, 'Cables'],
])('a short link %s redirects visitors without scripts to %s, and link previews show that page', (from, to, title) => {
  const page = open(from);
  const [path = '', section] = to.split('#');
  expect(find(page, 'noscript').innerHTML).toContain(`<meta http-equiv="refresh" content="0; url=${to}"`);
  expect([hrefOf(page, 'main a'), textOf(find(page, 'main a'))]).toEqual([to, title]);
  expect(open(path).getElementById(section ?? 'main')).not.toBeNull();
  expect(meta(page, 'robots')).toBe('noindex');
  expect([meta(page, 'og:title'), meta(page, 'og:url'), hrefOf(page, 'link[rel="canonical"]')]).toEqual([
    title,
    `https://crew.example${path}`,
    `https://crew.example${path}`,
  ]);
  for (const name of ['description', 'og:description', 'og:image']) expect([name, meta(page, name)]).toEqual([name, expect.any(String)]);
});

it('a short link can lead to another site', () => {
  expect(find(open('/join'), 'noscript').innerHTML).toContain('content="0; url=https://union.example"');
  expect([meta(open('/join'), 'robots'), meta(open('/join'), 'og:title')]).toEqual(['noindex', 'Join']);
  expect(meta(open('/join'), 'description')).toBe('Fixture Tech Crew sends you on to union.example.');
});

it('the not-found page knows the titles of all pages, from the wiki, the menu or the address', () => {
  const { pages } = JSON.parse(site.read('addresses.json')) as { pages: [string, string][] };
  const titles = new Map(pages);
  expect(['/', '/wiki', '/opportunities', '/hires/archive'].map((url) => titles.get(url))).toEqual([
    'Fixture Tech Crew',
    'Fixture Wiki',
    'Get involved',
    'Archive',
  ]);
});

it('the footer has the contact, the source and the copyright', () => {
  const footer = find(open(CABLES), 'footer');
  expect(linkNamed(footer, 'crew@crew.example')).toBe('mailto:crew@crew.example');
  expect(linkNamed(footer, 'git.example/crew')).toBe('https://git.example/crew');
  expect(textOf(footer)).toContain('© 2025 Fixture Tech Crew');
});

it('the changelog links its feed', () => {
  expect(hrefOf(open('/wiki/resources/changelog'), 'link[type="application/atom+xml"]')).toBe('https://crew.example/wiki/changelog.xml');
  expect(site.read('wiki/changelog.xml')).toContain('📝 Say how cables are stored and lent');
});

it('the page of a person asks search engines not to list it, and says how not to be named', () => {
  expect(meta(open('/people/polly-gaffer'), 'robots')).toBe('noindex');
  expect(hrefOf(article('/people/polly-gaffer'), 'a[href^="mailto:"]')).toContain(
    'subject=My%20page%20on%20the%20website%3A%20%2Fpeople%2Fpolly-gaffer',
  );
});

it('a person in people.json is shown as they want, and no published file contains their name, nor an e-mail address of the history', () => {
  const credits = all(article('/shows/2025-2026'), 'li > ul > li > p');
  expect(credits.map(textOf)).toEqual(expect.arrayContaining(['Cy Clorama', 'B. D.', 'Gel Holder']));
  expect(credits.find((credit) => textOf(credit) === 'Cy Clorama')?.innerHTML).toBe('Cy Clorama');
  const naming = site.files(
    (file) =>
      /\.(?:html|ics|js|json|map|md|txt|xml)$/.test(file) &&
      /cy-clorama|Barn Dorr|barn-dorr|Jell Holder|jell-holder|@example\.org/.test(site.read(file)),
  );
  expect(naming).toEqual([]);
  expect(site.read('wiki/changelog.xml')).toContain('Ada Rigg');
});

it('the page of a production shows its poster, and is one event for search engines, which names no people', () => {
  expect(find(article(SHOW), 'img').getAttribute('alt')).toBe('Poster of The Fixture');
  expect(hrefOf(article(SHOW), 'a:has(img)')).toMatch(/^\/static\/\w+\/\w+\/fixture-poster\.webp$/);
  const data = textsOf(open(SHOW), 'script[type="application/ld+json"]').filter((text) => text.includes('TheaterEvent'));
  expect(data).toEqual([expect.stringContaining('"name":"The Fixture"')]);
  expect(data.join('')).not.toMatch(/Stand|Gaffer|Floor|Clorama|Dorr/);
});

it('the page of hires without scripts offers an e-mail with the questions', () => {
  const body = new URL(linkNamed(article('/hires'), 'Write the email') ?? '').searchParams.get('body') ?? '';
  expect(
    body
      .split('\r\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ).toEqual(['Event:', 'Dates:', 'Dry or wet hire:', 'What you need:']);
});

it('the privacy page says what is switched on in this build, and nothing else', () => {
  const page = textOf(article('/privacy'));
  expect(page).toContain('We don’t count visits.');
  expect(page).toContain('crewvacancies.example, on Get involved');
  expect(page).not.toMatch(/Algolia|Ask AI|count page views/);
});

it('the wiki begins with a page that links every section, and has neither a previous page nor breadcrumbs', () => {
  const main = article('/wiki');
  const cards = all(main, 'li > a:has(> b)').map((link) => link.getAttribute('href'));
  expect(cards).toEqual(['/wiki/disciplines', '/wiki/tech-crew', '/wiki/spaces', '/wiki/directories', '/wiki/resources/acronyms']);
  expect(all(main, 'a[rel="prev"], [aria-label="Breadcrumbs"]')).toEqual([]);
});

it('the wiki fills a report by e-mail or issue with the page’s address and date', () => {
  const url = '/wiki/tech-crew/safety';
  const words = [`Page: https://crew.example${url}`, 'Last changed: 2025-01-10', '', 'What is wrong:', ''];
  const mail = new URL(linkNamed(article(url), 'Write to us') ?? '');
  expect(mail.protocol + mail.pathname).toBe('mailto:crew@crew.example');
  expect(mail.searchParams.get('body')).toBe(words.join('\r\n'));
  const issue = new URL(linkNamed(article(url), 'Open an issue') ?? '');
  expect(issue.origin + issue.pathname).toBe('https://git.example/crew/issues/new');
  expect(issue.searchParams.get('body')).toBe(words.join('\n'));
});

it('the wiki loads what draws further diagrams only from a folder of its own', () => {
  const drawers = site.files((file) => file.endsWith('.js') && /sequenceDiagram|mermaidAPI/.test(site.read(file)));
  expect(drawers).not.toEqual([]);
  expect(drawers.filter((file) => !file.startsWith('static/mermaid-'))).toEqual([]);
});

it('the wiki lets readers enlarge pictures only on wiki pages', () => {
  expect(all(open('/wiki/disciplines/sound/microphones'), '[data-zoomable] figure picture img')).not.toEqual([]);
  for (const url of ['/', '/exec', '/opportunities']) expect([url, open(url).querySelector('[data-zoomable]')]).toEqual([url, null]);
});

/** What a published picture is, of the image that a selector finds in the cellar. */
function pictureInCellar(selector: string): [size: string, metadata: Promise<sharp.Metadata>] {
  const image = find(article('/wiki/spaces/cellar'), selector);
  const file = path.join(site.folder, decodeURIComponent(image.getAttribute('src') ?? ''));
  return [['width', 'height'].map((side) => image.getAttribute(side)).join(' × '), sharp(file, { animated: true }).metadata()];
}

it.each([
  [
    'that a phone stored rotated is published upright',
    '[data-zoomable] figure img[alt^="The door"]',
    '600 × 1200',
    { width: 600, height: 1200 },
  ],
  [
    'is resized even if its extension is in capitals',
    '[data-zoomable] figure img[alt^="The lamp"]',
    '736 × 368',
    { width: 736, format: 'webp' },
  ],
  ['that is small is not enlarged', '[data-zoomable] figure img[alt^="The sign"]', '24 × 24', { width: 24, height: 24 }],
  ['that is animated stays so in a text', 'div[data-zoomable] img[alt="A square that blinks"]', '60 × 40', { pages: 2, width: 60 }],
])('a picture %s', async (_what, selector, size, expected) => {
  const [shown, metadata] = pictureInCellar(selector);
  expect(shown).toBe(size);
  expect(await metadata).toMatchObject(expected);
});

it('a picture that is animated stands still in a banner', async () => {
  expect(await pictureInCellar('figure[data-zoomable] img')[1]).not.toHaveProperty('pages');
});

it('a picture is published without metadata, such as its place or its owner', async () => {
  const files = site.files((file) => /\.(?:jpe?g|png|webp|avif|gif)$/i.test(file));
  expect(files.some((file) => file.endsWith('files/van.jpg'))).toBe(true);
  for (const file of files) {
    const { exif, xmp, iptc, comments } = await sharp(path.join(site.folder, file)).metadata();
    expect({ file, exif, xmp, iptc, comments }).toEqual({ file });
  }
});

describe('the history of the wiki', () => {
  const recordOf = (page: Document): HTMLElement =>
    all(page, 'details').find((fold) => textOf(find(fold, 'summary')).endsWith('History')) as HTMLElement;

  it.each([
    ['plain', '/wiki/spaces/barn', ['Updated 2 Mar 2025 by Mike Stand']],
    ['plain', '/wiki/resources/contributing', ['Updated 10 Jan 2025', 'written by Ink Well']],
    ['plain', '/wiki/spaces/dock', ['Updated 10 Jan 2025 by Ada Rigg', 'checked January 2020']],
    // Without git, later changes may be missing.
    ['configured', '/wiki/spaces/barn', ['Last change on record: 1 Dec 2024 by Ink Well', 'version Next']],
    ['second', '/wiki/tech-crew/safety', []],
  ] as const)('the history of the wiki is on each page in one line: on the %s site, %s has %j', (name, url, facts) => {
    expect(textsOf(recordOf(openBuilt(builtSite(name), url)), 'summary > span:first-child > span')).toEqual(facts);
  });

  it('the history of the wiki is folded on each page, with all authors and the last ten changes', () => {
    const cellar = recordOf(open('/wiki/spaces/cellar'));
    expect(cellar.hasAttribute('open')).toBe(false);
    expect(textOf(find(cellar, 'p'))).toBe('Written by Ada Rigg, Ink Well');
    expect(all(cellar, 'ol > li')).toHaveLength(10);
    expect(textsOf(recordOf(open(CABLES)), 'ol > li')).toEqual([
      '18 May 2025📝 Say how cables are stored and lent by Polly Gaffer, Ada Rigg',
      '10 Jan 2025Start the wiki by Ada Rigg',
    ]);
  });

  it('the history of the wiki links the history and source of the page, and each change whose repository is known', () => {
    const barn = recordOf(open('/wiki/spaces/barn'));
    expect(textsOf(barn, 'ol > li')).toHaveLength(3);
    expect(all(barn, 'a').map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      ['📝 Add the barn', expect.stringMatching(/^https:\/\/git\.example\/crew\/commit\/[\da-f]{40}$/)],
      ['History on git.example', 'https://git.example/crew/commits/trunk/texts/wiki/spaces/barn.mdx'],
      ['Source on git.example', 'https://git.example/crew/edit/trunk/texts/wiki/spaces/barn.mdx'],
    ]);
  });

  it('the history of the wiki is summed up on the statistics page, with pages due to be checked and facts that the archive lacks', () => {
    const main = article('/wiki/tech-crew/statistics');
    expect(textsOf(main, 'dl')).toContainEqual(expect.stringMatching(/^Pages\d+Words[\d,]+Changes15Contributors5$/));
    expect(hrefOf(main, 'tbody th a')).toBe(CABLES);
    const foldNamed = (name: string): HTMLElement =>
      all(main, 'details').find((fold) => textOf(find(fold, 'summary')) === name) as HTMLElement;
    const due = all(foldNamed('Spaces: 4 pages'), 'tbody tr').map((row) => textsOf(row, ':scope > *'));
    expect(due.slice(0, 2)).toEqual([
      ['⛴️ The Dock', 'January 2022'],
      ['🏛️ Spaces', 'never checked'],
    ]);
    const gaps = textsOf(foldNamed('2025/2026: 4'), 'dl > div');
    expect(gaps.slice(0, 2)).toEqual(['crew, dates, venue, photos, programmeAn Evening of Doors', 'programmeThe Bell']);
  });
});

it.each(PAGES)(
  '%s has its style in its HTML, at most 11 KB of it and 20 KB of all else, and links other sites without giving them the window',
  (url) => {
    const html = site.read(fileOf(url));
    expect(html).not.toMatch(/<link[^>]*stylesheet/);
    const styles = /<style\b[^>]*>([^]*?)<\/style>/g;
    const style = [...html.matchAll(styles)].map(([, text = '']) => text).join('');
    expect(gzipSync(style).length).toBeLessThan(11_000);
    expect(gzipSync(html.replace(styles, '')).length).toBeLessThan(20_000);
    expect(all(open(url), 'a[href^="http"]:not([rel~="noopener"], [href^="https://cr.example"])').map(textOf)).toEqual([]);
  },
);

it('the HTML of a short link is smaller than 6 KB, and a page runs at most 6 KB of script before it is touched', () => {
  expect(site.read('cables.html').length).toBeLessThan(6000);
  for (const page of ['index.html', 'shows.html', 'wiki/disciplines/lx/cables.html']) {
    const scripts = [...site.read(page).matchAll(/<script\b(?![^>]*ld\+json)([^>]*)>([^]*?)<\/script>/g)];
    const files = scripts.flatMap(([, attributes = '']) => /\ssrc="\/([^"]+)"/.exec(attributes)?.[1] ?? []);
    expect(files).toEqual([expect.stringMatching(/^boot-\w+\.js$/)]);
    const inline = scripts.map(([, , text = '']) => text).join('');
    expect(inline).not.toBe('');
    const texts = [inline, ...files.map(site.read)];
    expect(texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)).toBeLessThan(6 * 1024);
  }
});

it('the router caches at most 10,000 paths', () => {
  const [app = ''] = site.files((file) => /^app-.*\.js$/.test(file));
  // As the minifier writes 10_000.
  expect(site.read(app)).toMatch(/\.size<1e4&&[\w$]+\.set\(/);
});
