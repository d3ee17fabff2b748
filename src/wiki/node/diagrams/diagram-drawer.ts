/**
 * Runs in its own process, because Gatsby loads modules by `require`, which beautiful-mermaid doesn't allow. Reads charts as JSON,
 * and prints a JSON list of results. Mermaid checks a chart, and beautiful-mermaid draws it. See docs/decisions/0008.
 */
import { readFileSync } from 'node:fs';
import { problemOfDrawing } from '../../../content-model/drawing';
import type { Role } from '../../../content-model/palette';
import type { DiagramReading } from '../../diagram';

/** Kinds that beautiful-mermaid draws, by Mermaid's names. */
const DRAWN_KINDS = new Set(['flowchart-v2', 'sequence', 'stateDiagram', 'classDiagram', 'er']);

/** What beautiful-mermaid overlooks: settings, shapes, formulas, HTML, odd arrowheads, forks. */
const OVERLOOKED =
  /%%\{|@\{|\$\$|<\/?(?!(?:br|[bius]|em|strong|del)\b)[a-z]|~~~|\s[xo](?:--|==|-\.)|(?:--|==|\.-)[xo]\s|<<(?:fork|join|choice)>>/i;
/** Starts of lines that it overlooks. */
const OVERLOOKED_LINES = /^(?:(?:autonumber|box|click|create|destroy|links?|rect)\b|--$)/i;
const NOTE_OF_STATE = /^note\b/i;

function isOverlooked(chart: string, kind: string): boolean {
  const lines = chart.split('\n').map((line) => line.trim());
  if (OVERLOOKED.test(chart) || lines.some((line) => OVERLOOKED_LINES.test(line))) return true;
  return kind === 'stateDiagram' && lines.some((line) => NOTE_OF_STATE.test(line));
}

/** Roles for the names of beautiful-mermaid. */
const ROLES: Readonly<Record<string, Role>> = {
  bg: 'sheet',
  _text: 'ink',
  '_text-sec': 'dim',
  '_text-muted': 'dim',
  '_text-faint': 'dim',
  _line: 'line',
  _arrow: 'line',
  '_node-fill': 'tint',
  '_node-stroke': 'line',
  '_group-fill': 'paper',
  '_group-hdr': 'grid',
  '_inner-stroke': 'rule',
  '_key-badge': 'grid',
};

/** Compact, so that a chart fits a phone. */
const LAYOUT = { padding: 8, nodeSpacing: 16, layerSpacing: 32 };

/** In characters. beautiful-mermaid wraps no lines, and in our typeface longer ones are wider than their box. */
const LONGEST_LINE = 40;

/** Keeps lines apart from the words that they cross. */
const HALO = 'stroke="var(--bg)" stroke-width="3" stroke-linejoin="round" paint-order="stroke"';

/** Makes a drawing of beautiful-mermaid's SVG: without its style sheet, which loads a font from another host, and on a sheet. */
function drawingOf(svg: string): string {
  return (
    svg
      .replace(/<style>.*?<\/style>/gs, '')
      .replace(/<g class="(?:message|edge-label)"[^>]*>\s*<[^>]*>\s*<text/g, `$& ${HALO}`)
      // In our typeface long words would cross their frame.
      .replace(/(<rect [^>]*fill="var\(--bg\)") stroke="var\(--_inner-stroke\)"/g, '$1')
      .replace(/ (?:style|class|data-[\w-]+)="[^"]*"/g, '')
      .replace(/var\(--([\w-]+)(?:,[^)]*)?\)/g, (_reference, name: string) => `var(--${ROLES[name] ?? 'ink'})`)
      .replace(/<svg[^>]*>/, '$&<rect width="100%" height="100%" fill="var(--sheet)"/>')
  );
}

/** beautiful-mermaid takes titles for boxes. */
const withoutTitles = (chart: string): string => chart.replace(/^[ \t]*(?:acc(?:Title|Descr)[ \t]*(?::.*|\{[^}]*\})|%%.*)\n?/gm, '');

const LABEL = /"([^"]+)"|\[([^[\]"]+)\]|\(([^()"]+)\)|\{([^{}"]+)\}|\|([^|]+)\||:[ \t]+(\S.*)$/gm;

/** The lines in a chart's boxes and on its arrows. */
function linesOf(chart: string): string[] {
  const labels = [...chart.matchAll(LABEL)].flatMap(([, ...groups]) => groups.filter((group) => group !== undefined));
  return labels.flatMap((label) => label.split(/<br *\/?>/)).map((line) => line.replace(/<[^<>]*>|&\w+;|#\w+;/g, ' '));
}

/** Whether beautiful-mermaid did justice to a chart: it leaves out what it cannot read. */
function isWellDrawn(drawing: string, chart: string): boolean {
  const lines = linesOf(chart);
  const words = lines.flatMap((line) => line.match(/[\p{L}\p{N}]{2,}/gu) ?? []);
  return lines.every(({ length }) => length <= LONGEST_LINE) && words.every((word) => drawing.includes(word));
}

function explain(error: unknown, chart: string): DiagramReading {
  const { message, hash } = error as { message: string; hash?: { loc?: { first_line?: number } } };
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

async function main(): Promise<void> {
  const charts = JSON.parse(readFileSync(0, 'utf8')) as string[];
  const { default: purify } = await import('dompurify');
  // Mermaid cleans words while it parses, which needs a browser. Nothing of its result is used.
  Object.assign(purify, { sanitize: String, addHook: () => undefined });
  const [{ default: mermaid }, { renderMermaidSVG }] = await Promise.all([import('mermaid'), import('beautiful-mermaid')]);

  const draw = (chart: string): string | undefined => {
    try {
      const plain = withoutTitles(chart);
      const drawing = drawingOf(renderMermaidSVG(plain, LAYOUT));
      return isWellDrawn(drawing, plain) && !problemOfDrawing(drawing) ? drawing : undefined;
    } catch {
      return undefined;
    }
  };
  const read = async (chart: string): Promise<DiagramReading> => {
    try {
      const { diagramType } = await mermaid.parse(chart);
      const drawing = DRAWN_KINDS.has(diagramType) && !isOverlooked(chart, diagramType) ? draw(chart) : undefined;
      return drawing === undefined ? { isLeftToBrowsers: true } : { drawing };
    } catch (error) {
      return explain(error, chart);
    }
  };
  const readings: DiagramReading[] = [];
  for (const chart of charts) readings.push(await read(chart));
  process.stdout.write(JSON.stringify(readings));
}

void main();
