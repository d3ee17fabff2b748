/** What each capability in the folder `plugins` adds to the content model, from `contributes` in its package.json. */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { z } from 'zod';

const contributionSchema = z.object({
  name: z.string(),
  contributes: z
    .strictObject({
      /** Paths of its top-level pages. */
      pages: z.array(z.string()).default([]),
      /** Paths of pages outside Gatsby, each with its own content security policy and its files below it. */
      apps: z.array(z.string()).default([]),
      /** Texts of `content/pages` that its pages show, with the page and its title while the file is missing. */
      pageTexts: z.record(z.string(), z.strictObject({ path: z.string(), title: z.string() })).default({}),
      /** Paths of files that it publishes: no redirect and no short link may have them. */
      files: z.array(z.string()).default([]),
      /** The same for files that links may lead to. */
      filesForReaders: z.array(z.string()).default([]),
      /** A file beside pages of a folder: `/venues/barn` has `/venues/barn.ics`. Links may lead there unless `isForReaders` is `false`. */
      filesBeside: z.array(z.strictObject({ below: z.string(), ending: z.string(), isForReaders: z.boolean().default(true) })).default([]),
      /** Patterns of files that search engines should not list. */
      unlisted: z.array(z.string()).default([]),
      /** A page for each section of the wiki: `/print` makes `/print/wiki/spaces`. */
      beforeSections: z.array(z.string()).default([]),
    })
    .prefault({}),
});

export type FileBeside = z.infer<typeof contributionSchema>['contributes']['filesBeside'][number];

export const CONTRIBUTIONS = globSync('plugins/*/package.json')
  .sort()
  .map((file) => contributionSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));

export const APPS = CONTRIBUTIONS.flatMap(({ contributes }) => contributes.apps);
