/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { CapabilitiesProvider, Slot } from '../../../src/components/capability';
import { forms } from '../ui/extras';

const PAGE = {
  ...{ path: '/wiki/lx/cables', title: 'Cables', tagNames: [], shortlinks: [] },
  ...{ file: 'wiki/lx/cables.mdx', editUrl: 'https://git.example/crew/site/edit/main/content/wiki/lx/cables.mdx' },
};

it('where the forms are, “Edit” opens the page’s form, and its source is below its history', () => {
  render(
    <CapabilitiesProvider capabilities={[forms]}>
      <Slot name="EditLink" page={PAGE} otherwise={<a href="/source">Edit</a>} />
      <Slot name="RecordLink" page={PAGE} />
    </CapabilitiesProvider>,
  );
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/forms#/collections/wiki/entries/lx/cables');
  expect(screen.getByRole('link', { name: 'Source on git.example' })).toHaveAttribute('href', PAGE.editUrl);
});

it('a page of another format has its own collection of forms', () => {
  render(
    <CapabilitiesProvider capabilities={[forms]}>
      <Slot name="EditLink" page={{ ...PAGE, file: 'wiki/resources/acronyms.md' }} />
    </CapabilitiesProvider>,
  );
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/forms#/collections/wiki-md/entries/resources/acronyms');
});
