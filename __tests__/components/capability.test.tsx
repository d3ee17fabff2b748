/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CapabilitiesProvider, Slot } from '../../src/components/capability';
import { Footer } from '../../src/site/ui/footer';
import { SITE } from '../support/content-folder';

jest.mock('../../src/components/use-site', () => ({ useSiteConfiguration: () => SITE, useBuildYear: () => 2025 }));

const CAPABILITIES = [
  { name: 'lending', FooterLink: () => <a href="/lending">Lending</a> },
  { name: 'parking', DirectoryEntry: ({ entry }: { entry: { path: string } }) => <p>Where to park at {entry.path}</p> },
];

it('the footer has the links of capabilities', () => {
  render(
    <CapabilitiesProvider capabilities={CAPABILITIES}>
      <Footer />
    </CapabilitiesProvider>,
  );
  expect(screen.getByRole('link', { name: 'Lending' })).toBeTruthy();
});

it('a part of a capability is told about its page; a place without a part shows what the page has otherwise', () => {
  const { container } = render(
    <CapabilitiesProvider capabilities={CAPABILITIES}>
      <Slot name="DirectoryEntry" entry={{ path: '/venues/barn', isVenue: true }} otherwise="None." />
      <Slot name="EditLink" file="wiki/barn.mdx" otherwise=", source" />
      <Slot name="HomeShows" />
    </CapabilitiesProvider>,
  );
  expect(container.textContent).toBe('Where to park at /venues/barn, source');
});
