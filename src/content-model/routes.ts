import path from 'node:path';
import { globSync } from 'tinyglobby';
import { APPS, CONTRIBUTIONS } from './contributions';
import { contentRoot } from './content-root';
import { PAGE_TEXTS, PAGE_TEXT_FOLDER, nameOfPageText, ownPageOf } from './page-texts';

/**
 * Paths of the top-level pages, such as `/shows`: one for each file in `src/pages`, and those that the build and capabilities add.
 * @param root the content folder, whose texts may be pages of their own
 */
export function topLevelRoutes(root = contentRoot(), pagesFolder = path.resolve('src/pages')): Set<string> {
  const texts = globSync(`${PAGE_TEXT_FOLDER}/*.mdx`, { cwd: root }).map(nameOfPageText);
  const files = globSync('**/*.tsx', { cwd: pagesFolder });
  return new Set([
    ...['/', '/wiki/tags', ...APPS],
    ...CONTRIBUTIONS.flatMap(({ contributes }) => contributes.pages),
    ...[...Object.keys(PAGE_TEXTS), ...texts].flatMap((name) => ownPageOf(name) ?? []),
    ...files.map((file) => `/${file.replace(/(?:(?:^|\/)index)?\.tsx$/, '')}`),
  ]);
}

/** Pictures of the site that a society may replace with its own. The build draws them. */
export const SITE_PICTURES = { card: '/social-card.png', icon: '/favicon.ico' } as const;

/** Paths of the site's files that no content makes: those pictures, and all of the folder `static`. */
export function staticFiles(): string[] {
  const files = globSync('**', { cwd: path.resolve('static'), dot: true }).map((file) => `/${file}`);
  return [...new Set([...Object.values(SITE_PICTURES), ...files])];
}

/** Name of the flat copy of a page: `wiki/foo` → `wiki/foo.html`. */
export function flatFileOf(folder: string): string {
  return `${folder}.html`;
}
