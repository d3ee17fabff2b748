/** Letters that Unicode does not decompose, and what people type for them. */
const TYPED_AS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
};

/**
 * Folds a text for comparison: no case, no apostrophes, no accents on Latin and Greek letters, so that "soren" finds "Søren". In
 * other scripts the marks are part of the letter and stay.
 */
export function foldText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
    .replace(/['’]/g, '')
    .toLowerCase();
  return plain.replace(/\P{ASCII}/gu, (letter) => TYPED_AS[letter] ?? letter).normalize('NFC');
}

function filterWords(filter: string): string[] {
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
 * The folded words of a filter. Words that occur side by side in the text are joined: "lighting designer" is one phrase, "gaffer
 * studio" is two.
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
