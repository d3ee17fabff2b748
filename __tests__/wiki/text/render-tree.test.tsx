import { renderToStaticMarkup } from 'react-dom/server';
import type { Root } from 'hast';
import { renderTree } from '../../../src/wiki/ui/text/render-tree';

it('aria and data attributes of a tree are rendered with their HTML names', () => {
  const properties = { ariaDescribedBy: ['footnote-label'], ariaLabel: 'Back', dataFootnoteRef: true };
  const tree: Root = { type: 'root', children: [{ type: 'element', tagName: 'a', properties, children: [] }] };
  expect(renderToStaticMarkup(renderTree(tree, {}))).toBe(
    '<a aria-describedby="footnote-label" aria-label="Back" data-footnote-ref="true"></a>',
  );
});
