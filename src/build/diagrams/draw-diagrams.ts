/** Draws charts while the site is built, so that no reader's browser has to. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Id of every drawing, which its ids of parts begin with; a page gives each of its own another. */
export const DIAGRAM_ID = 'mermaid-diagram';

/** Markup of a chart's drawing; or what is wrong and in which of its lines, from 1. */
export type DiagramReading = { svg: string } | { problem: { line: number; message: string } };

const FOLDER = 'src/build/diagrams';
const DRAWER = path.resolve(FOLDER, 'diagram-drawer.ts');
/** Drawings are kept, because starting Mermaid takes longer than all else that a check does. */
const MEMORY = path.resolve('node_modules/.cache/diagrams');

/** What a drawing depends on, beside the chart. */
function digestOfDrawer(): string {
  const hash = createHash('md5').update(readFileSync(path.resolve('node_modules/mermaid/package.json')));
  for (const file of [...readdirSync(FOLDER).map((name) => path.join(FOLDER, name)), 'src/styles/tokens.css'])
    hash.update(readFileSync(path.resolve(file)));
  return hash.digest('hex');
}

let drawer: string | undefined;

function placeInMemory(chart: string): string {
  drawer ??= digestOfDrawer();
  return path.join(MEMORY, `${createHash('md5').update(drawer).update(chart).digest('hex')}.json`);
}

function drawAnew(charts: readonly string[]): DiagramReading[] {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, ['--import', 'tsx', DRAWER], {
    input: JSON.stringify(charts),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The charts could not be drawn: ${error?.message ?? stderr}`);
  return JSON.parse(stdout) as DiagramReading[];
}

/**
 * Draws charts, all at once. Takes their sources; returns a reading of each, in order.
 * @throws Error when Mermaid itself cannot be started.
 */
export function drawDiagrams(charts: readonly string[]): DiagramReading[] {
  const unknown = [...new Set(charts)].filter((chart) => !existsSync(placeInMemory(chart)));
  if (unknown.length > 0) {
    mkdirSync(MEMORY, { recursive: true });
    const readings = drawAnew(unknown);
    unknown.forEach((chart, index) => writeFileSync(placeInMemory(chart), JSON.stringify(readings[index])));
  }
  return charts.map((chart) => JSON.parse(readFileSync(placeInMemory(chart), 'utf8')) as DiagramReading);
}
