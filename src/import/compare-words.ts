/** Compares the words of a page before and after an import. */

/** The words of a text, in small letters. */
export const wordsOfText = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words of the first list that the second has fewer of, in order. */
export function missingWords(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of after) left.set(word, (left.get(word) ?? 0) + 1);
  return before.filter((word) => {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    return count === 0;
  });
}
