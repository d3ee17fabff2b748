/** Reduces Mermaid's drawings to a tenth of the size, in colours that follow the colour mode. */
import svgpath from 'svgpath';

const DECIMALS = 1;

const MEASURE = /^(?:points|transform|viewBox|width|height|[cdr]?[xy]|r|[xy][12])$/;

function rounded(text: string): string {
  return text.replace(/-?(?<!\d)\d*\.\d+(?:e[-+]?\d+)?/gi, (number) => String(Number(Number(number).toFixed(DECIMALS)) + 0));
}

/** Mermaid's sketches draw a line as a curve whose control points lie on the line. */
function isLine(controlPoints: readonly (readonly [x: number, y: number])[], across: number, down: number): boolean {
  return controlPoints.every(([x, y]) => Math.abs(x * down - y * across) < 10 ** -DECIMALS);
}

/** Rounds lengths, turns straight curves into lines, and joins lines that touch. */
function tidyPath(path: string): string {
  return svgpath(path)
    .iterate((segment, index, x, y) => {
      if (segment[0] === 'M' && index > 0 && segment[1] === x && segment[2] === y) return [];
      if (segment[0] !== 'C') return undefined;
      const [, x1, y1, x2, y2, endX, endY] = segment;
      const controlPoints = [
        [x1 - x, y1 - y],
        [x2 - x, y2 - y],
      ] as const;
      return isLine(controlPoints, endX - x, endY - y) ? [['L', endX, endY]] : undefined;
    })
    .round(DECIMALS)
    .toString();
}

interface Rule {
  selectors: string[];
  declarations: string;
}

/** Rules of Mermaid's style sheet, without at-rules. */
function rulesOf(sheet: string): Rule[] {
  const flat = sheet.replace(/@[^@{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...flat.matchAll(/(?<![^{}])([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', declarations = '']) => ({
    // A comma inside brackets does not separate selectors.
    selectors: (selectors.match(/(?:\([^()]*\)|[^,])+/g) ?? []).map((selector) => selector.trim()),
    declarations,
  }));
}

/** Keeps rules that match an element. Drops the font, because the page sets it. */
function usedRules(svg: Element, rules: readonly Rule[]): Rule[] {
  const root = `#${svg.id}`;
  return rules.flatMap(({ selectors, declarations }) => {
    const used = selectors.filter((selector) => selector === root || (selector.startsWith(`${root} `) && svg.querySelector(selector)));
    const rest = declarations
      .split(';')
      .filter((declaration) => declaration !== '' && !declaration.startsWith('font-family'))
      .join(';');
    return used.length > 0 && rest !== '' ? [{ selectors: used, declarations: rest }] : [];
  });
}

/** Elements allowed in labels. */
const MARKS = new Set(['div', 'span', 'p', 'br', 'b', 'strong', 'i', 'em', 'code', 'sub', 'sup']);

/** Reduces HTML labels to text and simple markup. Removes links, because to screen readers a drawing is one image. */
function stripLabels(svg: Element): void {
  svg.querySelectorAll('a').forEach((link) => link.replaceWith(...link.childNodes));
  for (const element of svg.querySelectorAll('foreignObject *')) {
    if (!MARKS.has(element.localName)) element.replaceWith(...element.childNodes);
    for (const { name } of [...element.attributes]) if (name !== 'class' && name !== 'style') element.removeAttribute(name);
  }
}

const DEFINITIONS = 'marker, symbol, linearGradient, filter, clipPath';

/** Removes text that the figure repeats, and unused definitions, groups and ids. */
function removeUnused(svg: Element, sheet: string): void {
  const elements = (): Element[] => [...svg.querySelectorAll('*')];
  svg.querySelectorAll('title, desc, style').forEach((element) => element.remove());
  for (let count = 0; count !== elements().length;) {
    count = elements().length;
    const markup = svg.outerHTML + sheet;
    const isReferenced = ({ id }: Element): boolean => id !== '' && [`#${id})`, `"#${id}"`].some((reference) => markup.includes(reference));
    svg.querySelectorAll(`${DEFINITIONS}, defs > *`).forEach((element) => !isReferenced(element) && element.remove());
    svg
      .querySelectorAll('g:empty, defs:empty, text:empty, rect:not([width]), foreignObject[width="0"]')
      .forEach((element) => element.remove());
    elements().forEach((element) => !isReferenced(element) && element.removeAttribute('id'));
  }
}

function tidyAttributes(svg: Element, sheet: string): void {
  const named = new Set([...sheet.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) {
      if (/^(?:data-|aria-|role$|name$|tabindex$|xmlns)/.test(name)) element.removeAttribute(name);
      else if (name === 'd') element.setAttribute(name, tidyPath(value));
      else if (MEASURE.test(name)) element.setAttribute(name, rounded(value));
    }
    const classes = [...element.classList].filter((name) => named.has(name));
    if (classes.length > 0) element.setAttribute('class', [...new Set(classes)].join(' '));
    else element.removeAttribute('class');
    const declarations = (element.getAttribute('style') ?? '').split(';').map((declaration) => declaration.trim());
    const style = [...new Set(declarations)]
      .filter((declaration) => declaration.includes(':') && !/url\((?!#)|^(?:font-family|stroke-dasharray: 1,\s*0$)/.test(declaration))
      .join(';');
    if (style === '') element.removeAttribute('style');
    else element.setAttribute('style', style);
  }
}

/** Matches a six-digit colour as Mermaid writes it: as given, or translucent. */
function spellingsOf(colour: string): RegExp {
  const channels = (colour.match(/[\da-f]{2}/gi) ?? []).map((digits) => Number.parseInt(digits, 16));
  return new RegExp(`${colour}\\b|rgba\\(${channels.join(',\\s*')},[^)]*\\)`, 'gi');
}

function recoloured(text: string, colours: ReadonlyMap<string, string>): string {
  return [...colours].reduce((changed, [property, colour]) => changed.replace(spellingsOf(colour), `var(${property})`), text);
}

/**
 * Tidies a drawing in place, and returns its markup with the drawn size.
 * @param colours Mermaid's colours, each by the custom property that replaces it
 */
export function tidySvg(svg: Element, colours: ReadonlyMap<string, string>): string {
  const sheet = [...svg.querySelectorAll('style')].map((style) => style.textContent ?? '').join('');
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  stripLabels(svg);
  const rules = usedRules(svg, rulesOf(sheet));
  const used = rules.map(({ selectors, declarations }) => `${selectors.join(',')}{${declarations}}`).join('');
  removeUnused(svg, used);
  tidyAttributes(svg, used);
  svg.removeAttribute('style');
  svg.setAttribute('width', String(Math.ceil(width)));
  svg.setAttribute('height', String(Math.ceil(height)));
  const style = svg.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'style');
  if (used !== '') svg.prepend(style);
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) element.setAttribute(name, recoloured(value, colours));
  }
  style.textContent = recoloured(used, colours);
  return svg.outerHTML;
}
