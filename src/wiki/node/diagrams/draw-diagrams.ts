import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TOKENS_FILE } from '../../../content-model/palette';
import type { DiagramReading } from '../../diagram';

const FOLDER = 'src/wiki/node/diagrams';
const DRAWER = path.resolve(FOLDER, 'diagram-drawer.ts');
/** Cache: starting Mermaid takes longer than the rest of the check. Each drawing is made again after 60 days. */
export const DRAWINGS_FOLDER = path.resolve('node_modules/.cache/diagrams');

let digest: string | undefined;

/** Digest of everything besides its chart that a drawing depends on. */
export function digestOfDrawer(): string {
  if (digest !== undefined) return digest;
  const hash = createHash('md5');
  const files = [
    'node_modules/mermaid/package.json',
    'node_modules/beautiful-mermaid/package.json',
    'src/wiki/diagram.ts',
    // A drawing is read with its outlines, which depend on the typeface.
    ...['drawing', 'outline-text', 'palette'].map((name) => `src/content-model/${name}.ts`),
    TOKENS_FILE,
    ...readdirSync(FOLDER).map((name) => path.join(FOLDER, name)),
  ];
  for (const file of files) hash.update(readFileSync(path.resolve(file)));
  digest = hash.digest('hex');
  return digest;
}

function cacheFileOf(chart: string): string {
  return path.join(DRAWINGS_FOLDER, `${createHash('md5').update(digestOfDrawer()).update(chart).digest('hex')}.json`);
}

/** `undefined` for a missing or damaged file. */
function readCached(chart: string): DiagramReading | undefined {
  try {
    return JSON.parse(readFileSync(cacheFileOf(chart), 'utf8')) as DiagramReading;
  } catch {
    return undefined;
  }
}

/** Renames a complete file into place, because another process may be reading. */
function writeCached(chart: string, reading: DiagramReading): void {
  const file = cacheFileOf(chart);
  try {
    mkdirSync(DRAWINGS_FOLDER, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(reading));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // node_modules may be read-only: the next run draws again.
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
 * Draws charts in one run. Returns a drawing or a problem for each, in the same order. Caches no problem: a busy machine may have
 * caused it.
 * @throws Error when Mermaid cannot be started
 */
export function drawDiagrams(charts: readonly string[]): DiagramReading[] {
  const readings = new Map(charts.map((chart) => [chart, readCached(chart)]));
  const unknown = [...readings].flatMap(([chart, reading]) => (reading ? [] : [chart]));
  if (unknown.length > 0) {
    drawAnew(unknown).forEach((reading, index) => {
      const chart = unknown[index] ?? '';
      readings.set(chart, reading);
      if (!('problem' in reading)) writeCached(chart, reading);
    });
  }
  return charts.map((chart) => readings.get(chart) as DiagramReading);
}
