/**
 * What becomes of a chart: a drawing in the roles of the palette, or one that only readers' browsers make, or a problem. `line`
 * counts from 1. `remedy` says what to write instead.
 */
export type DiagramReading =
  { drawing: string } | { isLeftToBrowsers: true } | { problem: { line: number; message: string; remedy?: string } };

/** Reads charts in one run. Returns a reading for each, in the same order. */
export type DrawDiagrams = (charts: readonly string[]) => readonly DiagramReading[];
