/** The part of the start scripts that components meet: what is shared with them on the window. */

/** Puts on the window what the start scripts share, as it is on a page that the reader has not touched. */
export function pretendEarlySite(changes: Partial<EarlySite> = {}): EarlySite {
  const early: EarlySite = {
    clicks: { isWaiting: () => false },
    markColourMode: () => undefined,
    isWanted: false,
    tell: () => false,
    ...changes,
  };
  window.early = early;
  return early;
}
