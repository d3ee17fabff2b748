interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether files may be prefetched: not on 2G, and not with Save-Data. */
export function allowsPrefetch(): boolean {
  const { effectiveType = '', saveData = false } = (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {};
  return !saveData && !effectiveType.includes('2g');
}
