/** `Flo D'Light` → `FD`: the first letters of a name's parts, three at most. */
export function initialLetters(name: string): string {
  const parts = name.split(/[\s-]+/).filter((part) => /\p{L}/u.test(part));
  const letters = parts.map((part) => (/\p{L}/u.exec(part)?.[0] ?? '').toUpperCase());
  return letters.length > 3 ? [letters[0], letters.at(-1)].join('') : letters.join('');
}
