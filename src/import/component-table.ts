/** What becomes of Docusaurus's components. A site can add its own in a JSON file of the same form. */
import { z } from 'zod';
import { WIKI_COMPONENTS } from '../content/page-components';

const OURS = Object.keys(WIKI_COMPONENTS) as (keyof typeof WIKI_COMPONENTS)[];

/** What a component can become besides one of this site, and the element that stands for it during the conversion. */
export const ELEMENTS = {
  /** Its tag goes, and its children stay. */
  text: 'span',
  /** It goes, children included. */
  nothing: 'template',
  /** Attributes: kind, title. */
  admonition: 'details',
  /** Attributes: src, alt, title. */
  picture: 'img',
  /** Attributes: src, title. */
  video: 'video',
  /** A page of another site. Attributes: src, title. */
  embed: 'iframe',
  /** Attribute: href. */
  link: 'a',
  /** Attributes: lang, title, and value for code that is not a child. */
  code: 'pre',
  /** Attribute: label, which is its heading. */
  section: 'tab',
} as const;

const TARGETS = [...OURS, ...(Object.keys(ELEMENTS) as (keyof typeof ELEMENTS)[])] as const;

const entrySchema = z.strictObject({
  to: z.enum(TARGETS),
  attributes: z.record(z.string(), z.string()).optional().describe('Attributes of what it becomes, and which of its own holds each.'),
  values: z.record(z.string(), z.string()).optional().describe('Attributes of what it becomes, where it has none of its own for them.'),
  prefix: z.string().optional().describe('What stands in front of its src.'),
});

export type ComponentEntry = z.output<typeof entrySchema>;

export const componentTableSchema = z.record(z.string(), entrySchema);

export type ComponentTable = Readonly<Record<string, ComponentEntry>>;

const TEXT: ComponentEntry = { to: 'text' };
const NOTHING: ComponentEntry = { to: 'nothing' };
const PICTURE: ComponentEntry = { to: 'picture', attributes: { src: 'img' } };
const VIDEO: ComponentEntry = { to: 'video', attributes: { src: 'url' } };
const YOUTUBE: ComponentEntry = { to: 'video', attributes: { src: 'id' }, prefix: 'https://www.youtube.com/watch?v=' };

/** Components of Docusaurus, those that its sites often add, and those of this site. */
const KNOWN_COMPONENTS: ComponentTable = {
  ...Object.fromEntries(OURS.map((name): [string, ComponentEntry] => [name, { to: name }])),
  Admonition: { to: 'admonition', attributes: { kind: 'type' }, values: { kind: 'note' } },
  BrowserOnly: TEXT,
  BrowserWindow: TEXT,
  CodeBlock: { to: 'code', attributes: { lang: 'language' } },
  Details: { to: 'admonition', attributes: { title: 'summary' } },
  DocCardList: { to: 'PageList' },
  Embed: { to: 'embed', attributes: { src: 'url' } },
  Head: NOTHING,
  Highlight: TEXT,
  IdealImage: PICTURE,
  Image: PICTURE,
  Link: { to: 'link', attributes: { href: 'to' } },
  LiteYouTubeEmbed: YOUTUBE,
  Mermaid: { to: 'code', values: { lang: 'mermaid' } },
  ReactPlayer: VIDEO,
  TOCInline: NOTHING,
  TabItem: { to: 'section' },
  Tabs: TEXT,
  ThemedImage: { to: 'picture' },
  Translate: TEXT,
  Video: VIDEO,
  YouTube: YOUTUBE,
  YoutubeEmbed: YOUTUBE,
  Zoom: TEXT,
};

/**
 * What becomes of a component; `undefined` if neither table knows. The site's `own` table comes first.
 * @param names its names: on the page, in its own module, and that of its file
 */
export function entryOf(own: ComponentTable, names: readonly string[]): ComponentEntry | undefined {
  // A page that is no valid MDX is read as HTML, which has no capitals in names.
  const known = new Set(names.map((name) => name.toLowerCase()));
  for (const table of [own, KNOWN_COMPONENTS]) {
    const found = Object.entries(table).find(([name]) => known.has(name.toLowerCase()));
    if (found) return found[1];
  }
  const isQuiz = names.some((name) => /quiz/i.test(name)) && names.some((name) => /flag/i.test(name));
  return isQuiz ? { to: 'FlagsQuiz' } : undefined;
}
