/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import ShortlinksPage from '../../src/pages/short-links';

jest.mock('../../src/components/use-site', () => ({ useSiteConfiguration: () => ({ shortlinkUrl: 'https://cr.example' }) }));

it('the list of short links says so where no page has one yet', () => {
  render(<ShortlinksPage {...({ data: { allShortlink: { nodes: [] } } } as unknown as Parameters<typeof ShortlinksPage>[0])} />);
  expect(screen.getByText('No page has a short link yet.')).toBeTruthy();
  expect(screen.queryByText(/matches/)).toBeNull();
});
