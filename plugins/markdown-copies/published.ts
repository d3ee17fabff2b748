/** Paths of the published files; `package.json` reserves them. */

export const LANGUAGE_MODELS_PATH = '/llms.txt';

/** Path of a page's Markdown copy. */
export function copyPath(path: string): string {
  return `${path}.md`;
}
