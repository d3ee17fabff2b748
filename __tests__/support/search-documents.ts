import type { SearchDocument } from '../../src/search/local-index';
import { DOCUMENT_WEIGHTS } from '../../src/search/ranking';

/** A short form of a search document. */
export interface ShortPage
  extends Pick<SearchDocument, 'title'>, Partial<Pick<SearchDocument, 'kind' | 'emoji' | 'description' | 'names'>> {
  path: string;
  /** Text above the first heading. */
  text?: string[];
  /** Sections of level 2, in which each text is one result. */
  sections?: { heading: string; anchor?: string; text: string[]; names?: string[] }[];
}

export function shortDocument({
  path,
  kind = 'wiki',
  description = '',
  names = [],
  text,
  sections = [],
  title,
  emoji,
}: ShortPage): SearchDocument {
  const headed = sections.map(({ heading, text: texts, ...more }) => ({ heading: { level: 2, text: heading }, ...more, texts }));
  return {
    ...{ kind, title, description, names },
    ...(emoji !== undefined && { emoji }),
    weight: kind === 'wiki' ? DOCUMENT_WEIGHTS.wiki : DOCUMENT_WEIGHTS.entries,
    trail: 'Wiki',
    url: path,
    tags: [],
    sections: [...(text ? [{ texts: text }] : []), ...headed],
  };
}
