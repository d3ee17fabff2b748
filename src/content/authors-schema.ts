import { z } from 'zod';
import { text } from './fields';

/** `content/authors.json`: the names by which authors of the wiki are shown. */
export const authorsSchema = z
  .array(
    z.strictObject({
      from: z
        .array(text('Write the name as git knows it.'), { error: 'Write a list of names as git knows them.' })
        .min(1, { error: 'Write at least one name as git knows it.' })
        .describe('Names as git knows them.'),
      to: text('Write the name to show.').describe('The name to show.'),
    }),
    { error: 'Write a list of { "from": ["mstand99"], "to": "Mike Stand" }.' },
  )
  .superRefine((authors, context) => {
    const taken = new Map<string, string>();
    authors.forEach(({ from, to }, index) =>
      from.forEach((name, place) => {
        const first = taken.get(name);
        if (first !== undefined) {
          context.addIssue({
            code: 'custom',
            path: [index, 'from', place],
            message: `"${name}" is shown as "${first}" already; name it once.`,
          });
        }
        taken.set(name, to);
      }),
    );
  });

export type AuthorsFile = z.output<typeof authorsSchema>;
