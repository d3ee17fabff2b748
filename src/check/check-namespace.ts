/**
 * The one namespace at the root of the site: pages, redirects and short links may not collide there, and
 * some names belong to the site itself.
 */
import { FILE_NAME } from '../content/address-rules';
import { STATIC_FOLDER } from '../content/content-root';
import type { Place, Problem } from '../content/problem';
import type { WikiFile } from '../content/read-text';
import { isOutrankedByPage } from '../content/routes';
import { shortlinksOf } from '../links/shortlinks';

/** Pictures of the site that a society may replace by its own, of the same name. */
const REPLACEABLE: ReadonlySet<string> = new Set(['/social-card.png', '/favicon.ico']);

/**
 * Reports files of the content's folder `static` that lie where the site has something of its own.
 * @param files their paths on the site
 * @param around the addresses of pages, and what lies on a file of the site itself
 */
export function checkStaticFiles(
  files: readonly string[],
  around: { pages: readonly string[]; isReserved: (path: string) => boolean; display: (relativePath: string) => string },
): Problem[] {
  const pages = new Set(around.pages.map((page) => page.toLowerCase()));
  return files
    .filter((file) => !REPLACEABLE.has(file) && (around.isReserved(file) || pages.has(file.toLowerCase())))
    .map((file) => ({
      file: around.display(`${STATIC_FOLDER}${file}`),
      line: 1,
      column: 1,
      message: `The site has something of its own at ${file}.`,
      remedy: 'Give the file another name or folder.',
    }));
}

interface Claim extends Place {
  name: string;
  file: string;
}

/** Every clash at the root of the site; each message names both places. */
export function checkNamespace(
  pages: readonly WikiFile[],
  {
    routes,
    redirects,
    isReserved,
    display,
  }: {
    routes: ReadonlySet<string>;
    redirects: ReadonlyMap<string, string>;
    isReserved: (path: string) => boolean;
    display: (relativePath: string) => string;
  },
): Problem[] {
  const taken = new Map<string, Claim>();
  const lowerRoutes = new Map([...routes].map((route) => [route.toLowerCase(), route]));
  const lowerRedirects = new Map([...redirects.keys()].map((from) => [from.toLowerCase(), from]));
  const claims = pages.flatMap((page) =>
    shortlinksOf(page).map(({ name, field }): Claim => ({ name, file: page.file, ...page.placeOf(field) })),
  );
  return claims.flatMap((claim): Problem[] => {
    const problem = (message: string, remedy: string): Problem[] => [
      { file: claim.file, line: claim.line, column: claim.column, message, remedy },
    ];
    const key = claim.name.toLowerCase();
    const first = taken.get(key);
    if (first) {
      const sameCase = first.name === claim.name;
      return problem(
        `The short link "${claim.name}" is taken: ${first.file}:${first.line} has ${sameCase ? 'it' : `"${first.name}", which differs only by case`}.`,
        'Keep one of the two.',
      );
    }
    taken.set(key, claim);
    if (isReserved(`/${key}`))
      return problem(`The short link "${claim.name}" is a name that the site uses itself.`, 'Choose another name.');
    if (FILE_NAME.test(claim.name)) return problem(`The short link "${claim.name}" looks like a file to a host.`, 'Leave out its ending.');
    const route = lowerRoutes.get(`/${key}`);
    if (route !== undefined && !isOutrankedByPage(key, routes)) {
      return problem(`The short link "${claim.name}" is the address of the page ${route}.`, 'Choose another name.');
    }
    const redirect = lowerRedirects.get(`/${key}`);
    if (redirect !== undefined) {
      return problem(
        `The short link "${claim.name}" is also a redirect: ${display('redirects.json')} has "${redirect}".`,
        'Keep one of the two.',
      );
    }
    return [];
  });
}
