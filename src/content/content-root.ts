import path from 'node:path';

/**
 * Absolute path of the folder that editors touch. `SITE_CONTENT` names another one, relative to the
 * project, so that tests and other societies can build the same code over their own tree.
 */
export function contentRoot(environment: NodeJS.ProcessEnv = process.env): string {
  return path.resolve(environment.SITE_CONTENT || 'content');
}

/** How a file of the content is named in messages: with the content folder's own name in front. */
export function displayPath(relativePath: string, root = contentRoot()): string {
  return `${path.relative(process.cwd(), root) || path.basename(root)}/${relativePath}`;
}
