/** The parts of Gatsby's runtime on `window` that the site uses. */

interface GatsbyPageResources {
  readonly status?: 'error' | 'success';
  readonly error?: unknown;
  readonly page?: { readonly path: string; webpackCompilationHash: string };
}

interface GatsbyLoader {
  /** Loads what a page needs. On failure the promise resolves with an error status, or rejects. */
  loadPage: (path: string) => Promise<GatsbyPageResources | undefined>;
  /** The same, synchronously, for a page that is already loaded; `undefined` for others. */
  loadPageSync: (path: string, options?: { withErrorDetails?: boolean }) => GatsbyPageResources | undefined;
  /** Loads a page that the reader is about to open. */
  hovering: (path: string) => void;
  /** Fetches a page's files ahead. */
  enqueue: (path: string) => void;
}

interface Window {
  ___loader: GatsbyLoader;
  ___navigate: (to: string | number, options?: { replace?: boolean; state?: unknown }) => void;
  ___webpackCompilationHash?: string;
  /** The path that the page was made for. */
  pagePath?: string | undefined;
  /** Files by page component. */
  ___chunkMapping?: Readonly<Record<string, readonly string[]>>;
}
