import { builtSite } from '../../../__tests__/support/built-site';
import { expect, test } from '../../../__tests__/support/site-test';

test.use({ javaScriptEnabled: false });

test('calendars need no scripts: one has an address for each program, the home page leads to that of every show and to the feed, a coming show to its own', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Add shows to my calendar' }).click();
  await expect(page).toHaveURL('/shows#subscribe');
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', '/shows.xml');
  await page.getByText('Add shows to my calendar').click();
  await expect(page.getByRole('link', { name: 'Atom feed' })).toHaveAttribute('href', '/shows.xml');

  await page.goto('/societies/fixtures');
  await page.getByText('Add their shows to my calendar').click();
  const address = 'crew.example/societies/fixtures.ics';
  await expect(page.getByRole('link', { name: 'Open in Calendar' })).toHaveAttribute('href', `webcal://${address}`);
  await expect(page.getByRole('link', { name: `https://${address}` })).toHaveAttribute('href', '/societies/fixtures.ics');
  await expect(page.getByRole('link', { name: 'Add to Google Calendar' })).toHaveAttribute('href', /cid=webcal%3A%2F%2Fcrew\.example/);

  await page.goto('/shows/2025-2026/the-fixture');
  const own = await page.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href');
  expect(own).toBe('/shows/2025-2026/the-fixture.ics');
  expect(await (await page.request.get(own ?? '')).text()).toContain('SUMMARY:The Fixture');
});

test('the calendars list the shows of the site, of a society or of a venue, by date, and the feed has new ones', () => {
  const { read } = builtSite('plain');
  const shows = (file: string): string[] => [...new Set([...read(file).matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, name = '']) => name))];
  expect(shows('calendar.ics')).toEqual(['The Van', 'The Fixture', 'Three Ropes', 'The Bell']);
  expect(shows('societies/walkers.ics')).toEqual(['The Van', 'Three Ropes']);
  expect(shows('venues/cellar.ics')).toEqual(['The Fixture', 'Three Ropes']);
  expect(shows('venues/attic.ics')).toEqual([]);
  expect(read('shows.xml')).toContain('<link href="https://crew.example/shows/2025-2026/the-fixture"/>');
});
