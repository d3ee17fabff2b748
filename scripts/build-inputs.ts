/** What a build depends on besides the nodes that Gatsby itself watches. */
import { createHash, type Hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** Variables that overrule `site.json`, choose the content, or give addresses another page. */
const VARIABLES = ['SITE_CONTENT', 'SITE_URL', 'SHORTLINK_URL', 'CONTACT_EMAIL', 'PATH_PREFIX', 'GATSBY_ADMIN'];

/** Digests of what no query depends on: where one has changed, what an earlier build left cannot be used. */
export interface BuildInputs {
  /** Gatsby's cache key covers package.json, the gatsby-* files and plugin versions, but not what those files import. */
  code: string;
  /** Resolvers read settings that are no nodes; and no query knows of a file that was not there. */
  settings: string;
}

function digestOfFiles(folder: string, files: readonly string[]): Hash {
  const hash = createHash('md5');
  for (const file of [...files].sort()) hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash;
}

/**
 * The digests of the code, and of the settings of the site and which drawings have a version for dark mode.
 * @param root folder of the project
 * @param content absolute path of the content folder
 */
export function buildInputs(root: string, content: string, environment: NodeJS.ProcessEnv = process.env): BuildInputs {
  const code = globSync(['src/**', 'static/**', 'gatsby-*.{ts,tsx}', 'package-lock.json'], {
    cwd: root,
    ignore: ['src/gatsby-types.d.ts'],
  });
  const settings = digestOfFiles(content, globSync('site.json', { cwd: content }));
  for (const file of globSync('**/*.dark.*', { cwd: content }).sort()) settings.update(file);
  settings.update(JSON.stringify(VARIABLES.map((name) => environment[name] ?? '')));
  return { code: digestOfFiles(root, code).digest('hex'), settings: settings.digest('hex') };
}
