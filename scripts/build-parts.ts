/** Copies of the project, in which builds can run beside each other. */
import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Everything that a build needs, besides the content and its history. */
const BUILD_PARTS = [
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

/** Copies what a build needs into a folder, and links node_modules. */
export function copyBuildParts(folder: string): void {
  for (const part of BUILD_PARTS) cpSync(part, path.join(folder, part), { recursive: true });
  // On Windows, only administrators can make other links than junctions.
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
}
