/** @jest-environment node */
import type { ReplaceRendererArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { NavbarItemBoundary, PageBoundary, withErrorBoundary } from '../../src/components/crash';
import { renderBody } from '../../src/site/ui/render-body';

function Broken(): ReactElement {
  throw new Error('The lamp has blown.');
}
const Mermaid = withErrorBoundary('Mermaid', Broken);

/** Renders a page as the build does. */
function render(children: ReactElement): unknown {
  const bodyComponent = (
    <PageBoundary>
      <NavbarItemBoundary label="Shows">Shows</NavbarItemBoundary>
      {children}
      <NavbarItemBoundary label="Search">Search</NavbarItemBoundary>
    </PageBoundary>
  );
  return renderBody({ bodyComponent, pathname: '/shows', replaceBodyHTMLString: () => undefined } as unknown as ReplaceRendererArgs);
}

it.each([
  ['an item of the top bar', 'The item “House lights” of the top bar', Broken],
  ['a component', 'The component <Mermaid>', Mermaid],
])('%s that fails to render stops the build, by name and page; what else fails has no name', async (_what, name, Part) => {
  const item = (
    <NavbarItemBoundary label="House lights">
      <Part />
    </NavbarItemBoundary>
  );
  await expect(render(item)).rejects.toThrow(`${name} fails to render on /shows: The lamp has blown.`);
  await expect(render(<Broken />)).rejects.toThrow(/^The lamp has blown\.$/);
});
