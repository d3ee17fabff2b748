import { strictObject, z } from 'zod';
import { listOf, objectsOf, sitePath, text, webAddress } from './fields';
import { nameKey } from './person-name';
import { marked } from './schema-marks';

/** `content/authors.json`: the names by which authors of the wiki are shown. */
export const authorsSchema = objectsOf('Write a list of { "from": ["cuecaller99"], "to": "Cue Caller" }.', {
  from: listOf(text('Write the name as git knows it.'), 'Write a list of names as git knows them.')
    .min(1, { error: 'Write at least one name as git knows it.' })
    .describe('Names as git knows them.'),
  to: text('Write the name to show.').describe('The name to show.'),
}).superRefine((authors, context) => {
  const taken = new Map<string, string>();
  authors.forEach(({ from, to }, index) =>
    from.forEach((name, position) => {
      const key = nameKey(name);
      const first = taken.get(key);
      if (first !== undefined) {
        context.addIssue({
          code: 'custom',
          path: [index, 'from', position],
          message: `"${name}" is shown as "${first}" already; name it once.`,
        });
      }
      taken.set(key, to);
    }),
  );
});

export type AuthorsFile = z.output<typeof authorsSchema>;

/** `content/history/*.json`: commits of the wiki from before this repository. */
export const historySchema = objectsOf('Write a list of { "hash": …, "date": …, "author": …, "description": …, "files": [ … ] }.', {
  hash: z
    .string({ error: 'Write the commit’s hash.' })
    .regex(/^[0-9a-f]{40}$/, { error: 'Write all 40 digits of the hash.' })
    .describe('Hash of the commit.'),
  date: z.iso
    .datetime({ offset: true, error: 'Write the date as 2025-10-23T01:10:20+01:00.' })
    // A future date would stay on top of the changelog until then.
    .refine((date) => !(Date.parse(date) > Date.now()), { error: 'Write when the commit was made; this date is in the future.' })
    .describe('When it was made.'),
  author: text('Write the author’s name, or "Wiki contributors".').describe('Who made it.'),
  description: text('Write what changed, or leave the field out.')
    .optional()
    .describe('What changed. Without it, the changelog names the changed pages.'),
  files: listOf(text('Write the file’s path.'), 'Write a list of paths.').describe('Paths of the changed files.'),
});

export type HistoryFile = z.output<typeof historySchema>;

/** `content/redirects.json`: paths on this site that lead elsewhere. */
export const redirectsSchema = objectsOf('Write a list of { "from": ["/path"], "to": "/path or https://…" }.', {
  from: listOf(sitePath(), 'Write a list of paths, e.g. ["/join", "/su"].')
    .min(1, { error: 'Give at least one path.' })
    .describe('Paths of this site.'),
  to: marked(
    z.union([sitePath(), webAddress], {
      error: 'Write a path of this site or a whole address that starts with https://, without spaces and line breaks.',
    }),
    { link: true },
  ).describe('Where they lead: a path of this site or a whole address.'),
});

/** `content/search.json`: the trade's synonyms, and words for pages outside the wiki. */
export const searchSchema = strictObject({
  pages: objectsOf('Write a list of pages, each with "path" and "words".', {
    path: marked(sitePath('Write the path of a page outside the wiki, e.g. "/hires".'), { link: true }).describe('The page.'),
    words: listOf(text('Write a word or a phrase.'), 'Write a list of words, e.g. ["price list", "quote"].').describe(
      'Words that lead to it, beside its title.',
    ),
  })
    .default([])
    .describe('Pages outside the wiki that search offers first for certain words.'),
  synonyms: listOf(
    listOf(text('Write a word or a phrase.'), 'Write a list of words that mean the same, e.g. ["hazer", "smoke machine"].').min(2, {
      error: 'A group needs at least two words that mean the same.',
    }),
    'Write a list of groups, e.g. [["LX", "lighting"], ["get-out", "strike"]].',
  ).describe('Groups of words and phrases that mean the same. A search for one finds the others too.'),
});

export type SearchSettings = z.output<typeof searchSchema>;

/** `content/urls.json`: every address that was ever published; `npm run urls` writes it. */
export const urlsSchema = listOf(sitePath(), 'Write a list of paths; "npm run urls" writes this file.');
