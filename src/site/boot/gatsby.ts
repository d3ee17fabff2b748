/** Stands in for the package `gatsby` in the boot scripts, which are bundled without it. */

export function withPrefix(path: string): string {
  return __PATH_PREFIX__ + path;
}
