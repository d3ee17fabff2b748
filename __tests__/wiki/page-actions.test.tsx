/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type * as Site from '../../src/components/use-site';
import { PageActions } from '../../src/wiki/ui/page-actions';
import { pagesIn } from '../../src/wiki/ui/print-pack';

// The configuration comes out of the data layer, which only a build has.
jest.mock('../../src/components/use-site', () => ({
  useSiteConfiguration: () =>
    ({
      contactEmail: 'crew@crew.example',
      url: 'https://crew.example',
      repository: { url: 'https://git.example/crew' },
      docs: { version: 'current', versions: [{ name: 'current', label: 'Next' }] },
    }) as unknown as ReturnType<typeof Site.useSiteConfiguration>,
}));

// jsdom has no popovers: all panels are there.
const show = (path = '/wiki/lx', { isSection = false } = {}) =>
  render(
    <PageActions
      page={{
        title: 'Cables & plugs',
        path,
        lastUpdated: { date: '2026-03-05T10:00:00.000Z' },
        editUrl: 'https://git.example/edit',
        formAddress: null,
      }}
      isSection={isSection}
      share={null}
    />,
  );
const hrefOf = (name: string | RegExp): string | null => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  // Gatsby's links look whether they are in view.
  global.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  localStorage.clear();
});

it('a report says which page is wrong, and of which day it is', () => {
  show();
  const mail = new URL(hrefOf('Write to us') ?? '');
  expect(mail.protocol + mail.pathname).toBe('mailto:crew@crew.example');
  expect(mail.searchParams.get('subject')).toBe('Wrong on the page “Cables & plugs”');
  expect(mail.searchParams.get('body')).toBe('Page: https://crew.example/wiki/lx\r\nLast changed: 2026-03-05\r\n\r\nWhat is wrong:\r\n');
  const issue = new URL(hrefOf('Open an issue') ?? '');
  expect(issue.origin + issue.pathname).toBe('https://git.example/crew/issues/new');
  expect(issue.searchParams.get('body')).toBe('Page: https://crew.example/wiki/lx\nLast changed: 2026-03-05\n\nWhat is wrong:\n');
});

it('a section is printed as one document, and a page without others below it is not', () => {
  const { unmount } = show('/wiki/lx', { isSection: true });
  expect(hrefOf('Print this section')).toBe('/print/wiki/lx');
  unmount();
  show('/wiki/lx/lamps');
  expect(screen.queryByRole('link', { name: 'Print this section' })).toBeNull();
});

it('a page that is added before the pack of another tab is known comes after its pages, and can be removed again', () => {
  show('/wiki/b');
  localStorage.setItem('print-pack', '/wiki/lx');
  press('Add to print pack');
  expect(hrefOf('Print pack (2 pages)')).toBe('/print?pages=/wiki/lx,/wiki/b');
  press('Remove from print pack');
  expect(hrefOf('Print pack (1 page)')).toBe('/print?pages=/wiki/lx');
});

it('an address names each page of the wiki once, and nothing else', () => {
  expect(pagesIn('/wiki/lx,/wiki/lx,/shows,https://example.org/wiki/x,,/wiki')).toEqual(['/wiki/lx', '/wiki']);
});
