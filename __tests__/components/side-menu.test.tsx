/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type * as Site from '../../src/components/use-site';
import { SideMenu } from '../../src/components/side-menu';

jest.mock('gatsby', () => require('../support/gatsby') as unknown);
// The configuration comes out of the data layer, which only a build has.
jest.mock('../../src/components/use-site', () => {
  const configuration = { navbar: { items: [] } } as unknown as ReturnType<typeof Site.useSiteConfiguration>;
  return { useSiteConfiguration: () => configuration };
});

/** Takes something away from the browser while a test runs. */
function without(name: string): void {
  const own = Object.getOwnPropertyDescriptor(window, name);
  Object.defineProperty(window, name, { value: undefined, configurable: true, writable: true });
  restore.push(() => (own ? Object.defineProperty(window, name, own) : Reflect.deleteProperty(window, name)));
}
const restore: (() => void)[] = [];
afterEach(() => {
  for (const put of restore.splice(0)) put();
});

it.each(['matchMedia', 'AbortController'])('without %s the page stays, and its menu too', (name) => {
  without(name);
  render(<SideMenu pathname="/wiki">The tree</SideMenu>);
  fireEvent.click(screen.getByRole('button', { name: '← Main menu' }));
  expect(screen.getByRole('button', { name: 'Wiki contents →' })).toBeTruthy();
});
