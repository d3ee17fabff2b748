import { DEFAULT_TAG, tagOfVersion } from '../../src/search/facets';
import { hierarchyOf, type SearchRecord } from '../../src/search/node/records';
import { RECORD_WEIGHTS } from '../../src/search/ranking';

/** A page to make search records of, in short. */
export interface ShortPage {
  path: string;
  title: string;
  kind?: string;
  description?: string;
  trail?: string;
  shortlinks?: string[];
  sections?: { heading: string; anchor: string; text: string[]; shortlinks?: string[] }[];
  /** Text above the first heading. */
  text?: string[];
}

/** The records of a page. */
export function shortRecords(page: ShortPage): SearchRecord[] {
  const { kind = 'wiki', trail = 'Wiki' } = page;
  const shared = {
    kind,
    document: page.path,
    url_without_anchor: page.path.replace(/#.*/, ''),
    language: 'en',
    version: kind === 'wiki' ? 'current' : null,
    tag: kind === 'wiki' ? tagOfVersion('current') : DEFAULT_TAG,
    pageTags: [],
    weight: kind === 'wiki' ? RECORD_WEIGHTS.wiki : RECORD_WEIGHTS.entries,
    position: 0,
  };
  const levels = { lvl0: trail, lvl1: page.title };
  return [
    {
      ...shared,
      objectID: page.path,
      type: 'lvl1',
      hierarchy: hierarchyOf(levels),
      content: page.description ?? '',
      url: page.path,
      anchor: null,
      shortlinks: page.shortlinks ?? [],
      level: 90,
    },
    ...(page.text ?? []).map((content, index): SearchRecord => ({
      ...shared,
      objectID: `${page.path}:${index + 1}`,
      type: 'content',
      hierarchy: hierarchyOf(levels),
      content,
      url: page.path,
      anchor: null,
      shortlinks: [],
      level: 0,
    })),
    ...(page.sections ?? []).flatMap(({ heading, anchor, text, shortlinks = [] }): SearchRecord[] => {
      const url = `${page.path}#${anchor}`;
      const hierarchy = hierarchyOf({ ...levels, lvl2: heading });
      return [
        { ...shared, objectID: url, type: 'lvl2', hierarchy, content: null, url, anchor, shortlinks, level: 80 },
        ...text.map((content, index): SearchRecord => ({
          ...shared,
          objectID: `${url}:${index + 1}`,
          type: 'content',
          hierarchy,
          content,
          url,
          anchor,
          shortlinks: [],
          level: 0,
        })),
      ];
    }),
  ];
}
