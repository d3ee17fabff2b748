/** Everything that a build of a copy of the project needs, besides the content and its history. */
export const BUILD_PARTS = [
  'src',
  'static',
  'scripts',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
