import { z } from 'zod';
import { text } from './fields';

/** What stands between the `---` lines at the top of `content/pages/**.mdx`. */
export const pageTextFrontMatterSchema = z.strictObject({
  title: text('Write the heading of the page or section, e.g. title: Hires.').describe('Heading of the page or section.'),
  description: text('Write one sentence, or leave the field out.')
    .optional()
    .describe('One sentence: the lead of the page, its text in search results and link previews.'),
});

export type PageTextFrontMatter = z.output<typeof pageTextFrontMatterSchema>;
