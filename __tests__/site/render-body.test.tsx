/** @jest-environment node */
import type { ReplaceRendererArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { NavbarItemBoundary, PageBoundary, guard } from '../../src/components/crash';
import { renderBody } from '../../src/site/ui/render-body';

function Broken(): ReactElement {
  throw new Error('The lamp has blown.');
}

/** Renders as the build does. */
async function render(bodyComponent: ReactElement, pathname = '/wiki'): Promise<string> {
  let html = '';
  const document = {
    bodyComponent,
    pathname,
    replaceBodyHTMLString: (text: string) => {
      html = text;
    },
  };
  await renderBody(document as unknown as ReplaceRendererArgs);
  return html;
}

/** A top bar of three items, the second of which may be broken. */
const bar = (second: ReactElement) => (
  <PageBoundary>
    <NavbarItemBoundary label="Shows">Shows</NavbarItemBoundary>
    <NavbarItemBoundary label="House lights">{second}</NavbarItemBoundary>
    <NavbarItemBoundary label="Search">Search</NavbarItemBoundary>
  </PageBoundary>
);

describe('while building', () => {
  it('an item of the top bar that fails to render stops the build, by name and page', async () => {
    await expect(render(bar(<Broken />), '/shows')).rejects.toThrow(
      'The item “House lights” of the top bar fails to render on /shows: The lamp has blown.',
    );
  });

  it('a component that fails to render stops the build, by name', async () => {
    const Mermaid = guard('Mermaid', Broken);
    await expect(
      render(
        <NavbarItemBoundary label="Shows">
          <Mermaid />
        </NavbarItemBoundary>,
      ),
    ).rejects.toThrow('The component <Mermaid> fails to render on /wiki: The lamp has blown.');
  });

  it('a second failing page is reported without the name of the first failure', async () => {
    await expect(render(bar(<Broken />))).rejects.toThrow('House lights');
    await expect(render(<Broken />)).rejects.toThrow(/^The lamp has blown\.$/);
  });
});
