/** What Gatsby's runtime puts on `window`, as far as the site shell uses it. */

interface GatsbyPageResources {
  readonly status?: 'error' | 'success';
  readonly error?: unknown;
  readonly page?: { readonly path: string; webpackCompilationHash: string };
}

interface GatsbyLoader {
  /** Loads what a page needs. The promise holds an error status, or is rejected, when that fails. */
  loadPage: (path: string) => Promise<GatsbyPageResources | undefined>;
  /** The same of a page that has been loaded; `undefined` when it has not. */
  loadPageSync: (path: string, options?: { withErrorDetails?: boolean }) => GatsbyPageResources | undefined;
  /** Loads a page that the reader is about to open. */
  hovering: (path: string) => void;
}

interface Window {
  ___loader: GatsbyLoader;
  ___navigate: (to: string | number, options?: { replace?: boolean; state?: unknown }) => void;
  ___webpackCompilationHash?: string;
}
