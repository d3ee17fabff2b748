/** What a finished build of a Docusaurus site knows: the redirects that a program made, and every address. */
import type { SourceTree } from './docusaurus-pages';

const REFRESH = /<meta\s+http-equiv="refresh"\s+content="0;\s*url=([^"]+)"/i;

const pathOf = (file: string): string => `/${file.replace(/^build\//, '').replace(/(?:(?:^|\/)index)?\.html$/, '')}`;

/** The redirects among the pages of `build/`. */
export function redirectsOfBuild(tree: SourceTree): { from: string; to: string }[] {
  return [...tree].flatMap(([file, bytes]) => {
    if (!file.startsWith('build/') || !file.endsWith('.html')) return [];
    const to = REFRESH.exec(bytes.subarray(0, 4000).toString('utf8'))?.[1];
    return to === undefined ? [] : [{ from: pathOf(file), to: to.replaceAll('&amp;', '&') }];
  });
}

/** The addresses of all pages of `build/`. */
export function addressesOfBuild(tree: SourceTree): string[] {
  return [...tree.keys()].filter((file) => file.startsWith('build/') && file.endsWith('.html') && file !== 'build/404.html').map(pathOf);
}
