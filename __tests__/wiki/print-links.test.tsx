/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { PrintLinks } from '../../src/wiki/ui/print-links';
import { pagesIn } from '../../src/wiki/ui/print-pack';

jest.mock('gatsby', () => require('../support/gatsby') as unknown);

const hrefOf = (name: string | RegExp): string | null => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  // Gatsby's links look whether they are in view.
  global.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  localStorage.clear();
});

it('a section leads to itself as one document, and a page without others below it does not', () => {
  const { unmount } = render(<PrintLinks path="/wiki/lx" isSection />);
  expect(hrefOf('Print this section')).toBe('/print/wiki/lx');
  unmount();
  render(<PrintLinks path="/wiki/lx/lamps" isSection={false} />);
  expect(screen.queryByRole('link')).toBeNull();
});

it('a pack holds the pages that were added, in that order, until they are taken out', () => {
  const { unmount } = render(<PrintLinks path="/wiki/lx" isSection={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add to pack' }));
  unmount();
  render(<PrintLinks path="/wiki/b" isSection={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add to pack' }));
  expect(hrefOf(/Print the pack: 2/)).toBe('/print?pages=/wiki/lx,/wiki/b');
  fireEvent.click(screen.getByRole('button', { name: 'Take out of pack' }));
  expect(hrefOf(/Print the pack: 1/)).toBe('/print?pages=/wiki/lx');
});

it('a page that is added before the pack of an earlier visit is known comes after its pages', () => {
  render(<PrintLinks path="/wiki/b" isSection={false} />);
  localStorage.setItem('print-pack', '/wiki/lx');
  fireEvent.click(screen.getByRole('button', { name: 'Add to pack' }));
  expect(hrefOf(/Print the pack: 2/)).toBe('/print?pages=/wiki/lx,/wiki/b');
});

it('an address names each page of the wiki once, and nothing else', () => {
  expect(pagesIn('/wiki/lx,/wiki/lx,/shows,https://example.org/wiki/x,,/wiki')).toEqual(['/wiki/lx', '/wiki']);
});
