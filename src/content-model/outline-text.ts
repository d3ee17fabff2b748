/** Turns the text of drawings into outlines: WebKit shows no embedded font in an `<img>`, and sharp has no fonts of ours. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Font, type Glyph } from 'opentype.js';
import { optimize, type CustomPlugin, type XastElement } from 'svgo';
import { FONT_FILES } from './palette';
import type { MessageAndRemedy } from './problem';

/** Why a drawing cannot be built. `found` is the part of its source that is to blame. */
export class DrawingError extends Error {
  constructor(
    readonly found: string,
    readonly problem: MessageAndRemedy,
  ) {
    super(problem.join(' '));
  }
}

/** Size of text that says none, in browsers. */
const USUAL_SIZE = 16;

const REGULAR = 400;
const BOLD = 700;

function loadFont(weight: number): Font {
  // opentype.js reads no woff2; the packages of Fontsource have both.
  const file = readFileSync(path.resolve('node_modules', String(FONT_FILES[weight]).replace(/2$/, '')));
  return parse(new Uint8Array(file).buffer);
}

const fonts = new Map<number, Font>();

function fontOf(weight: number): Font {
  const font = fonts.get(weight) ?? loadFont(weight);
  fonts.set(weight, font);
  return font;
}

/** Width of a text in the units of its `size`. */
export function widthOfText(words: string, size: number): number {
  return fontOf(REGULAR).getAdvanceWidth(words, size);
}

type Attributes = Record<string, string>;

const COORDINATES = ['x', 'y', 'dx', 'dy'];

/** Attributes that the outlines have no more. */
const OF_TEXT = [...COORDINATES, 'font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor', 'transform', 'xml:space'];

/** `em` is what a unit of that name stands for. */
function numberOf(attributes: Attributes, name: string, usual: number, em = NaN): number {
  const written = attributes[name];
  const number = written === undefined ? usual : Number(written.replace(/px$|em$/, '')) * (written.endsWith('em') ? em : 1);
  if (Number.isFinite(number)) return number;
  const found = `${name}="${written}"`;
  throw new DrawingError(found, [`A text of the drawing has ${found}, which is not a number.`, 'Write a number, without a unit.']);
}

/** Parts of one style that follow one another from `x`, around it, or up to it. */
interface Line {
  x: number;
  y: number;
  /** `own` are attributes of `<tspan>`, and `attributes` all, with inherited ones. */
  parts: { words: string; own: Attributes; attributes: Attributes }[];
}

function linesOf(text: XastElement, inherited: Attributes): Line[] {
  const lines: Line[] = [{ x: 0, y: 0, parts: [] }];
  const read = ({ attributes: own, children }: XastElement, attributes: Attributes, ofParts: Attributes): void => {
    const { x, y } = lines.at(-1) as Line;
    const moves = COORDINATES.some((name) => name in own);
    if (moves && lines.length > 1 && !('x' in own)) {
      throw new DrawingError('<tspan', ['A <tspan> of the drawing moves, but has no x.', 'Add x, or write a <text> of its own.']);
    }
    const size = numberOf(attributes, 'font-size', USUAL_SIZE);
    const [dx, dy] = [numberOf(own, 'dx', 0, size), numberOf(own, 'dy', 0, size)];
    if (moves) lines.push({ x: numberOf(own, 'x', x) + dx, y: numberOf(own, 'y', y) + dy, parts: [] });
    for (const child of children) {
      if (child.type === 'text') lines.at(-1)?.parts.push({ words: child.value, own: ofParts, attributes });
      if (child.type !== 'element') continue;
      const remedy = 'Write it as plain <text>, or turn the text into paths.';
      if (child.name !== 'tspan') throw new DrawingError(`<${child.name}`, [`A text of the drawing contains <${child.name}>.`, remedy]);
      read(child, { ...attributes, ...child.attributes }, { ...ofParts, ...child.attributes });
    }
  };
  read(text, inherited, {});
  return lines;
}

/** Collapses spaces as browsers do. */
function tidySpaces(words: string, attributes: Attributes, isFirst: boolean, isLast: boolean): string {
  if (attributes['xml:space'] === 'preserve') return words.replace(/\s/g, ' ');
  const single = words.replace(/\s+/g, ' ');
  const started = isFirst ? single.trimStart() : single;
  return isLast ? started.trimEnd() : started;
}

/** Units of a letter's height in its outline: whole numbers are short, and still sharp when a drawing fills a window. */
const UNITS = 500;

const outlines = new Map<string, string>();

/** Path data of a letter, shortened by SVGO. */
function outlineOf(id: string, glyph: Glyph): string {
  const known = outlines.get(id);
  if (known !== undefined) return known;
  const svg = `<svg>${glyph.getPath(0, 0, UNITS).toSVG(2)}</svg>`;
  const plugins = [{ name: 'convertPathData', params: { floatPrecision: 0 } }] as const;
  const outline = /d="([^"]*)"/.exec(optimize(svg, { plugins: [...plugins] }).data)?.[1] ?? '';
  outlines.set(id, outline);
  return outline;
}

interface Letter {
  id: string;
  path: string;
  /** Distance from the start of the text, in units of the outline. */
  at: number;
}

/** Places the letters of a line as browsers do, with kerning. */
function layOut(words: string, weight: number, spacing: number): { letters: Letter[]; width: number } {
  const font = fontOf(weight);
  const missing = [...words].find((character) => font.charToGlyphIndex(character) === 0);
  if (missing !== undefined) {
    const message = `The typeface of drawings has no "${missing}".`;
    throw new DrawingError(missing, [message, 'Draw it as a path, or use another character.']);
  }
  const letters: Letter[] = [];
  const width = font.forEachGlyph(words, 0, 0, UNITS, { letterSpacing: spacing / UNITS }, (glyph, x) => {
    // SVGO's own ids have no digits.
    const id = `${weight === BOLD ? 'b' : 'r'}${glyph.index}`;
    letters.push({ id, path: outlineOf(id, glyph), at: Math.round(x) });
  });
  return { letters, width };
}

const SHIFTS: Readonly<Record<string, number>> = { start: 0, middle: -0.5, end: -1 };

const elementOf = (name: string, attributes: Attributes, children: XastElement[] = []): XastElement => ({
  type: 'element',
  name,
  attributes,
  children,
});

const short = (number: number): string => String(Number(number.toFixed(4)));

const withoutText = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !OF_TEXT.includes(name)));

/** Turns a line into groups that use `definitions`, outlines by id. */
function outlineLine({ x, y, parts }: Line, definitions: Map<string, string>): XastElement[] {
  const laid = parts.map(({ words, own, attributes }, index) => {
    const weight = /^(?:bold|[6-9]00)$/.test(attributes['font-weight'] ?? '') ? BOLD : REGULAR;
    const scale = numberOf(attributes, 'font-size', USUAL_SIZE) / UNITS;
    const tidy = tidySpaces(words, attributes, index === 0, index === parts.length - 1);
    return { ...layOut(tidy, weight, numberOf(attributes, 'letter-spacing', 0) / scale), own, attributes, scale };
  });
  const whole = laid.reduce((sum, { width, scale }) => sum + width * scale, 0);
  let left = x + whole * (SHIFTS[laid[0]?.attributes['text-anchor'] ?? 'start'] ?? 0);
  return laid.flatMap(({ letters, width, own, attributes, scale }): XastElement[] => {
    const visible = letters.filter(({ path }) => path !== '');
    for (const { id, path } of visible) definitions.set(id, path);
    const uses = visible.map(({ id, at }) => elementOf('use', { href: `#${id}`, ...(at !== 0 && { x: String(at) }) }));
    const transform = `translate(${short(left)} ${short(y)}) scale(${short(scale)})`;
    const strokeWidth = { 'stroke-width': short(numberOf(attributes, 'stroke-width', 1) / scale) };
    const outlined = { ...withoutText(own), ...((attributes.stroke ?? 'none') !== 'none' && strokeWidth), transform };
    left += width * scale;
    return uses.length === 0 ? [] : [elementOf('g', outlined, uses)];
  });
}

/** Turns a `<text>` into a group of lines. */
function outline(text: XastElement, inherited: Attributes, definitions: Map<string, string>): void {
  const { transform } = text.attributes;
  text.children = linesOf(text, inherited).flatMap((line) => outlineLine(line, definitions));
  text.name = 'g';
  text.attributes = { ...withoutText(text.attributes), ...(transform !== undefined && { transform }) };
}

/** A plugin of SVGO. Each letter is defined once. @throws DrawingError */
export const OUTLINE_TEXT: CustomPlugin = {
  name: 'outlineText',
  fn: () => {
    const ancestors: Attributes[] = [{}];
    const definitions = new Map<string, string>();
    return {
      element: {
        enter: (node) => {
          const inherited = { ...ancestors.at(-1), ...node.attributes };
          ancestors.push(inherited);
          if (node.name === 'text') outline(node, inherited, definitions);
          delete node.attributes['font-family'];
        },
        exit: () => void ancestors.pop(),
      },
      root: {
        exit: ({ children }) => {
          const svg = children.find((child): child is XastElement => child.type === 'element');
          const paths = [...definitions].map(([id, d]) => elementOf('path', { id, d }));
          if (paths.length > 0) svg?.children.unshift(elementOf('defs', {}, paths));
        },
      },
    };
  },
};
