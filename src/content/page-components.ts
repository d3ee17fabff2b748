/** The words of our own that a page's text may use. The content check and the components both follow this. */

/** Kinds of admonition: `:::warning[Title]` … `:::`. */
export const ADMONITION_KINDS = ['note', 'tip', 'info', 'warning', 'danger', 'lore'] as const;
export type AdmonitionKind = (typeof ADMONITION_KINDS)[number];

/** What an attribute of a component may hold, and whether it must be there. */
export interface ComponentAttribute {
  required?: boolean;
  /** The only values that it may have. */
  values?: readonly string[];
  /** Whether it is the path of a page of this site, checked like a link. */
  isLink?: boolean;
  description: string;
}

/** Components by name, each with its attributes. */
export type Components = Readonly<Record<string, Readonly<Record<string, ComponentAttribute>>>>;

/** The components that a wiki page may use without importing them. */
export const COMPONENTS: Components = {
  Gallery: { caption: { description: 'Caption of the whole group.' } },
  Figure: { caption: { required: true, description: 'Caption below the picture.' } },
  Video: {
    src: { description: 'File beside the page, e.g. ./coiling.mp4.' },
    url: { description: 'Address of a video elsewhere; it loads only on a click.' },
    title: { required: true, description: 'What the video shows.' },
    poster: { description: 'Still picture beside the page.' },
    captions: { description: 'WebVTT captions beside the page.' },
  },
  FilterableTable: { label: { required: true, description: 'Label of the filter field.' } },
  PageList: {},
  WikiStats: {},
  WikiChangelog: {},
  RandomPage: {},
  FlagsQuiz: {},
};

/** The parts of `<WikiStats>`, in order; each but the first stands below a heading of its own. */
export const STATISTICS_PARTS = {
  totals: undefined,
  edits: 'Edits a month',
  longest: 'Longest pages',
  shortest: 'Shortest pages',
  stalest: 'Longest without a change',
  withoutPicture: 'Without a picture',
  unlinked: 'Nothing links to them',
  contributors: 'Contributors',
} as const;
export type StatisticsPart = keyof typeof STATISTICS_PARTS;

/** Attributes of components that name a file beside the page. */
export const FILE_ATTRIBUTES: ReadonlySet<string> = new Set(['src', 'poster', 'captions']);

/** Attributes of components that name an address elsewhere. */
export const ADDRESS_ATTRIBUTES: ReadonlySet<string> = new Set(['url']);

/** Components that need exactly one of some attributes. */
export const ONE_OF: Readonly<Record<string, readonly [string, string]>> = { Video: ['src', 'url'] };

/** The formats of pictures that pages can show. */
export const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif)$/i;
