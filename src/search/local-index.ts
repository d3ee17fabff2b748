/** The documents of search, of which the local index and the hosted records are made, and the JSON file for the worker. */
import type { BuildFacets, Hierarchy } from './search-api';

/** Increase it when the format changes: older code then reports an error. */
export const INDEX_FORMAT = 6;

export interface SearchSection {
  /** Absent for the text above the first heading. */
  heading?: { level: number; text: string };
  /** The anchor, if it is not the usual one of the heading. */
  anchor?: string;
  /** Its short links. */
  names?: string[];
  /** One result each: groups of paragraphs, list items, table rows. */
  texts: string[];
}

/** A page, or an entry of one. */
export interface SearchDocument {
  /** `wiki`, `page`, `venue`, `society`, `year`, or the name of a kind of year file. */
  kind: string;
  /** See `DOCUMENT_WEIGHTS`. */
  weight: number;
  /** Labels of the pages above it: "Disciplines › Sound". */
  trail: string;
  url: string;
  title: string;
  emoji?: string;
  description: string;
  /** What else it is called: its short links, short name, and words of `search.json`. */
  names: string[];
  tags: string[];
  sections: SearchSection[];
}

export interface SearchIndex {
  format: typeof INDEX_FORMAT;
  documents: SearchDocument[];
  facets: BuildFacets;
  /** Groups of words and phrases that mean the same. */
  synonyms: string[][];
}

/** The anchor that most headings have; the index leaves it out to be smaller. */
export function usualAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** `null` for the text above the first heading. */
export function anchorOfSection({ anchor, heading }: SearchSection): string | null {
  return anchor ?? (heading ? usualAnchor(heading.text) : null);
}

/** The trail, title and headings of the last of a document's first sections; of the page itself if `sectionCount` is 0. */
export function hierarchyAfter({ trail, title, sections }: SearchDocument, sectionCount: number): Hierarchy {
  const levels = [trail, title];
  for (const { heading } of sections.slice(0, sectionCount)) {
    if (!heading) continue;
    levels.length = Math.min(levels.length, heading.level);
    levels[heading.level] = heading.text;
  }
  const level = (depth: number): string | null => levels[depth] ?? null;
  return { lvl0: level(0), lvl1: level(1), lvl2: level(2), lvl3: level(3), lvl4: level(4), lvl5: level(5), lvl6: level(6) };
}
