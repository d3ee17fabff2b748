import { formOf } from '../addresses';

it.each([
  ['a wiki page', 'wiki/lx/cables.mdx', '/forms#/collections/wiki/entries/lx/cables'],
  ['a wiki page of another format', 'wiki/resources/acronyms.md', '/forms#/collections/wiki-md/entries/resources/acronyms'],
  ['a year of shows', 'shows/2025-2026.json', '/forms#/collections/shows/entries/2025-2026'],
  ['a text of another page, which may have none', 'pages/hires.mdx', undefined],
])('where the forms are, “Edit” opens the form of %s', (_what, file, form) => {
  expect(formOf(file)).toBe(form);
});
