/** Tests that need only the files of the plain fixture site; those that need a browser are in `__tests__/e2e`. */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { buildFixtureSites } from '../support/build-fixture-sites';
import { builtSite } from '../support/built-site';
import { all, find, meta, openBuilt, textOf } from '../support/built-pages';

// Enough for the builds on a slow machine.
beforeAll(buildFixtureSites, 900_000);

const site = builtSite('plain');
const open = (url: string): Document => openBuilt(site, url);
const article = (url: string): HTMLElement => find(open(url), 'main');
const textsOf = (parent: ParentNode, selector: string): string[] => all(parent, selector).map(textOf);
const hrefOf = (parent: ParentNode, selector: string): string | null => find(parent, selector).getAttribute('href');
const linkNamed = (parent: ParentNode, name: string): string | null =>
  all(parent, 'a')
    .find((link) => textOf(link) === name)
    ?.getAttribute('href') ?? null;

/** The section of a page below a heading. */
const sectionNamed = (main: HTMLElement, name: string): HTMLElement =>
  all(main, 'section').find((section) => textOf(find(section, 'h2')) === name) as HTMLElement;

/** Published files that contain a text, also source maps and files for hosts. */
const filesWith = (text: RegExp, ending = /\.(?:html|ics|js|json|map|md|txt|xml)$/): string[] =>
  site.files((file) => ending.test(file) && text.test(site.read(file)));

it.each([
  ['/cables', '/wiki/disciplines/lx/cables', 'Cables'],
  ['/gloves', '/wiki/tech-crew/safety#gloves', 'Safety & first aid'],
  ['/old-cables', '/wiki/disciplines/lx/cables', 'Cables'],
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

it('a short link is in the directory with the page that it opens, ordered by name', () => {
  const names = textsOf(article('/short-links'), 'li strong');
  expect(names).toEqual(names.toSorted());
  const entries = textsOf(article('/short-links'), 'li');
  expect(entries).toEqual(expect.arrayContaining(['/cablesCables', '/coilCables: Coiling']));
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

it('around each page are the links of site.json, the contact, the source and the copyright', () => {
  const [bar, footer] = ['header', 'footer'].map((part) => find(open('/wiki/disciplines/lx/cables'), part)) as [HTMLElement, HTMLElement];
  expect(textsOf(bar, 'nav[aria-label="Main"] a')).toEqual(['Wiki', 'Shows', 'Hires', 'Get involved']);
  expect(textsOf(bar, '[aria-current="true"]')).toEqual(['Wiki']);
  expect([linkNamed(bar, 'Get involved'), linkNamed(bar, 'Dashboard')]).toEqual(['/opportunities', 'https://dashboard.example']);
  expect(all(footer, 'nav > div').map((column) => textsOf(column, 'h2, a'))).toEqual([
    ['Navigation', 'Wiki', 'Shows', 'Hires', 'Get involved'],
    ['Elsewhere', 'Dashboard', 'Constitution'],
    ['Union and socials', 'Instagram'],
  ]);
  expect(linkNamed(footer, 'crew@crew.example')).toBe('mailto:crew@crew.example');
  expect(linkNamed(footer, 'git.example/crew')).toBe('https://git.example/crew');
  expect(linkNamed(footer, 'Exec')).toBe('/exec');
  expect(textOf(footer)).toContain('© 2025 Fixture Tech Crew');
  // The page reaches behind the notch of a phone.
  expect(all(open('/'), 'meta[name="viewport"]').at(-1)?.getAttribute('content')).toContain('viewport-fit=cover');
});

describe('the home page', () => {
  it('the home page says whose it is, and has a part for everything that the society does, each with a link to more', () => {
    const main = article('/');
    expect([textOf(find(main, 'h1')), textOf(main)]).toEqual([
      'Fixture Tech Crew',
      expect.stringContaining('Welcome to the crew.We light, lift and mend'),
    ]);
    expect(textsOf(main, 'h2')).toEqual(['What’s on', 'Get involved', 'Latest shows', 'Hires', 'Exec 2025/2026', 'Key to the wiki']);
    for (const [name, url] of [
      ['All shows since 2024', '/shows'],
      ['Ask about a hire', '/hires#ask-us'],
      ['Crew vacancies', '/opportunities#vacancies'],
      ['Everyone since 2022/2023', '/exec'],
    ] as const)
      expect([name, linkNamed(main, name)]).toEqual([name, url]);
    expect(textsOf(main, '#shows article h3')).toEqual(['The Fixture', 'The Van']);
    expect(textsOf(main, '#get-involved [data-from] b')).toEqual(['Wednesday 12 November, 18:00', 'Wednesday 26 November']);
  });
});

it('without scripts the list of what is on shows the day of the build', () => {
  expect(textsOf(article('/shows'), '#whats-on [data-from]:not([hidden])')).toEqual([
    'Coming19–21 November 2025, 19:3022 November 2025, 14:30 and 19:30The FixtureSociety of Fixtures, The Barn',
    'Coming5 December 2025Three RopesWalkers, The Cellar',
    'Coming9 January 2026, 19:30The FixtureSociety of Fixtures, The Cellar',
    'Coming12–14 February 2026, 19:45The BellSociety of Fixtures, The Barn',
    'Coming2–4 April 2026The FixtureSociety of Fixtures, The barn of B. D., Farawayville',
  ]);
});

it('the changelog links its feed', () => {
  expect(hrefOf(open('/wiki/resources/changelog'), 'link[type="application/atom+xml"]')).toBe('https://crew.example/wiki/changelog.xml');
  expect(site.read('wiki/changelog.xml')).toContain('📝 Say how cables are stored and lent');
});

describe('the page of the exec', () => {
  const year = (name: string): HTMLElement => sectionNamed(article('/exec'), name);

  it('the page of the exec lists all years, newest first, and shows a pass for everybody in office, in the role order of site.json', () => {
    expect(textsOf(article('/exec'), 'h2')).toEqual(['2025/2026', '2024/2025', '2023/2024', '2022/2023']);
    expect(textOf(year('2025/2026'))).toContain('In office');
    const passes = all(year('2025/2026'), 'article').map((pass) => [textOf(find(pass, 'h3')), ...textsOf(pass, 'li')]);
    expect(passes).toEqual([
      ['Mike Stand', 'President'],
      ['Ella Vator', 'TreasurerAsk about money', 'Secretary'],
      ['Gel Holder', 'Training Manager', 'Welfare Officer'],
      ['Faye Derr', 'Hires Manager'],
      ['Fly Floor', 'Equipment Manager', 'Safety Officer'],
    ]);
  });

  it('the page of the exec lists earlier years by name and role, and leads to what each person did', () => {
    expect(all(year('2024/2025'), 'article')).toEqual([]);
    expect(textsOf(year('2024/2025'), 'li')).toEqual(['Polly GafferPresident', 'B. D.Secretary', 'Mike StandHires Manager']);
    expect(linkNamed(year('2024/2025'), 'Polly Gaffer')).toBe('/people/polly-gaffer');
  });

  it('the page of the exec names hires assistants by term, or "None"', () => {
    expect(textsOf(year('2025/2026'), 'dl > div')).toEqual(['Term 1Polly Gaffer, Cy Clorama and B. D.', 'Term 2None']);
  });
});

it('the page of a person lists what they did by year, newest first', () => {
  const page = article('/people/polly-gaffer');
  expect(textOf(find(page, 'h1'))).toBe('Polly Gaffer');
  expect(textsOf(page, 'section')).toEqual([
    expect.stringMatching(/^2025\/2026ExecHires Assistant, Term 1ShowsThe Fixture.*Stage ManagerHiresHarvest dance.*Sound Operator$/),
    expect.stringMatching(/^2024\/2025ExecPresidentShowsThe Van.*Technical Manager$/),
  ]);
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
  expect(filesWith(/cy-clorama|Barn Dorr|barn-dorr|Jell Holder|jell-holder|@example\.org/)).toEqual([]);
  expect(site.read('wiki/changelog.xml')).toContain('Ada Rigg');
});

describe('the archive', () => {
  it.each([
    ['/shows', ['The Fixture', 'Three Ropes', 'The Bell', 'An Evening of Doors', 'The Van', 'The Fixture']],
    ['/hires/archive', ['Harvest dance', 'Bell weighing with B. D.', '桜の園']],
  ])('%s has every production, years newest first and terms in order, and no filter without scripts', (url, names) => {
    const main = article(url);
    expect(textsOf(main, 'section[id^="2"] h2')).toEqual(['2025/2026', '2024/2025']);
    expect(textsOf(main, 'li[id] .record-link')).toEqual(names);
    expect(find(main, 'input[type="search"]').closest('.needs-script')).not.toBeNull();
    expect(textsOf(sectionNamed(main, '2025/2026'), 'h3')).toEqual(['Term 1', 'Term 2']);
  });

  it('the archive shows playbills of the newest year, rows with society, venue, dates and crew size of others, and the notes of a term', () => {
    expect(textsOf(article('/shows'), 'li[id]')).toEqual([
      'The Fixture1 lantern still dark: take oneForSoFDates19–22 November 2025',
      'Three RopesForWalkersDates5 December 2025',
      'The BellForSoFDates12–14 February 2026',
      'An Evening of Doors',
      'The Van3 crewWalkers · The Dock · 8 November 2024',
      'The Fixture1 crewSociety of Fixtures · The Cellar · 5–7 June 2025',
    ]);
    expect(textOf(sectionNamed(article('/shows'), '2025/2026'))).toContain('The barn had no roof this term.');
  });
});

describe('the page of a production', () => {
  const page = '/shows/2025-2026/the-fixture';

  it('the page of a production shows its society, venue, dates and season, with links to their pages', () => {
    const main = article(page);
    expect(textOf(find(main, 'h1'))).toBe('The Fixture');
    expect(textsOf(main, '.title-block > div')).toEqual([
      'SocietySociety of Fixtures',
      'VenueThe Barn',
      'Dates19–21 November 2025, 19:3022 November 2025, 14:30 and 19:30',
      'Season2025/2026, Term 1',
      'Crew5',
    ]);
    expect(['Society of Fixtures', 'The Barn', '2025/2026'].map((name) => linkNamed(main, name))).toEqual([
      '/societies/fixtures',
      '/venues/barn',
      '/shows/2025-2026',
    ]);
  });

  it('the page of a production lists its team by department, its tour, its photos and papers, and what else the team did that year', () => {
    const main = article(page);
    expect(textsOf(main, 'section h2')).toEqual(['Team', 'On tour', 'Photos and papers', 'Remembered', 'What else the team did that year']);
    expect(all(sectionNamed(main, 'Team'), 'h3').map(({ parentElement }) => textOf(parentElement as HTMLElement))).toEqual([
      'Stage and managementStage ManagerPolly GafferAssistant Stage ManagerUnknown',
      'LightingLighting DesignerMike StandFollowspot OperatorCy Clorama',
      'SoundSound DesignerFly Floor',
      'Set and propsSet DesignerB. D.',
    ]);
    expect(textsOf(sectionNamed(main, 'On tour'), 'li')).toEqual([
      '9 January 2026, 19:30The Cellar',
      '2–4 April 2026The barn of B. D., Farawayville',
    ]);
    expect(textsOf(sectionNamed(main, 'What else the team did that year'), 'li')).toEqual(['Polly GafferHarvest dance']);
    expect(find(main, 'img').getAttribute('alt')).toBe('Poster of The Fixture');
    expect(hrefOf(main, 'a:has(img)')).toMatch(/^\/static\/\w+\/\w+\/fixture-poster\.webp$/);
  });

  it('the page of a production is one event for search engines, which names no people', () => {
    const data = textsOf(open(page), 'script[type="application/ld+json"]').filter((text) => text.includes('TheaterEvent'));
    expect(data).toEqual([expect.stringContaining('"name":"The Fixture"')]);
    expect(data.join('')).not.toMatch(/Stand|Gaffer|Floor|Clorama|Dorr/);
  });

  it('the page of a production asks readers for missing facts', () => {
    const main = article('/shows/2025-2026/an-evening-of-doors');
    expect(textsOf(main, 'p')).toContain(
      'No crew, dates, venue, photos or programme on record. Do you know more? Write to us or open an issue.',
    );
    expect(hrefOf(main, 'a[href*="/issues/new?"]')).toContain('An+Evening+of+Doors');
    expect(decodeURIComponent(hrefOf(main, 'a[href^="mailto:"]') ?? '')).toContain(
      'https://crew.example/shows/2025-2026/an-evening-of-doors',
    );
    expect(textsOf(article(page), 'p').filter((text) => text.startsWith('No '))).toEqual([]);
  });
});

it('the page of a venue lists its productions by year, and links to its wiki page, which links back', () => {
  const main = article('/venues/barn');
  expect(textsOf(main, 'section li > a')).toEqual(['Harvest dance', 'The Fixture', 'The Bell']);
  expect(linkNamed(find(main, '.title-block'), 'The Barn')).toBe('/wiki/spaces/barn');
  expect(linkNamed(article('/wiki/spaces/barn'), 'The Barn')).toBe('/venues/barn');
});

it('the page of hires explains dry and wet hires, then has the form, then lists previous hires', () => {
  const main = article('/hires');
  expect(textsOf(main, 'h2')).toEqual(['Dry or wet?', 'What we bring', 'Ask us', 'Previous hires']);
  expect(linkNamed(main, 'All hires on record')).toBe('/hires/archive');
  // The term of "Bell weighing with B. D." has not begun on the day of the build.
  expect(textsOf(main, '#previous-hires a[href^="/hires/20"]')).toEqual(['Harvest dance', '桜の園']);
});

it('the page of hires has a heading in the first cell of each table row, and the words Yes or No in the others', () => {
  expect(textsOf(article('/hires'), 'tbody th[scope="row"]')).toEqual(['Sound One bell', 'Crew People to ring it']);
  expect(textsOf(article('/hires'), 'tbody td')).toEqual(['Yes', 'Yes', 'No', 'Yes']);
});

it('the page of hires without scripts offers an e-mail with the questions', () => {
  const main = article('/hires');
  const body = new URL(linkNamed(main, 'Write the email') ?? '').searchParams.get('body') ?? '';
  expect(
    body
      .split('\r\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ).toEqual(['Event:', 'Dates:', 'Dry or wet hire:', 'What you need:']);
  expect(find(main, 'textarea').closest('.needs-script')).not.toBeNull();
});

it('the privacy page says what is switched on in this build, and nothing else', () => {
  const page = textOf(article('/privacy'));
  expect(page).toContain('We don’t count visits.');
  expect(page).toContain('crewvacancies.example, on Get involved');
  expect(page).not.toMatch(/Algolia|Ask AI|count page views/);
});

it('the not-found page and the search page ask search engines not to list them', () => {
  for (const url of ['/404', '/wiki/search']) expect([url, meta(open(url), 'robots')]).toEqual([url, 'noindex']);
});

it('the wiki begins with a page that links every section, and has neither a previous page nor breadcrumbs', () => {
  const main = article('/wiki');
  const cards = all(main, 'li > a:has(> b)').map((link) => link.getAttribute('href'));
  expect(cards).toEqual(['/wiki/disciplines', '/wiki/tech-crew', '/wiki/spaces', '/wiki/directories', '/wiki/resources/acronyms']);
  expect([...all(main, 'a[rel="prev"]'), ...all(main, '[aria-label="Breadcrumbs"]')]).toEqual([]);
  expect(all(article('/wiki/resources/contributing'), 'a[rel="next"]')).toEqual([]);
});

it('the wiki counts the pages of each tag, and lists them', () => {
  expect(textsOf(article('/wiki/tags'), ':scope > ul > li')).toEqual(['Equipment 3 pages', 'Guides 4 pages', 'Räume 2 pages']);
  expect(textOf(article('/wiki/tags/equipment'))).toContain('3 pages are tagged “Equipment”.');
  const cards = all(article('/wiki/tags/equipment'), 'li > a:has(> b)');
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([
    '/wiki/disciplines/lx/cables',
    '/wiki/disciplines/lx/hoists',
    '/wiki/disciplines/sound/microphones',
  ]);
  expect(textOf(cards[0])).toBe('🔌CablesHow to read, coil & test a cable.');
});

it('the wiki shows a table of contents with subsections, unless the page has no sections', () => {
  const contents = find(open('/wiki/disciplines/lx/cables'), '[aria-label="On this page"] > ol');
  const linksIn = (item: Element) => all(item, 'a').map((link) => link.getAttribute('href'));
  const sections = [...contents.children].map(linksIn);
  expect([sections[0], sections[1]]).toEqual([['#reading-a-label', '#the-second-label'], ['#coiling']]);
  const without = open('/wiki/disciplines');
  expect(all(without, '[aria-label^="On this page"]')).toEqual([]);
  expect(textsOf(without, 'button[popovertarget="side-menu"]')).toContain('Wiki contents');
});

it('the wiki fills a report by e-mail or issue with the page’s address and date', () => {
  const url = '/wiki/tech-crew/safety';
  const mail = new URL(linkNamed(article(url), 'Write to us') ?? '');
  expect(mail.protocol + mail.pathname).toBe('mailto:crew@crew.example');
  expect(mail.searchParams.get('subject')).toBe('Wrong on the page “Safety & first aid”');
  const words = [`Page: https://crew.example${url}`, 'Last changed: 2025-01-10', '', 'What is wrong:', ''];
  expect(mail.searchParams.get('body')).toBe(words.join('\r\n'));
  const issue = new URL(linkNamed(article(url), 'Open an issue') ?? '');
  expect(issue.origin + issue.pathname).toBe('https://git.example/crew/issues/new');
  expect(issue.searchParams.get('body')).toBe(words.join('\n'));
});

it('the wiki without scripts says what search needs', () => {
  expect(textOf(find(article('/wiki/search'), '.without-script'))).toContain('Searching needs JavaScript');
  expect(find(article('/wiki/search'), 'input').closest('.needs-script')).not.toBeNull();
});

it('the wiki has drawings that name no other host, and loads what draws further diagrams only from a folder of its own', () => {
  expect(filesWith(/(?:href|src)="[a-z]+:|@import|url\([^#]/, /\.svg$/)).toEqual([]);
  const drawers = filesWith(/sequenceDiagram|mermaidAPI/, /\.js$/);
  expect(drawers).not.toEqual([]);
  for (const file of drawers) expect(file).toMatch(/^\/?static\/mermaid-/);
});

it('the wiki lets readers enlarge pictures only on wiki pages', () => {
  expect(all(open('/wiki/disciplines/sound/microphones'), '[data-zoomable] figure picture img')).not.toEqual([]);
  for (const url of ['/', '/exec', '/opportunities']) expect([url, open(url).querySelector('[data-zoomable]')]).toEqual([url, null]);
});

describe('a picture', () => {
  const cellar = (): HTMLElement => article('/wiki/spaces/cellar');
  const published = (address: string | null) => path.join(site.folder, decodeURIComponent(address ?? ''));
  const metadataOf = (image: HTMLElement) => sharp(published(image.getAttribute('src')), { animated: true }).metadata();
  const positionOf = (image: HTMLElement): string => ['width', 'height'].map((side) => image.getAttribute(side)).join(' × ');
  const named = (words: string): HTMLElement => find(cellar(), `[data-zoomable] figure img[alt^="${words}"]`);

  it('a picture that a phone stored rotated is published upright', async () => {
    const door = named('The door');
    expect(positionOf(door)).toBe('600 × 1200');
    expect(await metadataOf(door)).toMatchObject({ width: 600, height: 1200, format: 'webp' });
  });

  it('a picture is resized even if its extension is in capitals', async () => {
    const lamp = named('The lamp');
    expect(positionOf(lamp)).toBe('736 × 368');
    const { srcset } = find<HTMLSourceElement>(lamp.parentElement as HTMLElement, 'source');
    expect(srcset.split(', ').map((candidate) => candidate.split(' ')[1])).toEqual(['736w', '900w']);
    expect(await metadataOf(lamp)).toMatchObject({ width: 736, format: 'webp' });
  });

  it('a picture that is small is not enlarged', async () => {
    expect(positionOf(named('The sign'))).toBe('24 × 24');
    expect(await metadataOf(named('The sign'))).toMatchObject({ width: 24, height: 24 });
  });

  it('a picture that is animated stays so in a text, but stands still in a banner', async () => {
    const moving = find(cellar(), 'div[data-zoomable] img[alt="A square that blinks"]');
    expect(await metadataOf(moving)).toMatchObject({ pages: 2, width: 60 });
    expect(await metadataOf(find(cellar(), 'figure[data-zoomable] img'))).not.toHaveProperty('pages');
  });

  it('a picture is published without metadata, such as its place or its owner', async () => {
    const files = site.files((file) => /\.(?:jpe?g|png|webp|avif|gif)$/i.test(file));
    expect(files.some((file) => file.endsWith('files/van.jpg'))).toBe(true);
    for (const file of files) {
      const { exif, xmp, iptc, comments } = await sharp(path.join(site.folder, file)).metadata();
      expect({ file, exif, xmp, iptc, comments }).toEqual({ file });
    }
  });
});

describe('the history of the wiki', () => {
  it('the history of the wiki is listed by month, newest first', () => {
    expect(textsOf(article('/wiki/resources/changelog'), 'section h3')).toEqual([
      'May 2025',
      'March 2025',
      'December 2024',
      'November 2024',
    ]);
  });

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

  it('the history of the wiki is folded on each page, with all authors, the last ten changes and a link to the others', () => {
    const cellar = recordOf(open('/wiki/spaces/cellar'));
    expect(cellar.hasAttribute('open')).toBe(false);
    expect(textOf(find(cellar, 'p'))).toBe('Written by Ada Rigg, Ink Well');
    expect(all(cellar, 'ol > li')).toHaveLength(10);
    expect(linkNamed(cellar, 'All 11 changes')).toBe('/wiki/resources/changelog?page=%2Fwiki%2Fspaces%2Fcellar&all=yes');
    expect(textsOf(recordOf(open('/wiki/disciplines/lx/cables')), 'ol > li')).toEqual([
      '18 May 2025📝 Say how cables are stored and lent by Polly Gaffer, Ada Rigg',
      '10 Jan 2025Start the wiki by Ada Rigg',
    ]);
  });

  it('the history of the wiki links the history and source of the page, and each change whose repository is known', () => {
    const barn = recordOf(open('/wiki/spaces/barn'));
    expect(textsOf(barn, 'ol > li')).toHaveLength(3);
    expect(textsOf(barn, 'a')).toEqual(['📝 Add the barn', 'History on git.example', 'Source on git.example']);
    expect(linkNamed(barn, '📝 Add the barn')).toMatch(/^https:\/\/git\.example\/crew\/commit\/[\da-f]{40}$/);
    const file = 'trunk/texts/wiki/spaces/barn.mdx';
    expect(linkNamed(barn, 'History on git.example')).toBe(`https://git.example/crew/commits/${file}`);
    expect(linkNamed(barn, 'Source on git.example')).toBe(`https://git.example/crew/edit/${file}`);
  });

  it('the history of the wiki is summed up on the statistics page', () => {
    const main = article('/wiki/tech-crew/statistics');
    const { pages } = JSON.parse(site.read('addresses.json')) as { pages: [string, string][] };
    const count = pages.filter(([url]) => /^\/wiki(?!\/tags)/.test(url)).length;
    expect(textsOf(main, 'dl')).toContainEqual(expect.stringMatching(new RegExp(`^Pages${count}Words[\\d,]+Changes15Contributors5$`)));
    expect(hrefOf(main, 'tbody th a')).toBe('/wiki/disciplines/lx/cables');
  });

  it('the history of the wiki lists on the statistics page which pages are due to be checked, and which facts the archive lacks', () => {
    const foldNamed = (name: string): HTMLElement =>
      all(article('/wiki/tech-crew/statistics'), 'details').find((fold) => textOf(find(fold, 'summary')) === name) as HTMLElement;
    const due = all(foldNamed('Spaces: 4 pages'), 'tbody tr').map((row) => textsOf(row, ':scope > *'));
    expect(due.slice(0, 2)).toEqual([
      ['⛴️ The Dock', 'January 2022'],
      ['🏛️ Spaces', 'never checked'],
    ]);
    const gaps = foldNamed('2025/2026: 4');
    expect(textsOf(gaps, 'dl > div').slice(0, 2)).toEqual([
      'crew, dates, venue, photos, programmeAn Evening of Doors',
      'programmeThe Bell',
    ]);
    expect(linkNamed(gaps, 'The Bell')).toBe('/shows/2025-2026/the-bell');
  });
});

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
