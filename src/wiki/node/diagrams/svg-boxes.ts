/** Bounding boxes of SVG elements without a browser, for Mermaid's layout. Text is measured in the site's typeface. */
import { svgPathBbox } from 'svg-path-bbox';

/** In user units of the element's coordinate system. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In pixels. */
export const FONT_SIZE = 16;
/** Line height of labels in pixels. */
const LINE_HEIGHT = 24;
/** Line height of SVG text, relative to its font size. */
const TEXT_HEIGHT = 1.2;

/** Letter widths of B612, the site's typeface, relative to the font size. */
const LETTERS_OF_WIDTH: readonly (readonly [width: number, letters: string])[] = [
  [0.2, `'|`],
  [0.25, ',;·'],
  [0.3, '.:Iij°²³¹'],
  [0.35, ' !l\u00a0'],
  [0.4, '"frt'],
  [0.45, '()-J[s'],
  [0.5, '=]cz'],
  [0.525, 'a'],
  [0.55, '$*/?FLS\\_`ekvxy£àáâãäåèéêë'],
  [0.65, '0123456789<>ABDGRVX{'],
  [0.7, '&HU«»'],
  [0.75, 'N^w~¼½¾'],
  [0.8, 'OQ×'],
  [0.85, '#'],
  [0.9, '%Mm'],
  [0.95, 'W'],
  [1, '@—…'],
];
const WIDTH_OF_OTHERS = 0.6;

const widths = new Map(LETTERS_OF_WIDTH.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)));

function widthOfText(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? WIDTH_OF_OTHERS) * size, 0);
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

function numberOf(element: Element, attribute: string): number {
  return Number.parseFloat(element.getAttribute(attribute) ?? '') || 0;
}

function boxAround(points: readonly (readonly [x: number, y: number])[]): Box {
  if (points.length === 0) return NOWHERE;
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

function corners({ x, y, width, height }: Box): (readonly [number, number])[] {
  return [
    [x, y],
    [x + width, y + height],
  ];
}

function pointsOf(text: string): (readonly [number, number])[] {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0]);
}

function boxOfPath(path: string): Box {
  const [left, top, right, bottom] = svgPathBbox(path);
  return left > right ? NOWHERE : { x: left, y: top, width: right - left, height: bottom - top };
}

function wordsOf(node: Node): string {
  if (node.nodeName.toLowerCase() === 'br') return '\n';
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
  return [...node.childNodes].map(wordsOf).join('');
}

/** Size of a label in pixels. Text wraps at `limit`, and the label is then that wide. */
export function sizeOfLabel(text: string, limit = Infinity): { width: number; height: number } {
  const size = { width: 0, height: 0 };
  if (text.trim() === '') return size;
  for (const paragraph of text.split('\n')) {
    let line = '';
    const end = (): void => {
      size.width = Math.max(size.width, widthOfText(line, FONT_SIZE));
      size.height += LINE_HEIGHT;
    };
    for (const word of paragraph.trim().split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOfText(longer, FONT_SIZE) > limit) {
        end();
        line = word;
        size.width = limit;
      } else line = longer;
    }
    end();
  }
  return size;
}

function boxOfText(element: SVGElement): Box {
  const size = Number.parseFloat(element.style.fontSize || (element.getAttribute('font-size') ?? '')) || FONT_SIZE;
  const rows = [...element.querySelectorAll('tspan')].filter((row) => !row.querySelector('tspan'));
  const texts = (rows.length > 0 ? rows : [element]).map((row) => row.textContent ?? '').filter((text) => text !== '');
  if (texts.length === 0) return NOWHERE;
  const width = Math.max(...texts.map((text) => widthOfText(text, size)));
  return { x: numberOf(element, 'x'), y: numberOf(element, 'y') - size, width, height: texts.length * size * TEXT_HEIGHT };
}

const UNSEEN = new Set(['defs', 'marker', 'style', 'title', 'desc', 'symbol']);

function boxOfGroup(element: Element): Box {
  return boxAround(
    [...element.children].flatMap((child) => {
      const box = boxOf(child as SVGElement);
      if (UNSEEN.has(child.tagName.toLowerCase()) || (box.width === 0 && box.height === 0)) return [];
      const [, right = 0, down = 0] = /translate\(\s*([-.\de]+)[\s,]+([-.\de]+)/.exec(child.getAttribute('transform') ?? '') ?? [];
      return corners({ ...box, x: box.x + Number(right), y: box.y + Number(down) });
    }),
  );
}

/** Stands in for `getBBox()`. */
export function boxOf(element: SVGElement): Box {
  const attribute = (name: string): number => numberOf(element, name);
  switch (element.tagName.toLowerCase()) {
    case 'rect':
    case 'foreignobject':
      return { x: attribute('x'), y: attribute('y'), width: attribute('width'), height: attribute('height') };
    case 'circle':
    case 'ellipse': {
      const [across, down] = [attribute('rx') || attribute('r'), attribute('ry') || attribute('r')];
      return { x: attribute('cx') - across, y: attribute('cy') - down, width: 2 * across, height: 2 * down };
    }
    case 'line':
      return boxAround([
        [attribute('x1'), attribute('y1')],
        [attribute('x2'), attribute('y2')],
      ]);
    case 'path':
      return boxOfPath(element.getAttribute('d') ?? '');
    case 'polygon':
    case 'polyline':
      return boxAround(pointsOf(element.getAttribute('points') ?? ''));
    case 'text':
    case 'tspan':
      return boxOfText(element);
    default:
      return boxOfGroup(element);
  }
}

/** Stands in for `getBoundingClientRect()`. Labels are HTML inside the SVG. */
export function boxOfAny(element: Element): Box {
  const isHtml = element.namespaceURI?.endsWith('xhtml') ?? false;
  if (!isHtml) return boxOf(element as SVGElement);
  if (!element.closest('foreignObject')) return NOWHERE;
  const limit = Number.parseFloat((element as HTMLElement).style.maxWidth || (element as HTMLElement).style.width);
  return { x: 0, y: 0, ...sizeOfLabel(wordsOf(element), Number.isNaN(limit) ? undefined : limit) };
}
