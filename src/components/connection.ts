interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether files may be fetched before anybody asks for them: not on a 2G connection, and not when the reader saves data. */
export function allowsPrefetch(): boolean {
  const { effectiveType = '', saveData = false } = (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {};
  return !saveData && !effectiveType.includes('2g');
}
