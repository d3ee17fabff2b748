import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FORMS_PATH } from './addresses';
import { contentRoot } from './content-root';
import { PAGE_TEXTS, PAGE_TEXT_FOLDER, nameOfPageText, ownPageOf } from './page-texts';

/** Names of the texts right in the folder of texts. */
function pageTextsIn(root: string): string[] {
  const folder = path.join(root, PAGE_TEXT_FOLDER);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.mdx')) : [];
  return files.map((file) => nameOfPageText(`${PAGE_TEXT_FOLDER}/${file}`));
}

/**
 * Paths of the top-level pages, such as `/shows`: one for each file in `src/pages`, and those that the build adds.
 * @param root the content folder, whose texts may be pages of their own
 */
export function topLevelRoutes(root = contentRoot(), pagesFolder = path.resolve('src/pages')): Set<string> {
  const texts = [...Object.keys(PAGE_TEXTS), ...pageTextsIn(root)].flatMap((name) => ownPageOf(name) ?? []);
  const routes = new Set<string>(['/', '/wiki/tags', FORMS_PATH, ...texts]);
  const walk = (folder: string): void => {
    for (const entry of readdirSync(path.join(pagesFolder, folder), { withFileTypes: true })) {
      const relative = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) walk(relative);
      else if (/\.tsx$/.test(entry.name)) {
        const route = `/${relative.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '')}`;
        routes.add(route.length > 1 ? route.replace(/\/$/, '') : route);
      }
    }
  };
  if (existsSync(pagesFolder)) walk('');
  return routes;
}

/** Short links that a page of the same name outranks, because the specification names both. */
const PAGES_THAT_WIN: ReadonlySet<string> = new Set(['exec']);

/** Whether a top-level page has the name of a short link and wins over it, so that the short link does not exist. */
export function isOutrankedByPage(shortlink: string, routes: ReadonlySet<string>): boolean {
  const name = shortlink.toLowerCase();
  return PAGES_THAT_WIN.has(name) && routes.has(`/${name}`);
}

/** Paths of the files that the site serves as they are: all of the folder `static`. */
export function staticFiles(): string[] {
  const folder = path.resolve('static');
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const addressOf = (file: string): string => `/${path.relative(folder, file).split(path.sep).join('/')}`;
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => addressOf(path.join(parentPath, name)));
}

/** Name of the flat copy of a page: `wiki/foo` → `wiki/foo.html`. */
export function flatFileOf(folder: string): string {
  return `${folder}.html`;
}
