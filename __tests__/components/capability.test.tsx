/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CapabilitiesProvider, Slot } from '../../src/components/capability';
import { Footer } from '../../src/site/ui/footer';
import type * as Site from '../../src/components/use-site';

jest.mock('../../src/components/use-site', () => {
  const { SITE: site } = jest.requireActual<{ SITE: object }>('../support/content-folder');
  return { useSiteConfiguration: () => site, useBuildYear: () => 2025 } as unknown as typeof Site;
});

const CAPABILITIES = [
  { name: 'lending', FooterLink: () => <a href="/lending">Lending</a> },
  { name: 'parking', PageAction: ({ page: { title } }: { page: { title: string } }) => <p>Where to park for {title}</p> },
];

const page = {
  path: '/wiki/barn',
  title: 'Barn',
  isSection: false,
  tagNames: [],
  shortlinks: [],
  file: 'wiki/barn.mdx',
  editUrl: 'https://git.example/barn',
};

it('the footer shows the links of capabilities, and none without them', () => {
  const { rerender } = render(<Footer />);
  expect(screen.queryByRole('link', { name: 'Lending' })).toBeNull();
  rerender(
    <CapabilitiesProvider capabilities={CAPABILITIES}>
      <Footer />
    </CapabilitiesProvider>,
  );
  expect(screen.getByRole('link', { name: 'Lending' })).toBeTruthy();
});

it('a part of a capability is told about its page', () => {
  render(<CapabilitiesProvider capabilities={CAPABILITIES}>{<Slot name="PageAction" page={page} />}</CapabilitiesProvider>);
  expect(screen.getByText('Where to park for Barn')).toBeTruthy();
});

it('a place without a part shows what the page has for it otherwise', () => {
  render(
    <CapabilitiesProvider capabilities={CAPABILITIES}>
      <Slot name="EditLink" file={page.file} otherwise={<p>Source</p>} />
      <Slot name="PageAction" page={page} otherwise={<p>Nothing</p>} />
    </CapabilitiesProvider>,
  );
  expect(screen.getByText('Source')).toBeTruthy();
  expect(screen.queryByText('Nothing')).toBeNull();
});
