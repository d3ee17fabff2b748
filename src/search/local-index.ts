/** The JSON files from which the worker makes the local index. */
import { PUBLISHED_FILES } from '../content/addresses';

/** Increase it when the format changes: older code then reports an error. */
export const INDEX_FORMAT = 4;

export interface SearchSection {
  /** Absent for the text above the first heading. */
  heading?: { level: number; text: string };
  /** The anchor, if it is not the usual one of the heading. */
  anchor?: string;
  shortlinks?: string[];
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

/** The index without its texts: small, so that a slow connection soon has it. */
export interface IndexOutline {
  documents: (Omit<SearchDocument, 'description' | 'sections'> & { sections: (Omit<SearchSection, 'texts'> & { texts?: undefined })[] })[];
  synonyms: string[][];
}

/** For each document its description, then the texts of each section. */
export type IndexTexts = [description: string, ...texts: string[][]][];

export function divideIndex({ documents, synonyms }: SearchIndex): { outline: IndexOutline; texts: IndexTexts } {
  const outline: IndexOutline = { documents: [], synonyms };
  const texts: IndexTexts = [];
  for (const { description, sections, ...document } of documents) {
    outline.documents.push({ ...document, sections: sections.map((section) => ({ ...section, texts: undefined })) });
    texts.push([description, ...sections.map((section) => section.texts)]);
  }
  return { outline, texts };
}

/** Undoes `divideIndex`. Documents whose texts are missing get empty ones. */
export function joinIndex({ documents, synonyms }: IndexOutline, texts: IndexTexts): SearchIndex {
  return {
    documents: documents.map((document, at) => {
      const [description, ...ofSections] = texts[at] ?? [''];
      return {
        ...document,
        description,
        sections: document.sections.map((section, index) => ({ ...section, texts: ofSections[index] ?? [] })),
      };
    }),
    synonyms,
  };
}

/** Names the files of the current index, without the path prefix. Their addresses change with their content. */
export interface IndexManifest {
  format: number;
  outline: string;
  /** The texts in parts, with their size before compression. */
  texts: [path: string, bytes: number][];
}

export function indexFiles({ outline, texts }: IndexManifest): string[] {
  return [outline, ...texts.map(([path]) => path)];
}

export const MANIFEST_PATH = PUBLISHED_FILES.searchManifest;

/** The anchor that most headings have. Leaving it out makes the index a thirtieth smaller. */
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
