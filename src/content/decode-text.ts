import type { Place } from './problem';

/** A file's text, or why it cannot be read as text: where, what is wrong and what to do. */
export type DecodedText = { text: string } | { place: Place; message: string; remedy: string };

const START: Place = { line: 1, column: 1 };

/** Line and column of an offset in a text. */
export function placeOfOffset(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const LOST_CHARACTER = '\uFFFD';

/** What no text in XML may hold: feeds would be unreadable. Line breaks of word processors are among them. */
const FORBIDDEN = /(?![\t\n\r\u007F-\u009F])[\p{Cc}\uFFFE\uFFFF]/u;

/** Decodes a file as UTF-8, without its byte order mark; control and replacement characters are a mistake. */
export function decodeText(bytes: Uint8Array): DecodedText {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Decoded leniently, each invalid byte becomes a replacement character, which shows the line.
    const lenient = new TextDecoder('utf-8').decode(bytes);
    const isUtf16 = ['255,254', '254,255'].includes(String(bytes.subarray(0, 2)));
    return {
      place: isUtf16 ? START : placeOfOffset(lenient, lenient.indexOf(LOST_CHARACTER)),
      message: 'The file is not text in UTF-8.',
      remedy: 'Save it again with the encoding UTF-8.',
    };
  }
  const forbidden = FORBIDDEN.exec(text);
  if (forbidden) {
    const code = (forbidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return {
      place: placeOfOffset(text, forbidden.index),
      message: `The file holds the sign U+${code}, which cannot be seen and which feeds cannot hold.`,
      remedy: 'Delete this line and write it again.',
    };
  }
  const lost = text.indexOf(LOST_CHARACTER);
  if (lost >= 0) {
    return {
      place: placeOfOffset(text, lost),
      message: `The text holds “${LOST_CHARACTER}”, which stands for a letter that was lost.`,
      remedy: 'Write the letter again, and save the file with the encoding UTF-8.',
    };
  }
  const conflict = /^(?:<{7}|>{7}) /m.exec(text);
  if (conflict) {
    return {
      place: placeOfOffset(text, conflict.index),
      message: 'Two versions of this file were not put together: Git marked here where they differ.',
      remedy: 'Keep the lines that are right, and delete those of "<<<<<<<", "=======" and ">>>>>>>".',
    };
  }
  return { text };
}
