import { z } from 'zod';
import { text } from './fields';

/** `content/search.json`: what search should know of the trade's words. */
export const searchSchema = z.strictObject({
  synonyms: z
    .array(
      z
        .array(text('Write a word or a phrase.'), { error: 'Write a list of words that mean the same, e.g. ["hazer", "smoke machine"].' })
        .min(2, { error: 'A group needs at least two words that mean the same.' }),
      { error: 'Write a list of groups, e.g. [["LX", "lighting"], ["get-out", "strike"]].' },
    )
    .describe('Groups of words and phrases that mean the same; who searches for one finds the others too.'),
});

export type SearchSettings = z.output<typeof searchSchema>;
