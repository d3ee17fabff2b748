/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type * as Site from '../../src/components/use-site';
import { PageRecord } from '../../src/history/ui/page-record';

jest.mock('gatsby', () => require('../support/gatsby') as unknown);
// The configuration comes out of the data layer, which only a build has.
jest.mock('../../src/components/use-site', () => {
  const siteMetadata = {
    contactEmail: 'crew@crew.example',
    url: 'https://crew.example',
    docs: { version: 'current', versions: [{ name: 'current', label: 'Next' }] },
  } as unknown as ReturnType<typeof Site.useSiteConfiguration>;
  return { useSite: () => ({ siteMetadata }), useSiteConfiguration: () => siteMetadata };
});

it('the title block begins a message that says which page has a problem', () => {
  render(
    <PageRecord
      page={{
        title: 'Cables & plugs',
        path: '/wiki/cables',
        sheet: 1,
        sheets: 2,
        authors: [],
        lastUpdated: null,
        historyUrl: 'https://git.example/commits',
        editUrl: 'https://git.example/edit',
      }}
    />,
  );
  const address = new URL(screen.getByRole('link', { name: 'Report a problem with this page' }).getAttribute('href') ?? '');
  expect(address.protocol + address.pathname).toBe('mailto:crew@crew.example');
  expect(address.searchParams.get('subject')).toBe('Problem with the page “Cables & plugs”');
  expect(address.searchParams.get('body')).toBe('Page: https://crew.example/wiki/cables\r\n\r\nWhat is wrong:\r\n');
});
