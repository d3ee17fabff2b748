/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import PrintPage from '../../src/pages/print';
import { pagesIn, storePack } from '../../src/wiki/ui/print-pack';

jest.mock('../../src/components/fetch-json', () => ({ fetchJson: () => Promise.reject(new Error('offline')) }));

it('the address of a pack names each page of the wiki once, and nothing else', () => {
  expect(pagesIn('/wiki/lx,/wiki/lx,/shows,https://example.org/wiki/x,,/wiki')).toEqual(['/wiki/lx', '/wiki']);
});

it.each([
  ['the page of that pack has a button to empty it', '?pages=/wiki/lx,/wiki/sound', 1],
  ['so has /print without pages in its address', '', 1],
  ['the page of a shared pack has none, because it would empty the reader’s own', '?pages=/wiki/stage', 0],
])('in a browser with a pack, %s', async (_situation, search, buttons) => {
  storePack(['/wiki/lx', '/wiki/sound']);
  render(<PrintPage {...({ location: { search } } as Parameters<typeof PrintPage>[0])} />);
  await screen.findByText(/Could not load/);
  expect(screen.queryAllByRole('button', { name: 'Empty the pack' })).toHaveLength(buttons);
});
