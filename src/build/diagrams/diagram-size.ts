/**
 * How large Mermaid will draw a chart, worked out without a browser, so that a page can keep the place free.
 * Flowcharts are laid out by the library that Mermaid uses, with boxes as large as their words; they come out
 * to the pixel. Other kinds go by how Mermaid sets their rows.
 */
import { layout } from 'dagre-d3-es/src/dagre/index.js';
import { Graph } from 'dagre-d3-es/src/graphlib/index.js';
import { widthOfText } from './text-width';

export interface Size {
  width: number;
  height: number;
}

export interface FlowchartNode {
  id: string;
  text: string;
  /** Mermaid's name of the shape, e.g. `diamond`. */
  shape: string | undefined;
}

export interface FlowchartEdge {
  from: string;
  to: string;
  text: string;
  /** Ranks that it spans. */
  length: number;
}

export interface Flowchart {
  direction: string;
  nodes: readonly FlowchartNode[];
  edges: readonly FlowchartEdge[];
}

export interface SequenceStep {
  kind: 'message' | 'note';
  from: string;
  to: string;
  text: string;
}

export interface Sequence {
  actors: readonly { id: string; text: string }[];
  steps: readonly SequenceStep[];
}

/** What `src/components/mdx/draw-diagram.ts` tells Mermaid, in pixels. */
const FONT_SIZE = 16;
const PADDING = 8;
const NODE_SPACING = 20;
const RANK_SPACING = 32;
const LABEL_WIDTH = 130;
/** Mermaid's own settings, in pixels. */
const LINE_HEIGHT = 24;
const MARGIN = 8;

/** A label: words wrap at a width. */
function sizeOfLabel(text: string): Size {
  const size: Size = { width: 0, height: 0 };
  for (const paragraph of text.split(/<br\s*\/?>|\n/)) {
    let line = '';
    const end = () => {
      size.width = Math.max(size.width, widthOfText(line, FONT_SIZE));
      size.height += LINE_HEIGHT;
    };
    for (const word of paragraph.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOfText(longer, FONT_SIZE) > LABEL_WIDTH) {
        end();
        line = word;
        size.width = LABEL_WIDTH;
      } else line = longer;
    }
    end();
  }
  return size;
}

function sizeOfNode({ text, shape }: FlowchartNode): Size {
  const label = sizeOfLabel(text);
  if (shape === 'diamond') {
    const side = label.width + label.height + 2 * PADDING;
    return { width: side, height: side };
  }
  if (shape === 'stadium') {
    const height = label.height + PADDING;
    return { width: label.width + height / 4 + PADDING, height };
  }
  return { width: label.width + 4 * PADDING, height: label.height + 2 * PADDING };
}

/** Size of a flowchart in pixels. */
export function sizeOfFlowchart({ direction, nodes, edges }: Flowchart): Size {
  const graph = new Graph({ multigraph: true, compound: true });
  graph.setGraph({ rankdir: direction, nodesep: NODE_SPACING, ranksep: RANK_SPACING, marginx: MARGIN, marginy: MARGIN });
  for (const node of nodes) graph.setNode(node.id, sizeOfNode(node));
  edges.forEach(({ from, to, text, length }, index) => {
    const label = text === '' ? { width: 0, height: 0 } : sizeOfLabel(text);
    graph.setEdge(from, to, { ...label, minlen: length, labelpos: 'c' }, String(index));
  });
  layout(graph, {});
  const { width, height } = graph.graph() as Size;
  return { width: Math.ceil(width), height: Math.ceil(height) };
}

const ACTOR_WIDTH = 150;
const ACTOR_MARGIN = 50;
const SEQUENCE_MARGIN = 50;
const TEXT_MARGIN = 20;
/** Heights of the frame with its actors above and below, and of each kind of step. */
const SEQUENCE_FRAME = 171;
const MESSAGE_HEIGHT = 48;
const NOTE_HEIGHT = 49;
const LOOP_HEIGHT = 30;

/** Size of a sequence diagram in pixels. */
export function sizeOfSequence({ actors, steps }: Sequence): Size {
  const widths = actors.map(({ text }) => Math.max(ACTOR_WIDTH, widthOfText(text, FONT_SIZE) + TEXT_MARGIN));
  const place = (id: string): number => actors.findIndex((actor) => actor.id === id);
  const gaps = actors.slice(1).map((_, index) => {
    const between = steps.filter(({ kind, from, to }) => {
      const [first = 0, second = 0] = [place(from), place(to)].sort((one, other) => one - other);
      return kind === 'message' && first === index && second - first <= 1;
    });
    const widest = Math.max(0, ...between.map(({ text }) => widthOfText(text, FONT_SIZE) + TEXT_MARGIN));
    return Math.max(ACTOR_MARGIN, widest + ACTOR_MARGIN - (widths[index] ?? 0) / 2 - (widths[index + 1] ?? 0) / 2);
  });
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  /** How far notes at the outermost actors stand out. */
  const beyond = (actor: number): number =>
    Math.max(
      0,
      ...steps
        .filter(({ kind, from, to }) => kind === 'note' && place(from) === actor && place(to) === actor)
        .map(({ text }) => (widthOfText(text, FONT_SIZE) + TEXT_MARGIN - (widths[actor] ?? 0)) / 2),
    );
  const heightOf = ({ kind, from, to }: SequenceStep): number =>
    kind === 'note' ? NOTE_HEIGHT : MESSAGE_HEIGHT + (from === to ? LOOP_HEIGHT : 0);
  return {
    width: Math.ceil(2 * SEQUENCE_MARGIN + sum(widths) + sum(gaps) + beyond(0) + (actors.length > 1 ? beyond(actors.length - 1) : 0)),
    height: SEQUENCE_FRAME + sum(steps.map(heightOf)),
  };
}

/** Size of a Gantt chart of a number of tasks; it is as wide as its place. */
export function sizeOfGantt(tasks: number): Size {
  return { width: 736, height: 100 + tasks * 24 };
}

/** Size of a pie chart with its legend. */
export const SIZE_OF_PIE: Size = { width: 656, height: 450 };
