/** What the local search makes its index of: a JSON file of the site, written by the build and read by the worker. */
import type { Facets } from './facets';

/** Raise it when the form changes; a browser with older code then says so instead of showing nonsense. */
export const INDEX_FORMAT = 2;

/** A heading and the text below it. */
export interface SearchSection {
  /** The heading; absent for the text above the first one. */
  heading?: { level: number; text: string };
  /** The anchor, where it does not follow from the heading; see `anchorOfSection`. */
  anchor?: string;
  shortlinks?: string[];
  /** Groups of paragraphs, each short enough to be one result. */
  texts: string[];
}

/** A page of the wiki, or one entry of another page. */
export interface SearchDocument extends Facets {
  /** How much its results count; see `WEIGHT_OF_KIND`. */
  weight: number;
  /** Where it stands. */
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

/** Says where the current index is. Its own address never changes, the index's does with every change. */
export interface IndexManifest {
  format: number;
  /** Path of the index on this site, without the path prefix. */
  path: string;
}

/** Path of the manifest on this site. */
export const MANIFEST_PATH = '/search-manifest.json';

/** The anchor that most headings have. Anchors that follow from their heading are a thirtieth of the index. */
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
