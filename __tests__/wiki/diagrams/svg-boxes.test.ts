/**
 * Sizes of a diagram's parts, which Mermaid asks for without a browser.
 * @jest-environment jsdom
 */
import { boxOf, boxOfAny, sizeOfLabel } from '../../../src/wiki/node/diagrams/svg-boxes';

/** The first element of an SVG's markup. */
function element(markup: string): SVGElement {
  document.body.innerHTML = `<svg>${markup}</svg>`;
  return document.querySelector('svg > *') as SVGElement;
}

describe('a label', () => {
  it('of one line is as wide as its letters', () => {
    expect(sizeOfLabel('MM')).toEqual({ width: 2 * 0.9 * 16, height: 24 });
  });

  it('keeps its line breaks, and wraps where a line would be wider than the limit', () => {
    expect(sizeOfLabel('Desk\nRack').height).toBe(48);
    expect(sizeOfLabel('Desk Rack', 130)).toEqual(sizeOfLabel('Desk Rack'));
    expect(sizeOfLabel('a very long label that has to wrap', 130)).toEqual({ width: 130, height: 72 });
  });

  it('in HTML wraps at its own maximum width', () => {
    const label = element(
      '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml" style="max-width: 130px"><p>Switch,<br>if needed</p></div></foreignObject>',
    ).querySelector('div') as HTMLElement;
    expect(boxOfAny(label)).toMatchObject({ width: sizeOfLabel('if needed').width, height: 48 });
  });
});

describe('a shape', () => {
  it.each([
    ['<rect x="1" y="2" width="30" height="4"/>', { x: 1, y: 2, width: 30, height: 4 }],
    ['<circle cx="10" cy="20" r="5"/>', { x: 5, y: 15, width: 10, height: 10 }],
    ['<ellipse rx="5" ry="2"/>', { x: -5, y: -2, width: 10, height: 4 }],
    ['<line x1="0" y1="9" x2="4" y2="1"/>', { x: 0, y: 1, width: 4, height: 8 }],
    ['<polygon points="0,-5 5,0 0,5 -5,0"/>', { x: -5, y: -5, width: 10, height: 10 }],
    ['<path d="M-1.5 2L10 4l-2-6h1v1z"/>', { x: -1.5, y: -2, width: 11.5, height: 6 }],
    ['<path d="M0,10 a20,10 0,0,0 40,0 a20,10 0,0,0 -40,0 l0,50 a20,10 0,0,0 40,0 l0,-50"/>', { x: 0, y: 0, width: 40, height: 70 }],
    ['<path/>', { x: 0, y: 0, width: 0, height: 0 }],
    ['<text x="3" y="20">MM</text>', { x: 3, y: 4, width: 28.8, height: 19.2 }],
    ['<text y="10" font-size="10"><tspan>M</tspan><tspan>MM</tspan></text>', { x: 0, y: 0, width: 18, height: 24 }],
    ['<text></text>', { x: 0, y: 0, width: 0, height: 0 }],
  ])('%s has the box that a browser would measure', (markup, box) => {
    const found = boxOf(element(markup));
    for (const [side, length] of Object.entries(box)) expect(found[side as keyof typeof found]).toBeCloseTo(length);
  });

  it('in a group moves with it, and a definition has no size', () => {
    const group = element(
      '<g><defs><rect width="900" height="900"/></defs><g transform="translate(10, -5)"><rect width="4" height="6"/></g><rect x="20" width="1" height="1"/><g></g></g>',
    );
    expect(boxOf(group)).toEqual({ x: 10, y: -5, width: 11, height: 6 });
    expect(boxOf(element('<g></g>'))).toEqual({ x: 0, y: 0, width: 0, height: 0 });
  });
});
