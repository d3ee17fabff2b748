/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { WikiTreeItem } from '../../src/wiki/node/tree';
import { WikiTreeList } from '../../src/wiki/ui/wiki-tree-list';

const place = (path: string | null, label: string, ...children: WikiTreeItem[]): WikiTreeItem => ({ path, label, emoji: null, children });
const PLACES = [
  place('/wiki/lx', 'Lighting', place('/wiki/lx/cables', 'Cables')),
  place(null, 'Spaces', place('/wiki/spaces/fab', 'FAB')),
  place('/wiki/sound', 'Sound'),
];
const listOf = (places: readonly WikiTreeItem[], pathname: string) => <WikiTreeList items={places} pathname={pathname} />;

it('the sidebar opens the category of each opened page, and leaves the others as the reader left them', () => {
  const { rerender } = render(listOf(PLACES, '/wiki/lx/cables'));
  const isOpen = (label: string) => (screen.getByLabelText(`Pages in ${label}`).parentElement as HTMLDetailsElement).open;
  expect(['Lighting', 'Spaces'].map(isOpen)).toEqual([true, false]);
  rerender(listOf(PLACES, '/wiki/spaces/fab'));
  expect(['Lighting', 'Spaces'].map(isOpen)).toEqual([true, true]);
  // Browsers, unlike jsdom, keep only one fold of a name open.
  expect(document.querySelector('details[name]')).toBeNull();
  (screen.getByLabelText('Pages in Lighting').parentElement as HTMLDetailsElement).open = false;
  rerender(listOf(PLACES, '/wiki/sound'));
  expect(['Lighting', 'Spaces'].map(isOpen)).toEqual([false, true]);
});

it('the sidebar leaves the current page’s category closed if the reader closed it before hydration', () => {
  const { renderToString } = jest.requireActual<typeof import('react-dom/server')>('react-dom/server');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(listOf(PLACES, '/wiki/lx/cables'));
  const lighting = screen.getByLabelText('Pages in Lighting').parentElement as HTMLDetailsElement;
  lighting.open = false;
  render(listOf(PLACES, '/wiki/lx/cables'), { container, hydrate: true });
  expect(lighting.open).toBe(false);
});
