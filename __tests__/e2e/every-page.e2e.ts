import { expect, test, type Page } from '@playwright/test';
import { complaintsOf, openRunning } from '../support/browser';
import { isServed, pagesOfEveryKind, sitemapPaths, WIKI_PAGES } from '../support/site-pages';

/** What a page's HTML says, read in the browser without running it. */
interface ReadPage {
  url: string;
  status: number;
  redirected: boolean;
  title: string;
  heading: string;
  canonical: string | null;
  robots: string | null;
  description: string;
  ids: string[];
  repeatedIds: string[];
  links: string[];
  files: string[];
  tags: string[];
  headingLevels: number[];
}

/** Fetches pages and reads their HTML; `page` only lends its parser. */
async function readPages(page: Page, urls: readonly string[]): Promise<ReadPage[]> {
  return page.evaluate(async (addresses) => {
    const read = async (url: string): Promise<ReadPage> => {
      const response = await fetch(url);
      const html = new DOMParser().parseFromString(await response.text(), 'text/html');
      const all = (selector: string) => [...html.querySelectorAll(selector)];
      const attribute = (selector: string, name: string) => html.querySelector(selector)?.getAttribute(name) ?? null;
      const ids = all('[id]').map((element) => element.id);
      const sources = all('[srcset]').flatMap((element) =>
        (element.getAttribute('srcset') ?? '').split(',').map((source) => source.trim().split(/\s/)[0] ?? ''),
      );
      return {
        url,
        status: response.status,
        redirected: response.redirected,
        title: html.title,
        heading: all('h1')
          .map((element) => element.textContent)
          .join(' | '),
        canonical: attribute('link[rel="canonical"]', 'href'),
        robots: attribute('meta[name="robots"]', 'content'),
        description: attribute('meta[name="description"]', 'content') ?? '',
        ids,
        repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
        links: all('a[href]').map((element) => element.getAttribute('href') ?? ''),
        files: [
          ...all('[src]').map((element) => element.getAttribute('src') ?? ''),
          ...all('link[href]').map((element) => element.getAttribute('href') ?? ''),
          ...sources,
        ],
        tags: all('main a[href^="/wiki/tags/"]').map((element) => element.textContent ?? ''),
        headingLevels: all('main :is(h1, h2, h3, h4, h5, h6)').map((element) => Number(element.tagName.slice(1))),
      };
    };
    const pages: ReadPage[] = [];
    for (let start = 0; start < addresses.length; start += 20)
      pages.push(...(await Promise.all(addresses.slice(start, start + 20).map(read))));
    return pages;
  }, urls);
}

/** Whether a link leads to a file rather than a page: a QR code, the feed, a page's Markdown. */
const isFile = (link: string): boolean => /\.(svg|xml|md|txt)$/.test(link);

/** Every page that can be reached from the home page and the sitemap by links. */
async function crawl(page: Page): Promise<Map<string, ReadPage>> {
  await page.goto('/');
  const found = new Map<string, ReadPage>();
  let next = [...new Set(['/', ...sitemapPaths()])];
  while (next.length > 0) {
    for (const read of await readPages(page, next)) found.set(read.url, read);
    const linked = [...found.values()].flatMap(({ links }) =>
      links.filter((link) => /^\/(?!\/)/.test(link) && !isFile(link)).map((link) => link.replace(/[?#].*$/, '')),
    );
    next = [...new Set(linked)].filter((url) => !found.has(url));
  }
  return found;
}

test('every link leads somewhere, and every hash to a place there', async ({ page }) => {
  test.setTimeout(120_000);
  const site = await crawl(page);
  expect(site.size).toBeGreaterThan(130);
  const dead = [...site.values()].flatMap(({ url, links, files }) => [
    ...links.flatMap((link) => {
      if (!/^[/#](?!\/)/.test(link)) return [];
      if (isFile(link)) return isServed(link) ? [] : [`${url} → ${link} (no such file)`];
      const [address = '', hash] = link.split('#', 2);
      const target = site.get(address === '' ? url : address.replace(/\?.*$/, ''));
      if (!target || target.status !== 200) return [`${url} → ${link}`];
      if (target.redirected) return [`${url} → ${link} (redirected)`];
      return hash && !target.ids.includes(decodeURIComponent(hash)) ? [`${url} → ${link} (no such place)`] : [];
    }),
    ...files
      .filter((file) => /^\/(?!\/)/.test(file) && !isServed(file.replace(/[?#].*$/, '')))
      .map((file) => `${url} → ${file} (no such file)`),
  ]);
  expect([...new Set(dead)]).toEqual([]);
});

test('every page has one title, an order of headings, and no id twice', async ({ page }) => {
  test.setTimeout(120_000);
  const site = await crawl(page);
  const odd = [...site.values()].flatMap(({ url, headingLevels, repeatedIds, robots, title, description }) => {
    const problems: string[] = [];
    if (headingLevels.filter((level) => level === 1).length !== 1) problems.push('has not one title');
    if (headingLevels.some((level, index) => index > 0 && level > (headingLevels[index - 1] ?? 1) + 1))
      problems.push(`jumps between headings: ${headingLevels.join(' ')}`);
    if (repeatedIds.length > 0) problems.push(`repeats ${repeatedIds.join(', ')}`);
    if (robots === null && (title === '' || description === '')) problems.push('has no title or description for search engines');
    return problems.map((problem) => `${url} ${problem}`);
  });
  expect(odd).toEqual([]);
  const titles = [...site.values()].filter(({ robots }) => robots === null).map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('the sitemap lists exactly the pages that may be found', async ({ page }) => {
  test.setTimeout(120_000);
  const site = await crawl(page);
  const findable = [...site.values()].filter(({ status, robots }) => status === 200 && robots === null).map(({ url }) => url);
  expect(sitemapPaths().sort()).toEqual(findable.sort());
  for (const { url, canonical, robots } of site.values()) {
    if (robots === null) expect([url, canonical && new URL(canonical).pathname]).toEqual([url, url]);
  }
});

test('each of the 117 wiki pages is there as the facts list has it', async ({ page }) => {
  await page.goto('/wiki');
  const read = await readPages(
    page,
    WIKI_PAGES.map(({ path }) => path),
  );
  const shown = read.map(({ url, status, heading }) => ({ url, status, heading }));
  expect(shown).toEqual(WIKI_PAGES.map((fact) => ({ url: fact.path, status: 200, heading: fact.title })));
  // The facts list names the least of a page's tags; editors may add others.
  for (const [index, fact] of WIKI_PAGES.entries()) expect(read[index]?.tags).toEqual(expect.arrayContaining([...(fact.tags ?? [])]));
});

for (const url of pagesOfEveryKind()) {
  test(`${url} hydrates without a complaint`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await openRunning(page, url);
    await page.waitForLoadState('networkidle');
    // A page that is not there is one complaint, and rightly so.
    expect(complaints.filter((complaint) => !(url === '/no-such-page' && complaint.includes('404')))).toEqual([]);
  });
}

test('moving between pages of every kind raises no complaint', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openRunning(page, '/');
  for (const name of ['Wiki', 'Shows', 'Hires', 'Get Involved']) {
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    const target = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await page.waitForLoadState('networkidle');
  }
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/shows$/);
  expect(complaints).toEqual([]);
});
