/** Shared by the build, which draws diagrams, and the pages that show them. */

/** The SVG of a chart; or what is wrong, on which line of the chart (from 1), and what to write instead if that is known. */
export type DiagramReading = { svg: string } | { problem: { line: number; message: string; remedy?: string } };

/** Draws charts, all in one run because starting Mermaid takes a while. Returns a reading of each, in the same order. */
export type DrawDiagrams = (charts: readonly string[]) => readonly DiagramReading[];

/** Id of every drawing that the build makes, and prefix of the ids in it; each diagram on a page replaces it with its own. */
export const DIAGRAM_ID = '__diagram__';

/** For charts that Mermaid can parse but that cannot be drawn without a browser. */
export const ONLY_IN_A_BROWSER: DiagramReading = {
  problem: {
    line: 1,
    message: 'it is of a kind, or has a part, that only a browser can draw',
    remedy: 'Draw it as a flowchart, and leave pictures and formulas out of its boxes.',
  },
};

/** For a chart that Mermaid can parse, but whose drawing went wrong in a way that nobody foresaw. */
export function failure(error: unknown): DiagramReading {
  const [what] = (error instanceof Error ? error.message : String(error)).split('\n');
  return {
    problem: {
      line: 1,
      message: `drawing it failed (${what})`,
      remedy: 'This may be a fault of the site: try it again or write the diagram more simply, and tell whoever looks after the site.',
    },
  };
}
