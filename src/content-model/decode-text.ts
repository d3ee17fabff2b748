import { problemAt, START, type Position, type Problem, type MessageAndRemedy } from './problem';

/** Line and column of an offset in a text. */
export function placeOfOffset(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const FORBIDDEN: readonly (readonly [pattern: RegExp, ...words: MessageAndRemedy])[] = [
  // XML, and so every feed, excludes these characters; word processors use some of them as line breaks.
  [
    /(?![\t\n\r\u007F-\u009F])[\p{Cc}\uFFFE\uFFFF]/u,
    'This line contains an invisible character, which feeds cannot hold.',
    'Delete the line and retype it.',
  ],
  [
    /\uFFFD/,
    'The text contains “\uFFFD”, which stands for a letter that was lost.',
    'Type the letter again, and save the file with the encoding UTF-8.',
  ],
  [
    /^(?:<{7}|>{7}) /m,
    'Git could not merge two versions of this file, which differ here.',
    'Keep the right lines, and delete those with "<<<<<<<", "=======" and ">>>>>>>".',
  ],
];

/** Decodes a file as UTF-8, without its byte order mark. Returns the text, or why it cannot be used. */
export function decodeText(file: string, bytes: Uint8Array): { text: string } | { problem: Problem } {
  const text = new TextDecoder('utf-8').decode(bytes);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const isUtf16 = ['255,254', '254,255'].includes(String(bytes.subarray(0, 2)));
    const place = isUtf16 ? START : placeOfOffset(text, text.indexOf('\uFFFD'));
    return { problem: problemAt(file, place, 'The file is not text in UTF-8.', 'Save it again with the encoding UTF-8.') };
  }
  for (const [pattern, ...words] of FORBIDDEN) {
    const found = pattern.exec(text);
    if (found) return { problem: problemAt(file, placeOfOffset(text, found.index), ...words) };
  }
  return { text };
}
