import { z } from 'zod';
import { text } from './fields';

/** `content/history/*.json`: commits of the wiki from before this repository. */
export const historySchema = z.array(
  z.strictObject({
    hash: z
      .string({ error: 'Write the commit’s hash.' })
      .regex(/^[0-9a-f]{40}$/, { error: 'Write all 40 digits of the hash.' })
      .describe('Hash of the commit.'),
    date: z.iso.datetime({ offset: true, error: 'Write the date as 2025-10-23T01:10:20+01:00.' }).describe('When it was made.'),
    author: text('Write the author’s name, or "Wiki contributors".').describe('Who made it.'),
    description: text('Write what changed, or leave the field out.')
      .optional()
      .describe('What changed; without it, the pages among the files say so.'),
    files: z.array(text('Write the file’s path.'), { error: 'Write a list of paths.' }).describe('Paths of the changed files.'),
  }),
  { error: 'Write a list of { "hash": …, "date": …, "author": …, "description": …, "files": [ … ] }.' },
);

export type HistoryFile = z.output<typeof historySchema>;
