import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { FORMS_PATH } from '../../src/content/addresses';
import { openForms } from '../support/forms';
import { expect, test } from '../support/site-test';

const FIXTURE = path.resolve('__tests__/fixtures/site');
const bytesIn = (folder: string): Map<string, string> =>
  new Map(globSync('**', { cwd: folder }).map((file) => [file, readFileSync(path.join(folder, file), 'base64')]));

// Each saves many files, and a form takes as long as an editor sees it take.
test.describe.configure({ timeout: 120_000 });

let copy = '';
test.beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'forms-'));
});
test.afterEach(() => rmSync(copy, { recursive: true }));

test('a file of every kind, and every year, is saved as it was', async ({ page, plainSite }) => {
  const forms = await openForms(page, plainSite, FIXTURE);
  const years = globSync('{exec,shows,hires}/*.json', { cwd: FIXTURE }).map((file) => file.replace('/', '/entries/').replace('.json', ''));
  const files = globSync('*.json', { cwd: FIXTURE }).map((file) => `settings/entries/${file.replace('.json', '')}`);
  for (const form of [
    ...years,
    ...files,
    'wiki/entries/10-disciplines/20-lx/cables',
    'wiki/entries/index',
    'wiki-md/entries/resources/acronyms',
    'page-texts/entries/home-about',
  ]) {
    await forms.open(form);
    await forms.saveUnchanged();
  }
  await forms.copyTo(copy);
  expect(bytesIn(copy)).toEqual(bytesIn(FIXTURE));
  expect(forms.foreign).toEqual([]);
});

test('a new page with a picture and a new show with its crew are what the check wants', async ({ page, plainSite }) => {
  const forms = await openForms(page, plainSite, FIXTURE);
  await forms.open('wiki/new');
  await page.getByRole('button', { name: 'Parent Folder' }).click();
  await page.getByRole('treeitem', { name: '10-disciplines' }).last().click();
  await forms.field('Title').getByRole('textbox').fill('Lighting desks');
  await forms.field('Description').getByRole('textbox').fill('What a desk does, and what it does not.');
  await forms.field('Image').getByRole('button', { name: 'Browse' }).click();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await (await chosen).setFiles(path.join(FIXTURE, 'wiki/10-disciplines/20-lx/plug.png'));
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await forms
    .field('Image')
    .getByRole('button', { name: /Replace/ })
    .waitFor();
  await forms.field('Image alt').getByRole('textbox').fill('A plug of a desk.');
  await forms.field('Text').getByRole('textbox').fill('## Faders\n\nUp is **bright**. See [the wiki](/wiki).');
  await forms.save();

  await forms.open('shows/entries/2025-2026');
  await forms.field('Terms').getByRole('button', { name: 'Expand', exact: true }).first().click();
  await page
    .getByRole('button', { name: /^Add \W?show/ })
    .first()
    .click();
  await forms.field('Name').getByRole('textbox').fill('A Show of Forms');
  for (const [role, name] of [
    ['Stage Manager', 'Faye Derr'],
    ['Sound Designer', 'Mike Stand'],
    ['Lighting Designer', 'Polly Gaffer'],
  ] as const) {
    await page
      .getByRole('button', { name: /^Add \W?person/ })
      .last()
      .click();
    await forms.field('Role').getByRole('textbox').fill(role);
    await forms.field('Name').getByRole('textbox').fill(name);
  }
  await forms.save();
  await forms.copyTo(copy);

  expect(globSync('wiki/10-disciplines/{lighting-desks,plug}.*', { cwd: copy }).sort()).toEqual([
    'wiki/10-disciplines/lighting-desks.mdx',
    'wiki/10-disciplines/plug.webp',
  ]);
  expect(readFileSync(path.join(copy, 'shows/2025-2026.json'), 'utf8')).toContain('"name": "Polly Gaffer"');
  const check = spawnSync('npm', ['run', '--silent', 'check'], { env: { ...process.env, SITE_CONTENT: copy }, encoding: 'utf8' });
  expect(check.stdout + check.stderr).not.toContain('Error');
  expect(check.status).toBe(0);
});

test('nothing wrong is saved, and each wrong value has a sentence', async ({ page, plainSite }) => {
  const forms = await openForms(page, plainSite, FIXTURE);
  await forms.open('wiki/entries/20-tech-crew/safety');
  await forms.field('Emoji').getByRole('textbox').fill('plug');
  await forms.field('Description').getByRole('textbox').fill('Two\u200Bwords');
  const words = await forms.saveAndBeRefused();
  expect(words).toContain('Write one emoji, such as 🔌');
  expect(words).toContain('It holds a sign that cannot be seen');

  await forms.open('settings/entries/site');
  await forms.field('Contact email').getByRole('textbox').fill('the crew');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(forms.field('Contact email')).toContainText('Write an e-mail address.');

  await forms.open('exec/entries/2025-2026');
  await forms.field('Year').getByRole('textbox').fill('2025/2027');
  expect(await forms.saveAndBeRefused()).toContain('The second year must follow the first');

  await forms.copyTo(copy);
  expect(bytesIn(copy)).toEqual(bytesIn(FIXTURE));
});

test('the page of the forms has a policy of its own, and no other page knows its scripts', async ({ page, request, plainSite }) => {
  const forms = await request.get(`${plainSite}${FORMS_PATH}`);
  const other = await request.get(`${plainSite}/wiki`);
  const policyOf = (response: typeof forms) => response.headers()['content-security-policy'] ?? '';
  expect(policyOf(forms)).toContain("default-src 'none'");
  expect(policyOf(other)).not.toContain("default-src 'none'");
  expect(forms.headers()['x-robots-tag']).toBe('noindex');
  for (const file of ['/sitemap-0.xml', '/offline-manifest.json', '/offline-wiki.json']) {
    expect(await (await request.get(`${plainSite}${file}`)).text()).not.toMatch(/admin/);
  }
  const asked: string[] = [];
  page.on('request', (asking) => asked.push(new URL(asking.url()).pathname));
  await page.goto('/wiki/tech-crew/safety');
  const link = page.getByRole('link', { name: 'Edit this page in a form' });
  await link.hover();
  expect(asked.filter((address) => address.includes('admin'))).toEqual([]);
  await link.click();
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
});
