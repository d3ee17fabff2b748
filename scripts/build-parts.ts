/** What a build needs of the project, beside the content and its history: for builds of a copy. */
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
