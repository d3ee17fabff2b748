import type { WikiFile } from '../content-model/read-text';

export interface Shortlink {
  /** Its path without the slash. */
  name: string;
  path: string;
  /** Path of the page. */
  target: string;
  /** Anchor of the section, if it opens one. */
  hash?: string | undefined;
  /** Words of that section's heading. */
  section?: string | undefined;
  /** Its path in the front matter. */
  field: readonly PropertyKey[];
}

/** All short links of a page and of its sections. */
export function shortlinksOf({ url, frontMatter, headings }: Pick<WikiFile, 'url' | 'frontMatter' | 'headings'>): Shortlink[] {
  const { shortlinks = [], sectionShortlinks = [] } = frontMatter ?? {};
  return [
    ...shortlinks.map((name, index) => ({ name, path: `/${name}`, target: url, field: ['shortlinks', index] })),
    ...sectionShortlinks.map(({ shortlink, hash }, index) => ({
      name: shortlink,
      path: `/${shortlink}`,
      target: url,
      hash,
      section: headings.find(({ anchor }) => anchor === hash)?.words,
      field: ['sectionShortlinks', index, 'shortlink'],
    })),
  ];
}
