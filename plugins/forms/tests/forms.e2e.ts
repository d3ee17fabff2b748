import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { FORMS_PATH } from '../addresses';
import { openForms } from './drive-forms';
import { builtSite } from '../../../__tests__/support/built-site';
import { expect, test } from '../../../__tests__/support/site-test';

const FIXTURE = path.resolve('__tests__/fixtures/site');
const filesIn = (folder: string): Map<string, string> =>
  new Map(
    globSync('**', { cwd: folder }).map((file) => [
      file,
      readFileSync(path.join(folder, file), /\.(?:json|mdx?|vtt)$/.test(file) ? 'utf8' : 'base64'),
    ]),
  );

// The editor keeps a core busy by itself: side by side, its tests starve each other and their neighbours.
test.describe.configure({ mode: 'default' });

test('saving keeps files as they were, refuses mistakes, and writes new pages, shows and years as the fixture has them', async ({
  page,
  plainSite,
}, info) => {
  // Saves many files, each at the speed of a real form.
  test.setTimeout(300_000);
  // The forms add what is removed here, and must end with the same files as the fixture, which other tests check and build.
  const before = info.outputPath('before');
  const after = info.outputPath('after');
  cpSync(FIXTURE, before, { recursive: true });
  for (const file of ['dock.mdx', 'plug.webp']) rmSync(path.join(before, 'wiki/spaces', file));
  const year = readFileSync(path.join(FIXTURE, 'shows/2024-2025.json'), 'utf8');
  writeFileSync(
    path.join(before, 'shows/2024-2025.json'),
    year.replace(/"shows": \[\n {8}\{\n {10}"name": "The Van".*?\n {6}\]/s, '"shows": []'),
  );
  const forms = await openForms(page, plainSite, before);

  await test.step('wrong values are refused with a sentence on each, or beside their field, and saved once they are right', async () => {
    await forms.open('wiki/entries/disciplines/lx/cables');
    await forms.fill('Emoji', 'plug');
    expect(await forms.saveAndBeRefused()).toContain('Write one emoji, such as 🔌');
    await forms.fill('Emoji', '🔌');
    await forms.saveUnchanged();
    await forms.open('settings/entries/site');
    await forms.fill('Contact email', 'the crew');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(forms.field('Contact email')).toContainText('Write an e-mail address.');
    await forms.fill('Contact email', 'crew@crew.example');
    await forms.saveUnchanged();
  });

  await test.step('a list, years and texts of both other kinds are saved as they were', async () => {
    for (const form of [
      'settings/entries/venues',
      'exec/entries/2025-2026',
      'shows/entries/2025-2026',
      'wiki-md/entries/resources/acronyms',
      'page-texts/entries/home-about',
    ]) {
      await forms.open(form);
      await forms.saveUnchanged();
    }
  });

  // Sveltia draws a field when it comes into view.
  await page.setViewportSize({ width: 1366, height: 3000 });
  await test.step('a page with a picture is added', async () => {
    await forms.open('wiki/new');
    await page.getByRole('button', { name: 'Parent Folder' }).click();
    await page.getByRole('treeitem', { name: 'spaces' }).last().click();
    await forms.fill('Title', 'The Dock');
    await forms.fill('Description', 'Where the van waits.');
    await forms.fill('Emoji', '⛴️');
    await forms.field('Sidebar position').getByRole('spinbutton').fill('3');
    await forms.add('Shortlinks');
    await forms.field('Shortlinks').getByRole('textbox').fill('dock');
    await forms.upload('Image', path.join(FIXTURE, 'wiki/disciplines/lx/plug.png'));
    await forms.fill('Image alt', 'A plug that fits nothing on the van');
    await forms.field('Disable banner').getByRole('switch').click();
    await forms.fill('Reviewed', '2020-01');
    const text = readFileSync(path.join(FIXTURE, 'wiki/spaces/dock.mdx'), 'utf8').replace(/^---.*?\n---\n/s, '');
    await forms.fill('Text', text.trim());
    await page.getByRole('radio', { name: 'Slug' }).click();
    await page.getByRole('button', { name: 'Edit Slug' }).click();
    await page.getByRole('textbox', { name: 'Slug' }).fill('dock');
    await page.getByRole('button', { name: 'Done' }).click();
    await forms.save();
  });
  await test.step('a show with its crew is added', async () => {
    await forms.open('shows/entries/2024-2025');
    await forms.expandFirst('Terms');
    await forms.add('Shows');
    await forms.fill('Name', 'The Van');
    await forms.fill('Society', 'walkers');
    await forms.fill('Venue', 'The Dock');
    await forms.add('Dates');
    await forms.fill('From', '2024-11-08');
    await forms.add('Times');
    await forms.field('Times').getByRole('textbox').fill('19:30');
    for (const [role, name, id] of [
      ['Technical Manager', 'Polly Gaffer'],
      ['Sound Designer', 'Fly Floor', 'fly-floor-2024'],
      ['Lighting Designer', 'Mike Stand'],
    ] as const) {
      await forms.add('People');
      await forms.fill('Role', role);
      await forms.fill('Name', name);
      if (id !== undefined) await forms.fill('Id', id);
    }
    await forms.field('Photos').getByRole('checkbox').click();
    await forms.fill('Url', 'https://photos.example/van');
    await forms.fill('Credit', 'Cy Clorama');
    await forms.save();
  });
  await test.step('a year is added', async () => {
    await forms.open('hires/new');
    await forms.fill('Year', '2026/2027');
    await forms.save();
  });

  await forms.copyTo(after);
  const newYear = path.join(after, 'hires/2026-2027.json');
  const terms = ['Term 1', 'Term 2', 'Term 3'].map((name) => ({ name, shows: [] }));
  expect(JSON.parse(readFileSync(newYear, 'utf8'))).toEqual({ year: '2026/2027', terms });
  rmSync(newYear);

  // Each browser writes a picture in its own way.
  const picture = 'wiki/spaces/plug.webp';
  expect(readFileSync(path.join(after, picture)).toString('latin1', 8, 12)).toBe('WEBP');
  cpSync(path.join(FIXTURE, picture), path.join(after, picture));
  expect(filesIn(after)).toEqual(filesIn(FIXTURE));
  expect(forms.foreign).toEqual([]);
});

test('a page cannot be deleted or moved; a show and a term are duplicated, a wrong society is refused, a new role is typed, and two photographs of one name are kept', async ({
  page,
  plainSite,
}, info) => {
  // Sveltia draws a field when it comes into view.
  await page.setViewportSize({ width: 1366, height: 3000 });
  const forms = await openForms(page, plainSite, FIXTURE);
  await test.step('the pictures beside a page belong to others too, so it stays where it is', async () => {
    await forms.open('wiki/entries/spaces/barn');
    await expect(page.getByRole('button', { name: 'Parent Folder' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show Editor Options' }).click();
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /Delete/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await forms.list('wiki/filter/spaces');
    await page.getByRole('grid').getByRole('checkbox').last().check();
    await expect(page.getByRole('button', { name: /^Delete/ })).toBeDisabled();
  });

  await forms.open('shows/entries/2024-2025');
  await forms.chooseForFirst('Terms', 'Duplicate');
  await forms.fill('Name', 'Term 2');
  await forms.expandFirst('Terms');
  await forms.chooseForFirst('Shows', 'Duplicate');
  await forms.fill('Name', 'The Lorry');
  await forms.fill('Society', 'walker');
  const words = await forms.saveAndBeRefused();
  expect(words).toContain('Nothing was saved. Correct what is said below and save again.');
  expect(words).toContain('no society has the id "walker". Did you mean "walkers"?');
  await expect(forms.field('Society').locator('option')).toHaveText(['Society of Fixtures', 'Walkers']);
  await forms.fill('Society', 'walkers');
  await forms.save();

  await forms.open('exec/entries/2025-2026');
  for (const picture of ['disciplines/lx/plug', 'spaces/sign']) {
    await forms.add('Exec');
    await forms.fill('Name', `Photo of ${path.basename(picture)}`);
    await forms.add('Roles');
    await forms.fill('Role', 'Chief Cable Officer');
    const buffer = readFileSync(path.join(FIXTURE, `wiki/${picture}.png`));
    await forms.upload('Image', { name: 'IMG_0001.PNG', mimeType: 'image/png', buffer });
  }
  expect(await forms.field('Role').locator('option').first().getAttribute('value')).toBe('President');
  await forms.save();

  const after = info.outputPath('after');
  await forms.copyTo(after);
  const year = JSON.parse(readFileSync(path.join(after, 'shows/2024-2025.json'), 'utf8')) as {
    terms: { name: string; shows: { name: string }[] }[];
  };
  expect(year.terms.map(({ name, shows }) => [name, ...shows.map((show) => show.name)])).toEqual([
    ['Term 1', 'The Van'],
    ['Term 2', 'The Van', 'The Lorry'],
    ['Term 3', 'The Fixture'],
  ]);
  const execIn = (folder: string) =>
    (JSON.parse(readFileSync(path.join(folder, 'exec/2025-2026.json'), 'utf8')) as { exec: object[] }).exec;
  const exec = execIn(after);
  expect(exec.slice(0, -2)).toEqual(execIn(FIXTURE));
  expect(exec.slice(-2)).toMatchObject(['img_0001.webp', 'img_0001-1.webp'].map((image) => ({ roles: ['Chief Cable Officer'], image })));
  const added = [...filesIn(after).keys()].filter((file) => !filesIn(FIXTURE).has(file));
  expect(added.sort()).toEqual(['exec/img_0001-1.webp', 'exec/img_0001.webp']);
});

test('“Edit” opens the forms, which are neither listed nor fetched before, nor published; if they fail to load they say so, and open at the next click', async ({
  page,
}) => {
  expect(builtSite('plain').read('sitemap-0.xml')).not.toMatch(/\/forms\b/);
  expect(builtSite('configured').has(`${FORMS_PATH.slice(1)}.html`)).toBe(false);
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(new URL(sent.url()).pathname));
  await page.goto('/wiki/tech-crew/safety');
  const link = page.getByRole('link', { name: 'Edit', exact: true });
  await link.hover();
  expect(requested.filter((address) => address.startsWith('/forms/'))).toEqual([]);

  const editor = /\/forms\/npm-\w+\.js$/;
  await page.route(editor, (route) => route.abort());
  await link.click();
  const alert = page.getByRole('alert');
  // Only forms that were started say this, so the link starts them without another click.
  await expect(alert).toContainText('could not be loaded');
  await page.goto(FORMS_PATH);
  await expect(alert).toHaveCount(0);
  const open = page.getByRole('button', { name: 'Open the forms' });
  await open.click();
  await expect(alert).toContainText('could not be loaded');
  await page.unroute(editor);
  await open.click();
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
});
