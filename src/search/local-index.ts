/** The JSON file from which the worker makes the local index. */
import { PUBLISHED_FILES } from '../content-model/addresses';
import type { BuildFacets } from './response';

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

export const INDEX_PATH = PUBLISHED_FILES.searchIndex;

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
