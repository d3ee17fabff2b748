import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Paths of the top-level pages, such as `/shows`: one for each file in `src/pages`, and those that the build adds.
 */
export function topLevelRoutes(pagesFolder = path.resolve('src/pages')): Set<string> {
  const routes = new Set<string>(['/', '/wiki/tags']);
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

/** Name of the flat copy of a page: `wiki/foo` → `wiki/foo.html`. */
export function flatFileOf(folder: string): string {
  return `${folder}.html`;
}
