/** The JSON file that the build writes and from which the worker makes the local search index. */
import { PUBLISHED_FILES } from '../content/addresses';
import type { Facets } from './facets';

/** Increase it when the format changes, so that a browser with older code reports an error instead of showing nonsense. */
export const INDEX_FORMAT = 2;

/** A heading and the text below it. */
export interface SearchSection {
  /** The heading; absent for the text above the first one. */
  heading?: { level: number; text: string };
  /** The anchor, if it differs from the usual one of the heading; see `anchorOfSection`. */
  anchor?: string;
  shortlinks?: string[];
  /** Groups of paragraphs, each short enough to be one result. */
  texts: string[];
}

/** A page of the wiki, or one entry of another page. */
export interface SearchDocument extends Facets {
  /** How much its results count; see `RECORD_WEIGHTS`. */
  weight: number;
  /** The labels of the pages above it. */
  trail: string;
  url: string;
  title: string;
  description: string;
  shortlinks: string[];
  tags: string[];
  sections: SearchSection[];
}

export interface SearchIndex {
  documents: SearchDocument[];
  /** Groups of words and phrases that mean the same. */
  synonyms: string[][];
}

/** Names the current index. The manifest's address never changes; the index's changes with its content. */
export interface IndexManifest {
  format: number;
  /** Path of the index, without the path prefix. */
  path: string;
}

/** Path of the manifest on this site. */
export const MANIFEST_PATH = PUBLISHED_FILES.searchManifest;

/** The anchor that most headings have. Leaving it out makes the index a thirtieth smaller. */
export function usualAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** The anchor of a section; `null` for the text above the first heading. */
export function anchorOfSection({ anchor, heading }: SearchSection): string | null {
  return anchor ?? (heading ? usualAnchor(heading.text) : null);
}
