/** Years and names, where room is short. */

/** `2025/2026` → `2025/26`. */
export function shortYear(year: string): string {
  return year.replace(/\/\d\d(\d\d)$/, '/$1');
}

/** `Ann O'Ther` → `AO`: the initials of each part of a name; of more than three only the first and the last. */
export function initialLetters(name: string): string {
  const parts = name.split(/[\s-]+/).filter((part) => /\p{L}/u.test(part));
  const letters = parts.map((part) => (/\p{L}/u.exec(part)?.[0] ?? '').toUpperCase());
  return letters.length > 3 ? [letters[0], letters.at(-1)].join('') : letters.join('');
}
