/** Reads charts: whether Mermaid can draw them, and how large. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Size } from './diagram-size';

/** A chart that can be drawn, with its size in pixels where that is known; or what is wrong and in which of its lines, from 1. */
export type DiagramReading = { size: Size | null } | { problem: { line: number; message: string } };

const READER = path.resolve('src/build/diagrams/diagram-reader.ts');
/** Readings are kept, because starting Mermaid takes longer than all else that a check does. */
const MEMORY = path.resolve('node_modules/.cache/diagrams');

/** What a reading depends on, beside the chart. */
function digestOfReader(): string {
  const hash = createHash('md5').update(readFileSync(path.resolve('node_modules/mermaid/package.json')));
  for (const name of ['diagram-reader', 'diagram-size', 'text-width'])
    hash.update(readFileSync(path.resolve(`src/build/diagrams/${name}.ts`)));
  return hash.digest('hex');
}

let reader: string | undefined;

function placeInMemory(chart: string): string {
  reader ??= digestOfReader();
  return path.join(MEMORY, `${createHash('md5').update(reader).update(chart).digest('hex')}.json`);
}

function readAnew(charts: readonly string[]): DiagramReading[] {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, ['--import', 'tsx', READER], {
    input: JSON.stringify(charts),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The charts could not be read: ${error?.message ?? stderr}`);
  return JSON.parse(stdout) as DiagramReading[];
}

/**
 * Reads charts, all at once. Takes their sources; returns a reading of each, in order.
 * @throws Error when Mermaid itself cannot be started.
 */
export function readDiagrams(charts: readonly string[]): DiagramReading[] {
  const unknown = [...new Set(charts)].filter((chart) => !existsSync(placeInMemory(chart)));
  if (unknown.length > 0) {
    mkdirSync(MEMORY, { recursive: true });
    const readings = readAnew(unknown);
    unknown.forEach((chart, index) => writeFileSync(placeInMemory(chart), JSON.stringify(readings[index])));
  }
  return charts.map((chart) => JSON.parse(readFileSync(placeInMemory(chart), 'utf8')) as DiagramReading);
}
