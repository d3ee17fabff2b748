/** Path of a wiki section as one page to print. It is not below the section, where a page may be called "print". */
export function printPath(path: string): string {
  return `/print${path}`;
}
