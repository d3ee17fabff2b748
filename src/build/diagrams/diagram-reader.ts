/**
 * A program of its own: reads charts with Mermaid, which wants a browser's globals, so it must not run where
 * Gatsby does. Takes a JSON list of charts on its standard input and writes a JSON list of readings.
 */
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import type { DiagramReading } from './read-diagrams';
import { SIZE_OF_PIE, sizeOfFlowchart, sizeOfGantt, sizeOfSequence, type Size } from './diagram-size';

/** What Mermaid's databases of each kind of chart offer, as far as it is used here. */
interface DiagramDatabase {
  getDirection?: () => string;
  getVertices?: () => Map<string, { id: string; text?: string; type?: string }>;
  getEdges?: () => { start: string; end: string; text?: string; length?: number }[];
  getSubGraphs?: () => unknown[];
  getActors?: () => Map<string, { name: string; description: string }>;
  getMessages?: () => { type: number; from?: string; to?: string; message: unknown }[];
  LINETYPE?: { NOTE: number };
  getTasks?: () => unknown[];
}

function sizeOf(type: string, database: DiagramDatabase): Size | undefined {
  // Where boxes are grouped, the groups take room that is not worked out here.
  if (database.getSubGraphs && database.getSubGraphs().length > 0) return undefined;
  if (type.startsWith('flowchart')) {
    return sizeOfFlowchart({
      direction: database.getDirection?.() ?? 'TB',
      nodes: [...(database.getVertices?.().values() ?? [])].map(({ id, text, type: shape }) => ({ id, text: text ?? id, shape })),
      edges: (database.getEdges?.() ?? []).map(({ start, end, text, length }) => ({
        from: start,
        to: end,
        text: text ?? '',
        length: length ?? 1,
      })),
    });
  }
  if (type === 'sequence') {
    return sizeOfSequence({
      actors: [...(database.getActors?.().values() ?? [])].map(({ name, description }) => ({ id: name, text: description })),
      steps: (database.getMessages?.() ?? []).flatMap(({ type: kind, from, to, message }) =>
        from === undefined || to === undefined || typeof message !== 'string'
          ? []
          : [{ kind: kind === database.LINETYPE?.NOTE ? 'note' : 'message', from, to, text: message } as const],
      ),
    });
  }
  if (type === 'gantt') return sizeOfGantt(database.getTasks?.().length ?? 0);
  if (type === 'pie') return SIZE_OF_PIE;
  return undefined;
}

/** Where Mermaid stopped, in the words of an editor. */
function explain(error: unknown, chart: string): DiagramReading {
  const { message, hash } = error as { message: string; hash?: { token?: string; loc?: { first_line?: number } } };
  if (message.startsWith('No diagram type detected')) return { problem: { line: 1, message: 'there is no such kind' } };
  const line = hash?.loc?.first_line ?? Number(/line (\d+)/.exec(message)?.[1] ?? 1);
  // A parser of the Jison family says which token it met, in names of its own; what an editor knows is the line.
  const written = chart.split('\n')[line - 1]?.trim() ?? '';
  const words = message.replace(/^Parsing failed: /, '').replace(/ at offset.*/s, '');
  return { problem: { line, message: hash ? `it stops at “${written}”` : words } };
}

async function main(): Promise<void> {
  const charts = JSON.parse(readFileSync(0, 'utf8')) as string[];
  const { window } = new JSDOM('<!doctype html>');
  Object.assign(globalThis, { window, document: window.document });
  const { default: mermaid } = await import('mermaid');
  const readings: DiagramReading[] = [];
  for (const chart of charts) {
    try {
      await mermaid.parse(chart);
      const { type, db } = await mermaid.mermaidAPI.getDiagramFromText(chart);
      readings.push({ size: sizeOf(type, db as unknown as DiagramDatabase) ?? null });
    } catch (error) {
      readings.push(explain(error, chart));
    }
  }
  process.stdout.write(JSON.stringify(readings));
}

void main();
