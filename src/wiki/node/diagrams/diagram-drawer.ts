/** Runs in its own process, because Mermaid needs a browser's globals. Reads charts as JSON, and prints a JSON list of results. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import type { Mermaid, MermaidConfig } from 'mermaid';
import rough from 'roughjs';
import type { DiagramReading } from '../../diagram';
import { DIAGRAM_ID, ONLY_IN_A_BROWSER, describeFailure } from '../../diagram';
import { FONT_SIZE, boxOf, boxOfAny } from './svg-boxes';
import { tidySvg } from './tidy-svg';

const TOKENS = 'src/site/style/tokens.css';

const tokens = readFileSync(path.resolve(TOKENS), 'utf8');
/** Colours of light mode by custom property. Mermaid derives others from them. */
const colours = new Map<string, string>();

function colour(property: string): string {
  const found = new RegExp(`${property}:\\s*(#[\\da-f]{6});`).exec(tokens)?.[1];
  if (found === undefined) throw new Error(`${TOKENS} must define ${property} as a colour of six digits.`);
  colours.set(property, found);
  return found;
}

const SETTINGS: MermaidConfig = {
  startOnLoad: false,
  logLevel: 'fatal',
  securityLevel: 'strict',
  theme: 'base',
  fontFamily: 'B612',
  // Compact, so that a chart fits a phone.
  flowchart: { curve: 'linear', htmlLabels: true, padding: 8, nodeSpacing: 20, rankSpacing: 32, wrappingWidth: 130 },
  sequence: { diagramMarginX: 8, width: 120, actorMargin: 32 },
  // The width of a column of text.
  gantt: { useWidth: 736 },
  themeVariables: {
    background: colour('--sheet'),
    fontSize: `${FONT_SIZE}px`,
    primaryColor: colour('--tint'),
    primaryTextColor: colour('--ink'),
    primaryBorderColor: colour('--line'),
    secondaryColor: colour('--paper'),
    tertiaryColor: colour('--paper'),
    lineColor: colour('--line'),
    textColor: colour('--ink'),
    titleColor: colour('--ink'),
    mainBkg: colour('--tint'),
    nodeBorder: colour('--line'),
    clusterBkg: colour('--paper'),
    clusterBorder: colour('--rule'),
    edgeLabelBackground: colour('--sheet'),
    noteBkgColor: colour('--amber-tint'),
    noteTextColor: colour('--ink'),
    noteBorderColor: colour('--amber'),
    activationBkgColor: colour('--paper'),
    activationBorderColor: colour('--line'),
    sequenceNumberColor: colour('--sheet'),
    rowOdd: colour('--sheet'),
    rowEven: colour('--tint'),
  },
};

/** Kinds whose colours are all configurable. Others keep a light background. */
const KINDS_WITH_COLOUR_MODES = new Set([
  'flowchart',
  'flowchart-v2',
  'flowchart-elk',
  'sequence',
  'stateDiagram',
  'state',
  'class',
  'classDiagram',
  'er',
]);

/** Adds browser features that Mermaid needs and jsdom lacks. */
function becomeBrowser(): Document {
  const { window } = new JSDOM('<!doctype html>', { pretendToBeVisual: true });
  const { document, DOMParser, Element, SVGElement, XMLSerializer } = window;
  class CSSStyleSheet {
    readonly cssRules: { cssText: string }[] = [];
    insertRule(cssText: string, index = 0): number {
      this.cssRules.splice(index, 0, { cssText });
      return index;
    }
    replaceSync(): void {
      this.cssRules.length = 0;
    }
  }
  const getComputedStyle = window.getComputedStyle.bind(window);
  Object.assign(globalThis, { window, document, DOMParser, Element, SVGElement, XMLSerializer, CSSStyleSheet, getComputedStyle });
  Object.assign(Element.prototype, {
    getBoundingClientRect(this: Element) {
      return boxOfAny(this);
    },
  });
  Object.assign(SVGElement.prototype, {
    getBBox(this: SVGElement) {
      return boxOf(this);
    },
    getComputedTextLength(this: SVGElement) {
      return boxOf(this).width;
    },
  });
  return document;
}

/** Makes Mermaid's library for sketches, which draws each line twice, draw it once. */
function drawOnce(): void {
  const sketch = rough.svg.bind(rough);
  rough.svg = (element) => sketch(element, { options: { disableMultiStroke: true } });
}

function explain(error: unknown, chart: string): DiagramReading {
  const { message, hash } = error as { message: string; hash?: { token?: string; loc?: { first_line?: number } } };
  if (message.startsWith('No diagram type detected')) return { problem: { line: 1, message: 'its kind is missing or misspelt' } };
  const [, most] = /(?:limit is|maximum of) (\d+)/.exec(message) ?? [];
  if (most !== undefined)
    return { problem: { line: 1, message: `it has ${most} arrows or more`, remedy: 'Divide it into several diagrams.' } };
  const line = hash?.loc?.first_line ?? Number(/line (\d+)/.exec(message)?.[1] ?? 1);
  // Jison names tokens that mean nothing to an editor, so the message quotes the line.
  const written = chart.split('\n')[line - 1]?.trim() ?? '';
  const words = message.replace(/^Parsing failed: /, '').replace(/ at offset.*/s, '');
  return { problem: { line, message: hash ? `the syntax is wrong at “${written}”` : words } };
}

/** Milliseconds for one chart, many more than a slow machine needs. A chart may wait forever, for instance for a picture. */
const TIMEOUT = 20_000;

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  // The timer also keeps Node from ending while nothing else is left to do.
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it took too long')), TIMEOUT);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** Kinds that need a canvas or a browser's styles. */
const KINDS_FOR_BROWSERS = new Set(['mindmap', 'architecture', 'c4']);

/** Formulas, and pictures in or instead of a box. */
const PARTS_FOR_BROWSERS = /\$\$|<img\b|@\{[^}]*\bimg\s*:/i;

async function drawChart(mermaid: Mermaid, document: Document, chart: string): Promise<DiagramReading> {
  let kind: string;
  try {
    kind = (await mermaid.parse(chart)).diagramType;
  } catch (error) {
    return explain(error, chart);
  }
  if (KINDS_FOR_BROWSERS.has(kind) || PARTS_FOR_BROWSERS.test(chart)) return ONLY_IN_A_BROWSER;
  try {
    // `mermaid.render` would queue all charts behind one that hangs.
    const { svg: drawn } = await withTimeout(mermaid.mermaidAPI.render(DIAGRAM_ID, chart));
    const container = document.createElement('div');
    container.innerHTML = drawn;
    const svg = container.querySelector('svg') as SVGSVGElement;
    const hasColourModes = KINDS_WITH_COLOUR_MODES.has(kind);
    if (!hasColourModes)
      svg.append(Object.assign(document.createElement('style'), { textContent: `#${DIAGRAM_ID}{background:${colour('--sheet')}}` }));
    return { svg: tidySvg(svg, hasColourModes ? colours : new Map()) };
  } catch (error) {
    return describeFailure(error);
  } finally {
    // A chart that failed leaves elements behind.
    document.body.replaceChildren();
  }
}

async function main(): Promise<void> {
  const charts = JSON.parse(readFileSync(0, 'utf8')) as string[];
  const document = becomeBrowser();
  drawOnce();
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize(SETTINGS);
  const readings: DiagramReading[] = [];
  for (const chart of charts) readings.push(await drawChart(mermaid, document, chart));
  process.stdout.write(JSON.stringify(readings));
}

void main();
