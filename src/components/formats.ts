/** `1 show`, `2 shows`. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** `["crew", "dates", "venue"]` → `crew, dates or venue`. */
export function listInWords(entries: readonly string[], joint: 'and' | 'or'): string {
  const last = entries.slice(-2).join(` ${joint} `);
  return [...entries.slice(0, -2), last].join(', ');
}

/** The first letter or digit of each part of a name: `Zoë-Anne "Mic" Boom` → `['Z', 'A', 'M', 'B']`. */
export function initialsOf(name: string): string[] {
  const parts = name.split(/[\s\p{Dash}]+/u);
  return parts.flatMap((part) => /[\p{L}\p{N}]/u.exec(part.normalize('NFKC'))?.[0].toUpperCase() ?? []);
}
