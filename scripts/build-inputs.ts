/** What a build depends on besides the nodes that Gatsby itself watches. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** Variables that overrule `site.json`, choose the content, or give addresses another page. */
const VARIABLES = ['SITE_CONTENT', 'SITE_URL', 'SHORTLINK_URL', 'CONTACT_EMAIL', 'PATH_PREFIX', 'GATSBY_ADMIN'];

/**
 * A digest of the code, the settings of the site, and which drawings have a version for dark mode. Where one of these has changed, what
 * an earlier build left cannot be used: Gatsby's cache key covers package.json, the gatsby-* files and plugin versions, but not what
 * those files import; resolvers read settings that are no nodes; and no query knows of a file that was not there.
 * @param root folder of the project
 * @param content absolute path of the content folder
 */
export function digestOfBuildInputs(root: string, content: string, environment: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('md5');
  const code = globSync(['src/**', 'static/**', 'gatsby-*.{ts,tsx}', 'package-lock.json'], {
    cwd: root,
    ignore: ['src/gatsby-types.d.ts'],
  });
  const settings = globSync('site.json', { cwd: content });
  for (const [folder, files] of [
    [root, code],
    [content, settings],
  ] as const) {
    for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  for (const file of globSync('**/*.dark.*', { cwd: content }).sort()) hash.update(file);
  return hash.update(JSON.stringify(VARIABLES.map((name) => environment[name] ?? ''))).digest('hex');
}
