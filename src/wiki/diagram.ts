/** What the build, which draws diagrams, and the pages that show them both know. */

/** Id of every drawing as the build makes it, and the start of the ids in it; each diagram of a page puts its own there. */
export const DIAGRAM_ID = '__diagram__';

/** Markup of a chart's drawing; or what is wrong and in which of its lines, from 1, and what to write instead where that is known. */
export type DiagramReading = { svg: string } | { problem: { line: number; message: string; remedy?: string } };

/** Of charts that the build cannot draw although Mermaid reads them. */
export const ONLY_IN_A_BROWSER: DiagramReading = {
  problem: {
    line: 1,
    message: 'it is of a kind, or has a part, that only a browser can draw',
    remedy: 'Draw it as a flowchart, and leave pictures and formulas out of its boxes.',
  },
};
