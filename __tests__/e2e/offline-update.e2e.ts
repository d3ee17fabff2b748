/** A site that is published anew while readers have it on their devices. It lies below a path prefix, as on a shared host. */
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { openRunning } from '../support/browser';
import { createFixtureProject, type FixtureProject } from '../support/fixture-project';
import { cacheSizes, startHost, waitUntilKept, type Host } from '../support/offline';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

const PREFIX = '/crew';
const CABLES = `${PREFIX}/wiki/disciplines/lx/cables`;
const NEWS = 'Published on a Tuesday.';

let project: FixtureProject;
let host: Host;
const folder = (name: string): string => path.join(project.root, name);

function build(name: string, environment: Record<string, string> = {}): void {
  const { status, output } = project.build({ PATH_PREFIX: PREFIX, ...environment });
  if (status !== 0) throw new Error(`The build failed:\n${output.slice(-4000)}`);
  cpSync(project.publicFolder, folder(name), { recursive: true });
}

test.beforeAll(async () => {
  test.setTimeout(900_000);
  project = createFixtureProject('site-small');
  build('first');
  const page = path.join(project.contentFolder, 'wiki/10-disciplines/20-lx/cables.mdx');
  appendFileSync(page, `\n${NEWS}\n`);
  build('second');
  build('switched-off', { GATSBY_OFFLINE: 'off' });
  cpSync(folder('first'), folder('live'), { recursive: true });
  host = await startHost(folder('live'), Number(process.env.E2E_PORT ?? 9123) + 400, PREFIX);
});

test.afterAll(() => {
  host?.stop();
  project?.remove();
});

test.beforeEach(() => host.publish(folder('first')));

const notice = (page: Page) => page.getByRole('region', { name: 'New version' });
const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(path.join(folder(name), 'site-version.json'), 'utf8')) as { version: string }).version;

async function saveAll(page: Page): Promise<void> {
  await openRunning(page, `${host.origin}${PREFIX}/offline`);
  await page.getByRole('button', { name: 'Save the wiki for offline' }).click({ timeout: 20_000 });
  await expect(page.getByText('The whole wiki is on this device')).toBeVisible({ timeout: 60_000 });
}

test('a changed page makes another version, and the same content the same', () => {
  expect(versionOf('first')).not.toBe(versionOf('second'));
});

test('the old version is read whole until the reader takes the new one, which is offered once it is all there', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await saveAll(page);
  await openRunning(page, `${host.origin}${CABLES}`);
  host.publish(folder('second'));

  await openRunning(page, `${host.origin}${CABLES}`);
  await expect(page.getByRole('main')).not.toContainText(NEWS);
  await expect(notice(page)).toContainText('A new version of the site is ready.', { timeout: 30_000 });
  await page.getByRole('main').getByRole('link', { name: 'safety page' }).click();
  await expect(page).toHaveURL(/safety/);
  await page.goBack();
  await expect(page.getByRole('main')).not.toContainText(NEWS);

  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('main')).toContainText(NEWS);
  await expect.poll(async () => Object.keys(await cacheSizes(page))).toEqual([`offline ${host.origin}${PREFIX}/ ${versionOf('second')}`]);

  // What was saved is saved in the new version too.
  await context.setOffline(true);
  await openRunning(page, `${host.origin}${CABLES}`);
  await expect(page.getByRole('main')).toContainText(NEWS);
  await openRunning(page, `${host.origin}${PREFIX}/offline`);
  await expect(page.getByText('The whole wiki is on this device')).toBeVisible({ timeout: 20_000 });
  await page.goto(`${host.origin}${PREFIX}/coil`);
  await expect(page).toHaveURL(`${host.origin}${CABLES}#coiling`);
});

test('a page that is not kept comes from the new version as a whole, although the old one is in use', async ({ page }) => {
  await openRunning(page, `${host.origin}${PREFIX}/wiki`);
  await waitUntilKept(page, `${PREFIX}/wiki`, PREFIX);
  await expect.poll(async () => Object.keys(await cacheSizes(page)).length).toBe(1);
  host.publish(folder('second'));
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await openRunning(page, `${host.origin}${CABLES}`);
  await expect(page.getByRole('main')).toContainText(NEWS);
  await expect(notice(page)).toBeVisible({ timeout: 30_000 });
  expect(complaints).toEqual([]);
});

test('a deployment that cannot be fetched whole changes nothing', async ({ page }) => {
  await saveAll(page);
  host.publish(folder('second'));
  // The host breaks off in the middle of its deployment: the worker is there, a page that it needs is not.
  writeFileSync(path.join(folder('live'), 'site-version.json'), '{"version":"000000000000"}');
  await openRunning(page, `${host.origin}${CABLES}`);
  await page.waitForTimeout(3000);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(NEWS);
});

test('where it is switched off, the worker and all that it kept are gone at the next visit', async ({ page }) => {
  test.setTimeout(120_000);
  await saveAll(page);
  host.publish(folder('switched-off'));
  const workers = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.map(({ waiting }) => (waiting ? 'about to be removed' : 'at work'));
    });
  await openRunning(page, `${host.origin}${PREFIX}/wiki`);
  await expect.poll(workers, { timeout: 15_000 }).not.toEqual(['at work']);
  await page.goto('about:blank');
  // Nobody comes back in the very moment in which the worker goes: Chromium may hold such a visit up.
  await page.waitForTimeout(2000);
  await openRunning(page, `${host.origin}${PREFIX}/offline`);
  await expect.poll(workers).toEqual([]);
  await expect.poll(() => cacheSizes(page)).toEqual({});
  await openRunning(page, `${host.origin}${PREFIX}/offline`);
  await expect(page.getByText('Reading offline is switched off on this site.')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Read offline' })).toHaveCount(0);
  expect(await workers()).toEqual([]);
});
