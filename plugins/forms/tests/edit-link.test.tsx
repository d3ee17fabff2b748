/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { CapabilitiesProvider, Slot } from '../../../src/components/capability';
import { forms } from '../ui/extras';

const PAGE = {
  ...{ path: '/wiki/lx/cables', title: 'Cables', isSection: false, tagNames: [], shortlinks: [] },
  ...{ file: 'wiki/lx/cables.mdx', editUrl: 'https://git.example/crew/site/edit/main/content/wiki/lx/cables.mdx' },
};

const editLink = (file: string) => (
  <CapabilitiesProvider capabilities={[forms]}>
    <Slot name="EditLink" file={file} otherwise={<a href="/source">Edit</a>} />
  </CapabilitiesProvider>
);

it.each([
  ['a wiki page', 'wiki/lx/cables.mdx', 'wiki/entries/lx/cables'],
  ['a wiki page of another format', 'wiki/resources/acronyms.md', 'wiki-md/entries/resources/acronyms'],
  ['a year of shows', 'shows/2025-2026.json', 'shows/entries/2025-2026'],
])('where the forms are, “Edit” opens the form of %s', (_what, file, form) => {
  render(editLink(file));
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/forms#/collections/${form}`);
});

it('where the forms are, the source of a wiki page is below its history', () => {
  render(
    <CapabilitiesProvider capabilities={[forms]}>
      <Slot name="RecordLink" page={PAGE} />
    </CapabilitiesProvider>,
  );
  expect(screen.getByRole('link', { name: 'Source on git.example' })).toHaveAttribute('href', PAGE.editUrl);
});
