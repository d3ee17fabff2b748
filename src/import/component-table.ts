/** What becomes of components that pages of Docusaurus use. A site can add its own in a JSON file of the same form. */
import { z } from 'zod';
import { ADMONITION_KINDS, WIKI_COMPONENTS } from '../content/page-components';

const attribute = z.string().min(1);
const OURS = Object.keys(WIKI_COMPONENTS) as (keyof typeof WIKI_COMPONENTS)[];

const entrySchema = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('text').describe('What stands inside stays, and the tag goes.') }),
  z.strictObject({ to: z.literal('nothing').describe('It goes with everything in it.') }),
  z.strictObject({
    to: z.literal('component').describe('A component of this site; attributes that it lacks go.'),
    name: z.enum(OURS).describe('Its name here.'),
  }),
  z.strictObject({
    to: z.literal('admonition'),
    kind: z.enum(ADMONITION_KINDS).optional().describe('The kind of all of them.'),
    kindFrom: attribute.optional().describe('The attribute that holds the kind.'),
    title: attribute.optional().describe('The attribute that holds the title.'),
  }),
  z.strictObject({
    to: z.literal('picture'),
    src: attribute.describe('The attribute that holds the file.'),
    alt: attribute.optional().describe('The attribute that holds words instead of it.'),
    caption: attribute.optional().describe('The attribute that holds the caption.'),
  }),
  z.strictObject({
    to: z.enum(['video', 'embed']).describe('A film, or a page of another site.'),
    url: attribute.describe('The attribute that holds the address, or its end.'),
    prefix: z.string().optional().describe('What stands in front of it.'),
    title: attribute.optional().describe('The attribute that says what it shows.'),
  }),
  z.strictObject({
    to: z.literal('link'),
    href: attribute.describe('The attribute that holds the address.'),
    words: attribute.optional().describe('The attribute that holds the words, where none stand inside.'),
  }),
  z.strictObject({
    to: z.literal('code'),
    language: attribute.optional().describe('The attribute that holds the language.'),
    title: attribute.optional().describe('The attribute that holds the title.'),
    code: attribute.optional().describe('The attribute that holds the code, where none stands inside.'),
    as: z.string().optional().describe('The language of all of them.'),
  }),
  z.strictObject({ to: z.literal('section'), title: attribute.describe('The attribute that holds its heading.') }),
]);

export type ComponentEntry = z.output<typeof entrySchema>;

/** A table of components by name. */
export const componentTableSchema = z.record(z.string(), entrySchema);

export type ComponentTable = Readonly<Record<string, ComponentEntry>>;

const TEXT: ComponentEntry = { to: 'text' };
const NOTHING: ComponentEntry = { to: 'nothing' };
const YOUTUBE: ComponentEntry = { to: 'video', url: 'id', prefix: 'https://www.youtube.com/watch?v=', title: 'title' };
const PICTURE: ComponentEntry = { to: 'picture', src: 'img', alt: 'alt', caption: 'title' };

/** Components of Docusaurus, those that its sites often add, and those of this site. */
const KNOWN_COMPONENTS: ComponentTable = {
  ...Object.fromEntries(OURS.map((name) => [name, { to: 'component', name } satisfies ComponentEntry])),
  Admonition: { to: 'admonition', kindFrom: 'type', title: 'title' },
  BrowserOnly: TEXT,
  BrowserWindow: TEXT,
  CodeBlock: { to: 'code', language: 'language', title: 'title' },
  Details: { to: 'admonition', kind: 'note', title: 'summary' },
  DocCardList: { to: 'component', name: 'PageList' },
  Embed: { to: 'embed', url: 'url', title: 'title' },
  Head: NOTHING,
  Highlight: TEXT,
  IdealImage: PICTURE,
  Image: PICTURE,
  Link: { to: 'link', href: 'to' },
  LiteYouTubeEmbed: YOUTUBE,
  Mermaid: { to: 'code', code: 'value', as: 'mermaid' },
  ReactPlayer: { to: 'video', url: 'url', title: 'title' },
  TOCInline: NOTHING,
  TabItem: { to: 'section', title: 'label' },
  Tabs: TEXT,
  ThemedImage: { to: 'picture', src: 'src', alt: 'alt', caption: 'title' },
  Translate: TEXT,
  Video: { to: 'video', url: 'url', title: 'title' },
  YouTube: YOUTUBE,
  YoutubeEmbed: YOUTUBE,
  Zoom: TEXT,
};

/**
 * What becomes of a component; `undefined` when nobody knows.
 * @param own the table of the site
 * @param names its names: on the page, in its own module, and that of its file
 */
export function entryOf(own: ComponentTable, names: readonly string[]): ComponentEntry | undefined {
  // HTML, which a page is read as that is no valid MDX, knows no capitals.
  const known = new Set(names.map((name) => name.toLowerCase()));
  for (const table of [own, KNOWN_COMPONENTS]) {
    const found = Object.entries(table).find(([name]) => known.has(name.toLowerCase()));
    if (found) return found[1];
  }
  const isQuiz = names.some((name) => /quiz/i.test(name)) && names.some((name) => /flag/i.test(name));
  return isQuiz ? { to: 'component', name: 'FlagsQuiz' } : undefined;
}
