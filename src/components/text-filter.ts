/** Drops case, accents and apostrophes, so that "cafe" finds "Café" and "oclock" finds "O'Clock". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Diacritic}'’]/gu, '')
    .toLowerCase();
}

/** The words of a filter, folded. */
export function filterWords(filter: string): string[] {
  return foldText(filter).split(/\s+/).filter(Boolean);
}

/** Whether a folded text contains every word, in any order. */
export function holdsWords(foldedText: string, words: readonly string[]): boolean {
  return words.every((word) => foldedText.includes(word));
}

/** Whether a text contains every word of a filter, in any order. */
export function matchesFilter(text: string, filter: string): boolean {
  return holdsWords(foldText(text), filterWords(filter));
}

/**
 * The words of a filter, folded, with those joined that occur side by side in the text: "lighting designer" is one thing
 * to look for, "gaffer studio" is two.
 * @param foldedText everything that can be found, folded, with a line break wherever words must not be joined
 */
export function filterPhrases(filter: string, foldedText: string): string[] {
  const phrases: string[] = [];
  for (const word of filterWords(filter)) {
    const longer = `${phrases.at(-1)} ${word}`;
    if (phrases.length > 0 && foldedText.includes(longer)) phrases[phrases.length - 1] = longer;
    else phrases.push(word);
  }
  return phrases;
}
