/** What an import says of itself. */
import type { Place } from '../content/problem';

/** Something that is left to decide, or was left out. */
export interface Decision extends Place {
  /** File of the old site. */
  file: string;
  message: string;
  remedy: string;
}

export interface PageReport {
  source: string;
  file: string;
  from: string;
  to: string;
  words: { before: number; after: number; missing: string[] };
}

export interface ImportReport {
  pages: PageReport[];
  /** Pages that the import made, because the old site had them made of something else, or not at all. */
  made: string[];
  pictures: { before: number; after: number };
  links: { before: number; after: number };
  shortLinks: { before: number; after: number };
  redirects: number;
  decisions: Decision[];
  /** What was taken off without a loss of words: how often, by name. */
  dropped: Map<string, number>;
  /** What stayed behind, each in a sentence. */
  leftBehind: string[];
  advice: string[];
  /** Addresses of the old site that nothing answers to, each with the reason. */
  lostAddresses: string[];
}

export const emptyReport = (): ImportReport => ({
  pages: [],
  made: [],
  pictures: { before: 0, after: 0 },
  links: { before: 0, after: 0 },
  shortLinks: { before: 0, after: 0 },
  redirects: 0,
  decisions: [],
  dropped: new Map(),
  leftBehind: [],
  advice: [],
  lostAddresses: [],
});

/** A decision that concerns a file as a whole. */
export const ofFile = (file: string, message: string, remedy: string): Decision => ({ file, line: 1, column: 1, message, remedy });

/** Adds to a count by name. */
export function count(counts: Map<string, number>, what: string, times = 1): void {
  counts.set(what, (counts.get(what) ?? 0) + times);
}
