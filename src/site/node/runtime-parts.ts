import path from 'node:path';

/** Where Gatsby's runtime finds out which page an address is; it remembers every answer for ever. */
export const GATSBY_PATH_FINDER = /^\.\/find-path$/;

/** How our own modules reach those of the runtime, and stand in the place of its parts. */
export const RUNTIME_ALIASES = {
  'gatsby-find-path': path.resolve('.cache/find-path.js'),
  'gatsby-redirect-utils': path.resolve('.cache/redirect-utils.js'),
  'gatsby-react-router-scroll$': path.resolve('src/site/ui/scroll-context'),
  'prop-types$': path.resolve('src/site/ui/prop-types'),
};

/** The part of webpack's request that is used here. */
interface Request {
  request: string;
  contextInfo: { issuer: string };
}

/** Puts `src/site/ui/find-path.ts`, whose memory is bounded, in the place of the runtime's own. */
export function replacePathFinder(resource: Request): void {
  const isOfRuntime = path.basename(path.dirname(resource.contextInfo.issuer)) === '.cache';
  if (isOfRuntime) resource.request = path.resolve('src/site/ui/find-path');
}
