export const FORMS_PATH = '/forms';

/** Name of the collection of forms for wiki pages with this extension. */
export function formsOfWikiPages(extension: string): string {
  return extension === 'mdx' ? 'wiki' : `wiki-${extension}`;
}

/** Address of a wiki page's form. Takes its file's path below the content folder. */
export function formOfWikiPage(file: string): string {
  const [, path = '', extension = ''] = /^wiki\/(.*)\.(\w+)$/.exec(file) ?? [];
  return `${FORMS_PATH}#/collections/${formsOfWikiPages(extension)}/entries/${path}`;
}
