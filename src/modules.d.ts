declare module '*.module.css' {
  const styles: Record<string, string>;
  export = styles;
}

declare module '*.css';

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** `.cache/find-path.js` of Gatsby's runtime; see `src/site/node/runtime-parts.ts`. */
declare module 'gatsby-find-path' {
  export function setMatchPaths(matchPaths: readonly { path: string; matchPath: string }[]): void;
  export function findMatchPath(address: string): string | null;
  export function grabMatchParams(address: string): Record<string, string>;
  export function cleanPath(address: string): string;
}

/** `.cache/redirect-utils.js` of Gatsby's runtime. */
declare module 'gatsby-redirect-utils' {
  export function maybeGetBrowserRedirect(address: string): { toPath: string } | undefined;
}

/** What is used of a package that comes without types. */
declare module 'gatsby-plugin-sharp' {
  export type FileNode = import('gatsby').Node & { absolutePath: string; extension: string; name: string; size: number };
  /** In pixels. */
  export function getImageSize(file: FileNode): { width: number; height: number };
  /** Makes a size of a picture beside the other work of the build, and returns its address below the path prefix at once. */
  export function queueImageResizing(order: {
    file: FileNode;
    args: { width: number; toFormat: string; quality: number };
    reporter: import('gatsby').Reporter;
  }): { src: string };
}

/** Its published types are written for Express alone. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
