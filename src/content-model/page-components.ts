/**
 * The components of texts: their names, attributes, and words for the word count and search. TypeScript reports a component
 * that is missing from a map of React components.
 */
import { component, type Component } from './component';
import { SERVICES } from './services';
import { siteSchema } from './site-schema';

/** Kinds of admonition: `:::warning[Title]` … `:::`. */
export const ADMONITION_KINDS = ['note', 'tip', 'info', 'warning', 'danger', 'lore'] as const;
export type AdmonitionKind = (typeof ADMONITION_KINDS)[number];

/** The parts of `<WikiStats>`, in order; all but the first have a heading of their own. */
export const STATISTICS_PARTS = {
  totals: undefined,
  longest: 'Longest pages',
  shortest: 'Shortest pages',
  due: 'Due to be checked',
  missingFacts: 'Missing in the archive',
  contributors: 'Contributors',
} as const;
export type StatisticsPart = keyof typeof STATISTICS_PARTS;

/** Components that our Markdown syntax becomes. Editors never write them as tags. */
export const SYNTAX_COMPONENTS = {
  Admonition: component({
    attributes: {
      kind: { kind: 'text', required: true, values: ADMONITION_KINDS, description: 'What it is.' },
      title: { kind: 'text', required: true, description: 'Its title; the name of its kind where nobody wrote one.' },
    },
    words: ({ title }) => `${title}.`,
    searchWords: ({ kind, title }) => (title.toLowerCase() === kind ? '' : `${title}.`),
  }),
  // The words of `Admonition` have its text already.
  AdmonitionTitle: component({ attributes: {}, isDrawn: true }),
  Checklist: component({ attributes: {} }),
  Mermaid: component({
    attributes: {
      chart: { kind: 'text', required: true, description: 'Its source.' },
      caption: { kind: 'text', required: true, description: 'Its caption.' },
      description: { kind: 'text', required: true, description: 'Words that can replace it.' },
      library: { kind: 'text', required: true, description: 'Address of the script that draws it.' },
    },
    isDrawn: true,
    searchWords: (diagram) => diagram.caption,
  }),
};

export const SHARED_COMPONENTS = {
  Gallery: component({
    attributes: { caption: { kind: 'text', description: 'Caption of the whole group.' } },
    words: (gallery) => gallery.caption ?? '',
  }),
  Figure: component({
    attributes: { caption: { kind: 'text', required: true, description: 'Caption below the picture.' } },
    words: (figure) => figure.caption,
  }),
  Video: component({
    attributes: {
      src: { kind: 'file', format: 'video', description: 'File beside the page, e.g. ./coiling.mp4.' },
      url: {
        kind: 'address',
        embeds: 'film',
        description: 'Address of a film on YouTube, Vimeo or a host that "embedHosts" in site.json lists; it loads only on a click.',
      },
      title: { kind: 'text', required: true, description: 'What the video shows.' },
      poster: { kind: 'file', format: 'picture', description: 'Still picture beside the page.' },
      captions: { kind: 'file', format: 'captions', description: 'WebVTT captions beside the page.' },
    },
    oneOf: ['src', 'url'],
    isDrawn: true,
  }),
  Embed: component({
    attributes: {
      url: { kind: 'address', required: true, embeds: 'page', description: 'Page of a host that "embedHosts" in site.json lists.' },
      title: { kind: 'text', required: true, description: 'What the page shows.' },
    },
    isDrawn: true,
  }),
};

export const WIKI_COMPONENTS = {
  ...SHARED_COMPONENTS,
  FilterableTable: component({
    attributes: { label: { kind: 'text', required: true, description: 'Label of the filter field.' } },
  }),
  PageList: component({ attributes: {}, isDrawn: true }),
  WikiStats: component({
    attributes: {
      part: {
        kind: 'text',
        values: Object.keys(STATISTICS_PARTS) as StatisticsPart[],
        description: 'The part to show; without it, all parts.',
      },
    },
    isDrawn: true,
  }),
  WikiChangelog: component({ attributes: {}, isDrawn: true }),
  RandomPage: component({ attributes: {}, isDrawn: true }),
  FlagsQuiz: component({ attributes: {} }),
};

/** Components of `content/pages`. They need no `words`: only wiki pages are counted and searched. */
export const PAGE_TEXT_COMPONENTS = {
  ...SHARED_COMPONENTS,
  Range: component({ attributes: { label: { kind: 'text', required: true, description: 'What the range shows.' } } }),
  RangeMark: component({ attributes: { title: { kind: 'text', required: true, description: 'The bold words.' } }, mayBeEmpty: true }),
  CueList: component({ attributes: {} }),
  Cue: component({ attributes: { title: { kind: 'text', required: true, description: 'The bold words.' } }, mayBeEmpty: true }),
  HireSchedule: component({ attributes: {} }),
  Meetings: component({ attributes: {}, isDrawn: true }),
  WikiPageCount: component({ attributes: {}, isInline: true, isDrawn: true }),
  Enquiry: component({
    attributes: {
      subject: { kind: 'text', required: true, description: 'Subject of the e-mail.' },
      button: { kind: 'text', required: true, description: 'Words of the button that opens it.' },
    },
  }),
  EnquiryField: component({
    attributes: {
      label: { kind: 'text', required: true, description: 'What is asked.' },
      kind: {
        kind: 'text',
        values: ['line', 'lines', 'choice'],
        description: 'One line (the default), several lines, or a choice.',
      },
      choices: { kind: 'text', description: 'The choices, with "|" between them.' },
    },
    mayBeEmpty: true,
  }),
  ContactLink: component({ attributes: { subject: { kind: 'text', description: 'Subject of the e-mail.' } }, isInline: true }),
  SiteLink: component({
    attributes: {
      name: {
        kind: 'text',
        required: true,
        values: siteSchema.shape.links.keyof().options,
        description: 'Name of the address in site.json, under "links".',
      },
    },
    isInline: true,
  }),
  CrewVacancies: component({
    attributes: { title: { kind: 'text', required: true, description: 'What the board shows.' } },
    isDrawn: true,
  }),
  ConsentSwitch: component({ attributes: {}, isDrawn: true }),
  EmbedList: component({ attributes: {}, isDrawn: true }),
  When: component({
    attributes: {
      service: { kind: 'text', required: true, values: SERVICES, description: 'The service.' },
      is: {
        kind: 'text',
        required: true,
        values: ['on', 'off'],
        description: 'Show the text when the service is on, or when it is off.',
      },
    },
  }),
};

const ALL: Readonly<Record<string, Component>> = { ...SYNTAX_COMPONENTS, ...WIKI_COMPONENTS, ...PAGE_TEXT_COMPONENTS };

/** The component of that name; `undefined` for HTML elements. */
export function componentNamed(name: string): Component | undefined {
  return Object.hasOwn(ALL, name) ? ALL[name] : undefined;
}

/** Pictures made of pixels. */
export const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif)$/i;

export const DRAWING_FILE = /\.svg$/i;

/** Whether pages can show a file as a picture. */
export function isPicture(file: string): boolean {
  return PICTURE_FILE.test(file) || DRAWING_FILE.test(file);
}
