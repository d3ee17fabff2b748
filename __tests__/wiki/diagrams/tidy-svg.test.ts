/**
 * Drawings by Mermaid, as pages contain them.
 * @jest-environment jsdom
 */
import { tidySvg } from '../../../src/wiki/node/diagrams/tidy-svg';

function tidied(inside: string): string {
  document.body.innerHTML = `<svg id="d" class="flowchart" style="max-width: 10px" viewBox="0 0 99.6 40.2" role="graphics-document">${inside}</svg>`;
  return tidySvg(document.querySelector('svg') as Element, new Map());
}

describe('a drawing', () => {
  it('keeps visible parts, rounded to tenths of a pixel', () => {
    expect(tidied('<g><rect x="-0.04" y="1.26" width="10.04999" height="4" data-id="a" name="O" class="a"></rect></g>')).toContain(
      '<g><rect x="0" y="1.3" width="10" height="4"></rect></g>',
    );
  });

  it('loses its title, its description and unused parts', () => {
    const svg = tidied(
      '<title>t</title><desc>d</desc><marker id="d-a"><path d="M0 0"></path></marker><marker id="d-b"></marker><linearGradient id="d-c"><stop></stop></linearGradient><g><g></g></g><rect></rect><text></text><path id="d-p" d="M 1,1 l 9,9" marker-end="url(#d-b)"></path>',
    );
    expect(svg).toContain('><marker id="d-b"></marker><path d="M1 1l9 9" marker-end="url(#d-b)"></path></svg>');
  });

  it('keeps only style rules that match, and only classes that they name', () => {
    const svg = tidied(
      '<style>#d{font-family:B612;fill:#333;}@keyframes dash{to{stroke-dashoffset:0;}}#d .node rect,#d .node circle{stroke:red;}#d .edge{fill:none;}#d p{font-family:x;}</style><g class="node default"><rect width="1" style="; font-family: B612"></rect></g>',
    );
    expect(svg).toContain('<style>#d{fill:#333}#d .node rect{stroke:red}</style><g class="node"><rect width="1"></rect></g>');
  });

  it('has labels of text and simple markup only', () => {
    const label = (html: string) =>
      tidied(`<foreignObject width="1"><div xmlns="http://www.w3.org/1999/xhtml">${html}</div></foreignObject>`);
    expect(label('<b onclick="x">Desk</b> <i style="color: red; background: url(https://crew.example)">1</i><br>')).toContain(
      '<div><b>Desk</b> <i style="color: red">1</i><br></div>',
    );
    expect(
      label('<a href="https://crew.example">Desk</a><form><input></form><video src="x"></video><svg><g><path d="M0 0"></path></g></svg>'),
    ).toContain('<div>Desk</div>');
  });

  it('joins lines that touch, so that their corners meet', () => {
    expect(tidied('<path d="M0 0L5 0M5 0L5 9M9 9L9 5"></path>')).toContain('<path d="M0 0L5 0 5 9M9 9L9 5">');
  });

  it('has no links', () => {
    expect(tidied('<a href="https://crew.example"><rect width="1"></rect></a>')).toContain('><rect width="1"></rect></svg>');
  });
});
