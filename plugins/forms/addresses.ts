export const FORMS_PATH = '/forms';

/** Name of the collection of forms for wiki pages with this extension. */
export function formsOfWikiPages(extension: string): string {
  return extension === 'mdx' ? 'wiki' : `wiki-${extension}`;
}

/**
 * Address of the form of a wiki page or a year file. Takes its path below the content folder. `undefined` for other files: of the
 * texts of `content/pages` only some have a form.
 */
export function formOf(file: string): string | undefined {
  const [, folder = '', path = '', extension = ''] = /^([^/]+)\/(.*)\.(\w+)$/.exec(file) ?? [];
  const collection = folder === 'wiki' ? formsOfWikiPages(extension) : extension === 'json' ? folder : undefined;
  return collection && `${FORMS_PATH}#/collections/${collection}/entries/${path}`;
}
