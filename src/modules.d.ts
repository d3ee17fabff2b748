declare module '*.module.css' {
  const styles: Record<string, string>;
  export = styles;
}

declare module '*.css';

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** `.cache/find-path.js` of Gatsby's runtime; see `src/build/hosting/bound-path-cache.ts`. */
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
