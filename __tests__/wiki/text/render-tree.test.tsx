import { renderToStaticMarkup } from 'react-dom/server';
import type { Root } from 'hast';
import { renderTree } from '../../../src/wiki/ui/text/render-tree';

const tree = (children: Root['children']): Root => ({ type: 'root', children });

describe('a tree as React elements', () => {
  it('keeps elements, classes and text', () => {
    const link = {
      type: 'element' as const,
      tagName: 'p',
      properties: { className: ['a', 'b'] },
      children: [{ type: 'text' as const, value: '5 < 6' }],
    };
    expect(renderToStaticMarkup(renderTree(tree([link]), {}))).toBe('<p class="a b">5 &lt; 6</p>');
  });

  it('writes the names of aria and data attributes as HTML does', () => {
    const link = {
      type: 'element' as const,
      tagName: 'a',
      properties: { ariaDescribedBy: ['footnote-label'], ariaLabel: 'Back', dataFootnoteRef: true },
      children: [],
    };
    expect(renderToStaticMarkup(renderTree(tree([link]), {}))).toBe(
      '<a aria-describedby="footnote-label" aria-label="Back" data-footnote-ref="true"></a>',
    );
  });

  it('puts our components in the place of their names', () => {
    const Loud = ({ text }: { text: string }) => <strong>{text}!</strong>;
    const node = { type: 'element' as const, tagName: 'Loud', properties: { text: 'Standby' }, children: [] };
    expect(renderToStaticMarkup(renderTree(tree([node]), { Loud }))).toBe('<strong>Standby!</strong>');
  });
});
