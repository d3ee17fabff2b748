/** @jest-environment node */
import type { ReplaceRendererArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { NavbarItemBoundary, PageBoundary, withErrorBoundary } from '../../src/components/crash';
import { renderBody } from '../../src/site/ui/render-body';

function Broken(): ReactElement {
  throw new Error('The lamp has blown.');
}

/** Renders as the build does. */
const render = (bodyComponent: ReactElement, pathname = '/wiki'): unknown =>
  renderBody({ bodyComponent, pathname, replaceBodyHTMLString: () => undefined } as unknown as ReplaceRendererArgs);

/** A top bar whose second item is broken. */
const bar = (
  <PageBoundary>
    <NavbarItemBoundary label="Shows">Shows</NavbarItemBoundary>
    <NavbarItemBoundary label="House lights">
      <Broken />
    </NavbarItemBoundary>
    <NavbarItemBoundary label="Search">Search</NavbarItemBoundary>
  </PageBoundary>
);

it('an item of the top bar that fails to render stops the build, by name and page; the next page does not inherit the name', async () => {
  await expect(render(bar, '/shows')).rejects.toThrow(
    'The item “House lights” of the top bar fails to render on /shows: The lamp has blown.',
  );
  await expect(render(<Broken />)).rejects.toThrow(/^The lamp has blown\.$/);
});

it('a component that fails to render stops the build, by name', async () => {
  const Mermaid = withErrorBoundary('Mermaid', Broken);
  await expect(
    render(
      <NavbarItemBoundary label="Shows">
        <Mermaid />
      </NavbarItemBoundary>,
    ),
  ).rejects.toThrow('The component <Mermaid> fails to render on /wiki: The lamp has blown.');
});
