import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { complaintsOf, openRunning } from '../support/browser';
import { ALIASES, REDIRECTS, SHORTLINKS, isExternal, lost } from '../support/aliases';
import { readQrCode } from '../support/qr-code';
import { WIKI_PAGES, sitemapPaths } from '../support/site-pages';

const CABLES = '/wiki/disciplines/general/cables';
const PPE = '/wiki/tech-crew/safety';
const PPE_HASH = '#personal-protective-equipment-ppe';

/** Answers in the place of other sites, so that nothing leaves this machine. */
async function standInForOtherSites(page: Page): Promise<void> {
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Another site</title>' }),
  );
}

/** How far the top of an element is below the top bar, in pixels. */
async function belowTopBar(page: Page, selector: string): Promise<number> {
  return page.evaluate((target) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return (document.querySelector(target)?.getBoundingClientRect().top ?? Number.NaN) - bar;
  }, selector);
}

test.describe('the short links', () => {
  test('are 300 or more, and 298 of them are those on posters and flight cases', () => {
    const directory = JSON.parse(readFileSync('public/addresses.json', 'utf8')) as { aliases: [string, string][] };
    const answered = new Map(directory.aliases);
    expect(SHORTLINKS.length).toBe(298);
    expect(answered.size - REDIRECTS.length).toBeGreaterThanOrEqual(300);
    for (const { from, to } of ALIASES) expect([from, answered.get(from)]).toEqual([from, to]);
  });

  test('each end at a page and a place that are there, on a plain static host and without scripts', async ({ request }) => {
    test.setTimeout(90_000);
    const ask = async (address: string) => {
      const response = await request.get(address, { maxRedirects: 0 });
      return { status: response.status(), location: response.headers().location, body: await response.text() };
    };
    expect(await lost(ask, ALIASES)).toEqual([]);
  });

  test('each send a visitor with scripts on', async ({ page }) => {
    test.setTimeout(120_000);
    await standInForOtherSites(page);
    // Where they end is the test above; here it is only to be gone to.
    await page.route('**/wiki/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Wiki</title>' }));
    const wrong: string[] = [];
    for (const { from, to } of ALIASES) {
      await page.goto(from, { waitUntil: 'commit' });
      const target = new URL(to, 'http://localhost');
      const arrived = page.waitForURL(
        (url) => url.pathname === target.pathname && url.search === target.search && url.hash === target.hash,
      );
      await arrived.catch(() => wrong.push(`${from} ends at ${page.url()}`));
    }
    expect(wrong).toEqual([]);
  });

  test('are passed by by search engines, and previewed as the page that they open', async ({ page }) => {
    const listed = new Set(sitemapPaths());
    expect(ALIASES.filter(({ from }) => listed.has(from))).toEqual([]);
    await page.goto('/short-links');
    const read = await page.evaluate(
      async (addresses) => {
        const pages = addresses.map(async (address) => {
          const html = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
          const meta = (name: string) => html.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
          return {
            address,
            robots: meta('robots'),
            title: meta('og:title'),
            description: meta('og:description'),
            url: meta('og:url'),
            image: meta('og:image'),
            canonical: html.querySelector('link[rel="canonical"]')?.getAttribute('href'),
          };
        });
        return Promise.all(pages);
      },
      ALIASES.map(({ from }) => from),
    );
    const titles = new Map(WIKI_PAGES.map((fact) => [fact.path, fact.title]));
    const odd = read.filter((preview, index) => {
      const { to = '' } = ALIASES[index] ?? {};
      const [target = ''] = to.split('#');
      const isWiki = target.startsWith('/wiki/');
      return (
        preview.robots !== 'noindex' ||
        !preview.description ||
        !preview.image ||
        (isWiki && (preview.title !== titles.get(target) || !preview.url?.endsWith(target) || !preview.canonical?.endsWith(target)))
      );
    });
    expect(odd).toEqual([]);
  });
});

test.describe('a visitor with scripts', () => {
  test('ends at the page, and Back leads to where they came from', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto('/hires');
    await page.goto('/cables');
    await expect(page).toHaveURL(CABLES);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cable Registry');
    await page.goBack();
    await expect(page).toHaveURL('/hires');
    await page.goForward();
    await expect(page).toHaveURL(CABLES);
    // A page that is left while it loads leaves requests behind.
    expect(complaints.filter((complaint) => !complaint.startsWith('failed: '))).toEqual([]);
  });

  test('follows a link of this site to a short link in one step, too', async ({ page }) => {
    await openRunning(page, '/short-links');
    await page.getByRole('main').locator('a[href="/cables"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cable Registry');
    await expect(page).toHaveURL(CABLES);
    await page.goBack();
    await expect(page).toHaveURL('/short-links');
  });

  test('keeps the query that they came with', async ({ page }) => {
    await page.goto('/cables?from=poster&x=1');
    await expect(page).toHaveURL(`${CABLES}?from=poster&x=1`);
    await page.goto('/ppe?from=door');
    await expect(page).toHaveURL(`${PPE}?from=door${PPE_HASH}`);
  });

  test('finds the section below the top bar', async ({ page }) => {
    await page.goto('/ppe');
    await expect(page).toHaveURL(`${PPE}${PPE_HASH}`);
    await expect(page.locator(PPE_HASH)).toBeInViewport();
    await expect.poll(() => belowTopBar(page, PPE_HASH)).toBeGreaterThanOrEqual(0);
    expect(await belowTopBar(page, PPE_HASH)).toBeLessThan(200);
  });

  test('goes to the section that they typed rather than the one that is stored', async ({ page }) => {
    await page.goto(PPE);
    const other = await page.locator('main h2[id]:not([id^="_"])').last().getAttribute('id');
    await page.goto('/ppe#' + other);
    await expect(page).toHaveURL(`${PPE}#${other}`);
    await expect(page.locator(`#${other}`)).toBeInViewport();
    expect(await belowTopBar(page, `#${other}`)).toBeGreaterThanOrEqual(0);
  });

  test('leaves for another site without this one in their history twice', async ({ page }) => {
    await standInForOtherSites(page);
    await page.goto('/opportunities');
    await page.goto('/instagram');
    await expect(page).toHaveURL('https://www.instagram.com/warwicktechcrew');
    await page.goBack();
    await expect(page).toHaveURL('/opportunities');
  });

  test('gets to Get Involved by the address of the old site', async ({ page }) => {
    await page.goto('/crew-opportunities.html?from=old');
    await expect(page).toHaveURL('/opportunities?from=old');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('meets the page of the exec where page and short link share a name', async ({ page }) => {
    await page.goto('/exec');
    await expect(page).toHaveURL('/exec');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exec');
  });
});

test.describe('a visitor without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is refreshed to the section at once', async ({ page }) => {
    await page.goto('/ppe');
    await page.waitForURL(`**${PPE}${PPE_HASH}`);
    await expect(page.locator(PPE_HASH)).toBeInViewport();
    expect(await page.locator(PPE_HASH).evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThan(40);
  });

  test('has a link to follow where refreshing is switched off', async ({ page }) => {
    await page.route(
      (url) => url.pathname === CABLES,
      (route) => route.fulfill({ status: 204 }),
    );
    await page.goto('/cables');
    const link = page.getByRole('main').getByRole('link', { name: 'Cable Registry' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', CABLES);
  });

  test('is sent to other sites, too', async ({ page }) => {
    await standInForOtherSites(page);
    for (const alias of REDIRECTS.filter(isExternal)) {
      await page.goto(alias.from);
      await page.waitForURL(alias.to);
    }
  });
});

test.describe('an address with something glued on', () => {
  for (const typed of [
    '/Cables',
    '/CABLES',
    '/cables!',
    '/cables.',
    '/cables)',
    '/cables).',
    '/(cables)',
    '/cables,',
    '/cables%22',
    '/cables/',
  ]) {
    test(`${typed} ends at the page`, async ({ page }) => {
      await page.goto('/hires');
      await page.goto(typed);
      await expect(page).toHaveURL(CABLES);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cable Registry');
      await page.goBack();
      await expect(page).toHaveURL('/hires');
    });
  }

  test('keeps its query and its section', async ({ page }) => {
    await page.goto('/PPE!?from=chat');
    await expect(page).toHaveURL(`${PPE}?from=chat${PPE_HASH}`);
    await expect(page.locator(PPE_HASH)).toBeInViewport();
  });
});

test('an address with a typing error is answered with what may have been meant', async ({ page }) => {
  const response = await page.goto('/cablez');
  expect(response?.status()).toBe(404);
  const answer = page.getByRole('main').getByRole('status');
  await expect(answer).toContainText('Did you mean /cables');
  await answer.getByRole('link', { name: '/cables', exact: true }).click();
  await expect(page).toHaveURL(CABLES);
});

test('an address that is near nothing is answered with the ways into the site alone', async ({ page }) => {
  await page.goto('/wp-login.php');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
  await expect(page.getByRole('main').getByRole('link', { name: /wiki/i }).first()).toBeVisible();
});

test.describe('the share panel', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

  test('is on every page of the wiki that has short links, and on no other', async ({ page }) => {
    test.setTimeout(60_000);
    await page.goto('/wiki');
    const shared = await page.evaluate(
      async (addresses) => {
        const pages = addresses.map(async (address) => {
          const html = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
          return [address, html.querySelector('[aria-label="Share this page"] a')?.getAttribute('href') ?? null] as const;
        });
        return Promise.all(pages);
      },
      WIKI_PAGES.map((fact) => fact.path),
    );
    for (const [index, fact] of WIKI_PAGES.entries()) {
      // The facts list names the least of a page's short links; editors may add others behind them.
      const [first] = [...(fact.shortlinks ?? []), ...(fact.sectionShortlinks ?? []).map(({ shortlink }) => shortlink)];
      if (first !== undefined) expect(shared[index]).toEqual([fact.path, `https://wwtc.uk/${first}`]);
    }
    expect(shared.filter(([, href]) => href !== null).length).toBeGreaterThan(100);
  });

  test('copies the main short link and says so', async ({ page }) => {
    await openRunning(page, CABLES);
    const panel = page.getByRole('region', { name: 'Share this page' });
    await panel.getByRole('button', { name: 'Copy link' }).click();
    await expect(panel.getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await copied(page)).toBe('https://wwtc.uk/cables');
    await expect(panel.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  test('has a QR code that phones read as the short link, and hands it on as a file', async ({ page, request }) => {
    await openRunning(page, CABLES);
    const panel = page.getByRole('region', { name: 'Share this page' });
    const code = panel.getByRole('img', { name: 'QR code of wwtc.uk/cables' });
    await code.scrollIntoViewIfNeeded();
    await expect(code).toBeVisible();
    const source = await request.get((await code.getAttribute('src')) ?? '');
    expect(await readQrCode(await source.text())).toBe('https://wwtc.uk/cables');
    const started = page.waitForEvent('download');
    await panel.getByRole('link', { name: 'Download QR code' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('cables.svg');
    expect(await readQrCode(readFileSync(await download.path(), 'utf8'))).toBe('https://wwtc.uk/cables');
  });

  test('lists all short links of the page and its sections in a dialog', async ({ page }) => {
    const fact = WIKI_PAGES.find((candidate) => candidate.path === PPE);
    await openRunning(page, PPE);
    await page.getByRole('region', { name: 'Share this page' }).getByRole('button', { name: 'All short links' }).click();
    const dialog = page.getByRole('dialog', { name: 'Short links of Safety' });
    await expect(dialog).toBeVisible();
    for (const name of fact?.shortlinks ?? []) await expect(dialog.locator(`a[href="https://wwtc.uk/${name}"]`)).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'wwtc.uk/ppe' })).toContainText('Personal Protective Equipment');
    await dialog.getByRole('button', { name: /^Copy ?wwtc\.uk\/ppe$/ }).click();
    await expect(dialog.getByText('Copied!')).toBeVisible();
    expect(await copied(page)).toBe('https://wwtc.uk/ppe');
    await expect(dialog.getByRole('link', { name: 'Download the QR code of wwtc.uk/ppe' })).toHaveAttribute('href', '/short-links/ppe.svg');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'All short links' })).toBeFocused();
  });

  test('prints a label with the code, the page’s title and the short link, and nothing else', async ({ page }) => {
    // A real printing dialog would stop the test; what goes to paper is looked at instead.
    await page.addInitScript(() => {
      Object.assign(window, {
        prints: 0,
        print: () => Object.assign(window, { prints: (window as unknown as { prints: number }).prints + 1 }),
      });
    });
    await openRunning(page, CABLES);
    await page.getByRole('button', { name: 'Print label' }).click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { prints: number }).prints)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('wwtc.uk/cables', { exact: true }).last()).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const label = page.locator('body > div').filter({ has: page.getByRole('img', { name: 'QR code of wwtc.uk/cables' }) });
    await expect(label).toContainText('Cable Registry');
    await expect(label).toContainText('Warwick Tech Crew');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('main')).toBeVisible();
    await expect(label).toHaveCount(0);
  });
});

test('every QR code is read as its short link', async () => {
  test.setTimeout(120_000);
  const folder = path.resolve('public/short-links');
  const names = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  expect(names.length).toBeGreaterThan(300);
  const wrong: string[] = [];
  for (const file of names) {
    const read = await readQrCode(readFileSync(path.join(folder, file), 'utf8'));
    if (read !== `https://wwtc.uk/${file.replace(/\.svg$/, '')}`) wrong.push(`${file}: ${read}`);
  }
  expect(wrong).toEqual([]);
});

test.describe('the directory of short links', () => {
  test('has every one in order, with what it opens', async ({ page }) => {
    await page.goto('/short-links');
    const entries = await page.getByRole('main').getByRole('listitem').allTextContents();
    const names = await page.getByRole('main').locator('li strong').allTextContents();
    expect(names.length).toBeGreaterThanOrEqual(300);
    const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
    expect(names).toEqual([...names].sort(order.compare));
    for (const { from } of SHORTLINKS) if (from !== '/exec') expect(names).toContain(from);
    expect(entries.find((entry) => entry.startsWith('/cables'))).toContain('Cable Registry');
    expect(entries.find((entry) => entry.startsWith('/ppe'))).toMatch(/Safety: Personal Protective Equipment/);
  });

  test('is filtered by name and by page while somebody types', async ({ page }) => {
    await openRunning(page, '/short-links');
    const main = page.getByRole('main');
    const field = main.getByRole('searchbox', { name: 'Filter by name or page' });
    const total = await main.getByRole('listitem').count();
    await field.fill('ppe');
    await expect(main.getByRole('status')).toHaveText(new RegExp(`^\\d+ of ${total}$`));
    await expect(main.getByRole('listitem').filter({ hasText: '/ppe' })).toBeVisible();
    await field.fill('cable registry');
    await expect(main.getByRole('listitem').filter({ hasText: '/cables' })).toBeVisible();
    for (const entry of await main.getByRole('listitem').allTextContents()) expect(entry).toContain('Cable Registry');
    await field.fill('no such thing');
    await expect(main.getByRole('status')).toHaveText(`0 of ${total}`);
    await expect(main).toContainText('No short link matches “no such thing”.');
    await field.fill('');
    await expect(main.getByRole('listitem')).toHaveCount(total);
  });

  test('is a poster on paper: the list, its QR code, and nothing to click', async ({ page }) => {
    await page.goto('/short-links');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('img', { name: 'QR code of wwtc.uk/short-links' })).toBeVisible();
    const sheet = await page.pdf({ format: 'A4' });
    const sheets = sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(6);
  });
});

test('a page carries the short links of no other page', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/script|document|fetch|xhr/.test(response.request().resourceType())) bodies.push(response.text().catch(() => ''));
  });
  await openRunning(page, '/wiki/spaces/fab');
  await page.waitForLoadState('networkidle');
  const loaded = (await Promise.all(bodies)).join('\n');
  expect(loaded).toContain('gatsby-focus-wrapper');
  const others = ALIASES.filter(({ from, to }) => /[-_.\d]/.test(from) && !to.startsWith('/wiki/spaces/fab'));
  expect(others.length).toBeGreaterThan(50);
  const carried = others.filter(({ from }) => [`"${from}"`, `"${from.slice(1)}"`, `'${from}'`].some((text) => loaded.includes(text)));
  expect(carried).toEqual([]);
});
