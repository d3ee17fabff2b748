/** A drawing, or why there is none. `line` counts from 1. `remedy` says what to write instead. */
export type DiagramReading = { svg: string } | { problem: { line: number; message: string; remedy?: string } };

/** Draws charts in one run. Returns a drawing or a problem for each, in the same order. */
export type DrawDiagrams = (charts: readonly string[]) => readonly DiagramReading[];

/** Id of every drawing, and prefix of the ids inside. Each page replaces it with a unique one. */
export const DIAGRAM_ID = '__diagram__';

export const ONLY_IN_A_BROWSER: DiagramReading = {
  problem: {
    line: 1,
    message: 'only a browser can draw its kind, or one of its parts',
    remedy: 'Draw it as a flowchart, and leave pictures and formulas out of its boxes.',
  },
};

/** The problem of a valid chart whose drawing failed unexpectedly. */
export function describeFailure(error: unknown): DiagramReading {
  const [what] = (error instanceof Error ? error.message : String(error)).split('\n');
  return {
    problem: {
      line: 1,
      message: `drawing it failed (${what})`,
      remedy: 'This may be a fault of the site: try it again or write the diagram more simply, and tell whoever looks after the site.',
    },
  };
}
