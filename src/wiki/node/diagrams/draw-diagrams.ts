/** Draws charts while the site is built, so that no reader's browser has to. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DiagramReading } from '../../diagram';

const FOLDER = 'src/wiki/node/diagrams';
const DRAWER = path.resolve(FOLDER, 'diagram-drawer.ts');
/** Cache of drawings: starting Mermaid takes longer than the rest of the check. */
export const DRAWINGS_FOLDER = path.resolve('node_modules/.cache/diagrams');

let digest: string | undefined;

/** A digest of everything that drawings depend on besides their charts. */
export function digestOfDrawer(): string {
  if (digest !== undefined) return digest;
  const hash = createHash('md5');
  const files = [
    'node_modules/mermaid/package.json',
    'node_modules/jsdom/package.json',
    'src/site/style/tokens.css',
    'src/wiki/diagram.ts',
    ...readdirSync(FOLDER).map((name) => path.join(FOLDER, name)),
  ];
  for (const file of files) hash.update(readFileSync(path.resolve(file)));
  digest = hash.digest('hex');
  return digest;
}

function placeOf(chart: string): string {
  return path.join(DRAWINGS_FOLDER, `${createHash('md5').update(digestOfDrawer()).update(chart).digest('hex')}.json`);
}

/** A cached drawing; `undefined` when there is none or the file is damaged. */
function kept(chart: string): DiagramReading | undefined {
  try {
    return JSON.parse(readFileSync(placeOf(chart), 'utf8')) as DiagramReading;
  } catch {
    return undefined;
  }
}

/** Caches a drawing, by writing and renaming a file: another process may be reading it. */
function keep(chart: string, reading: DiagramReading): void {
  const place = placeOf(chart);
  try {
    mkdirSync(DRAWINGS_FOLDER, { recursive: true });
    writeFileSync(`${place}.${process.pid}`, JSON.stringify(reading));
    renameSync(`${place}.${process.pid}`, place);
  } catch {
    // Somebody else may own node_modules: then the next run draws again.
  }
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
 * Draws charts, all in one run. Drawings are cached; failures are not, because a busy machine may have caused them.
 * @param charts their Mermaid sources
 * @returns a reading of each, in the same order
 * @throws Error when Mermaid itself cannot be started
 */
export function drawDiagrams(charts: readonly string[]): DiagramReading[] {
  const readings = new Map(charts.map((chart) => [chart, kept(chart)]));
  const unknown = [...readings].flatMap(([chart, reading]) => (reading ? [] : [chart]));
  if (unknown.length > 0) {
    drawAnew(unknown).forEach((reading, index) => {
      const chart = unknown[index] ?? '';
      readings.set(chart, reading);
      if ('svg' in reading) keep(chart, reading);
    });
  }
  return charts.map((chart) => readings.get(chart) as DiagramReading);
}
