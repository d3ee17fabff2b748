/** The form in which the local search index travels: a JSON file that the build packs and the browser unpacks. */

/** Raise it when the form changes; a browser that knows another one fetches nothing it can't read. */
export const INDEX_FORMAT = 1;

/** Text whose characters stand for words; see `codec.ts`. */
export type CodedText = string;

/** A heading and the text below it: anchor, level, heading, short links, groups of paragraphs. */
export type PackedSection = [anchor: string, depth: number, heading: CodedText, shortlinks: string, groups: CodedText[]];

/** A page of the wiki, or one entry of another page. */
export type PackedDocument = [
  kind: number,
  trail: number,
  url: string,
  title: CodedText,
  description: CodedText,
  shortlinks: string,
  tags: string,
  sections: PackedSection[],
];

/** What all documents of one kind have in common. */
export interface PackedKind {
  name: string;
  language: string;
  version: string | null;
  tag: string;
  importance: number;
}

export interface PackedIndex {
  format: number;
  kinds: PackedKind[];
  /** Where documents stand. */
  trails: string[];
  /** All words and separators, one a line, those that need the shortest code first. */
  words: string;
  documents: PackedDocument[];
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
