import path from 'node:path';

/**
 * Absolute path of the content folder. `SITE_CONTENT` names another one, relative to the project, so that tests and other
 * societies can build the same code with content of their own.
 */
export function contentRoot(environment: NodeJS.ProcessEnv = process.env): string {
  return path.resolve(environment.SITE_CONTENT || 'content');
}

/** A content file's path as messages show it, starting with the name of the content folder. */
export function displayPath(relativePath: string, root = contentRoot()): string {
  return `${path.relative(process.cwd(), root) || path.basename(root)}/${relativePath}`;
}
