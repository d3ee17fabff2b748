import { strictObject, z } from 'zod';
import { emoji, listOf, LONGEST_NAME, shortlinkName, text, TOO_LONG, trueOrFalse, webAddress } from './fields';
import { monthAt } from './reviews';
import { marked } from './schema-marks';

const author = text('Write the author’s name.');
const names = z
  .union([author, z.array(author)], { error: 'Write a name or a list of names.' })
  .transform((given) => [given].flat())
  .pipe(z.array(z.string()))
  .default([]);

const MONTH = 'Write the month of the last check as in reviewed: 2026-03; the day may follow, as in 2026-03-14.';

const A_DAY = 24 * 60 * 60 * 1000;

/** Whether the month of a day has begun in some time zone. A mistyped year would put off the page's next check. */
function hasBegun(day: string): boolean {
  return day.slice(0, 7) <= monthAt(new Date(Date.now() + A_DAY));
}

export const wikiFrontMatterSchema = strictObject({
  title: text('Write the title of the page, e.g. title: Ratchet Strap Guide.')
    .optional()
    .describe('Title of the page. Without it the first level-1 heading is the title.'),
  description: text(
    'Add one sentence that says what the page is for, e.g. description: How to fasten and release a ratchet strap.',
  ).describe('One sentence: the lead of the page, its text in search results and link previews.'),
  emoji: emoji.optional().describe('One emoji, shown in the sidebar and on cards.'),
  sidebar_label: text('Write a shorter name for the sidebar.').optional().describe('Shorter name for the sidebar.'),
  sidebar_position: z
    .number({ error: 'Write a number; pages with smaller numbers come first.' })
    .optional()
    .describe('Place among the pages of the same folder; smaller numbers come first.'),
  shortlinks: listOf(shortlinkName, 'Write a list, e.g. shortlinks: [cables, cable].')
    .default([])
    .describe('Short paths at the root of the site that open this page; the first is the main one.'),
  sectionShortlinks: listOf(
    marked(
      strictObject({
        shortlink: shortlinkName.describe('Short path at the root of the site.'),
        hash: text('Write the anchor of the heading, without "#".').describe('Anchor of the heading that it opens, without "#".'),
      }),
      { type: 'SectionShortlink' },
    ),
    'Write a list of { shortlink: ppe, hash: personal-protective-equipment-ppe }.',
  )
    .default([])
    .describe('Short paths that open a section of this page.'),
  tags: marked(
    // NFC: one tag, however its accents are encoded.
    listOf(
      text('Write a tag such as Equipment or Guides.').normalize('NFC').max(LONGEST_NAME, { error: TOO_LONG }),
      'Write a list, e.g. tags: [Equipment].',
    ).default([]),
    { as: 'tagNames' },
  ).describe('Tags of the page, such as Equipment or Guides.'),
  resources: listOf(
    marked(
      strictObject({
        name: text('Write what the resource is called.').describe('What the resource is called.'),
        url: webAddress.describe('Its address.'),
        author: text('Write who made it.').optional().describe('Who made it.'),
      }),
      { type: 'WikiResource' },
    ),
    'Write a list of { name: …, url: https://… }.',
  )
    .default([])
    .describe('Further reading, shown in a box below the text.'),
  image: marked(text('Write the picture’s file, e.g. ./cables-wall.webp.'), { picture: true })
    .optional()
    .describe('Picture for the banner and for link previews, relative to the page.'),
  image_alt: text('Describe the picture in words that can replace it.').optional().describe('Words that replace the banner picture.'),
  disable_banner: trueOrFalse.optional().describe('true keeps the picture for link previews only.'),
  before_use: text('Write one line, e.g. before_use: Speakers down before you plug in.')
    .max(90, { error: 'Write 90 characters at most: it has to fit on a label.' })
    .optional()
    .describe('One line for the labels of the kit that the page is about: what to do before you use it.'),
  reviewed: z
    .string({ error: MONTH })
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/, { error: MONTH })
    .refine((given) => given.length < 10 || z.iso.date().safeParse(given).success, {
      error: 'This day does not exist. Write the day or the month of the last check.',
      abort: true,
    })
    .refine(hasBegun, { error: 'This month is in the future. Write the month of the last check.' })
    .optional()
    .describe('Month or day on which somebody last checked that everything on the page is true, e.g. 2026-03.'),
  review_in: z
    .int({ error: 'Write a whole number of months, e.g. 6.' })
    .min(1, { error: 'Write 1 or more months.' })
    .max(120, { error: 'Write 120 months at most.' })
    .optional()
    .describe('Months until the page is due to be checked again, if the interval in site.json does not suit it.'),
  unexplained_acronyms: listOf(
    text('Write an acronym of the glossary, or a name with one, e.g. SD.'),
    'Write a list, e.g. unexplained_acronyms: [SD].',
  )
    .default([])
    .describe('Acronyms that this page uses in another sense, and names that contain one, e.g. Strand SL.'),
  additional_authors: names.describe('Authors to name beside those in the page’s history.'),
  override_authors: names.describe('Authors to name instead of those in the page’s history.'),
});

export type WikiFrontMatter = z.output<typeof wikiFrontMatterSchema>;

/** The front matter of `content/pages/**.mdx`. */
export const pageTextFrontMatterSchema = strictObject({
  title: text('Write the heading of the page or section, e.g. title: Hires.').describe('Heading of the page or section.'),
  description: text('Write one sentence, or leave the field out.')
    .optional()
    .describe('One sentence: the lead of the page, its text in search results and link previews.'),
});

export type PageTextFrontMatter = z.output<typeof pageTextFrontMatterSchema>;
