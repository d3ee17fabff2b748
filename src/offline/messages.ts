/** What the page says to its worker. */
export type PageMessage =
  /** The reader has opened a page: it and the files that it was shown with are to be kept. */
  | { type: 'KEEP_PAGE'; path: string; files: string[] }
  /** The worker that waits may take over. */
  | { type: 'SKIP_WAITING' };
