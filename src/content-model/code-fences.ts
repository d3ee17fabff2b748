/** A line that opens or closes a fence, also in a quotation or a list. */
const FENCE = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}(?!`)|~{3,}(?!~))(.*)$/;

interface ReadLine {
  part: 'text' | 'opening' | 'code' | 'closing';
  /** What follows the marks of a fence. */
  info: string;
}

/** Returns a function that takes the lines of a Markdown text in order, and tells which are code. */
export function createFenceReader(): (line: string) => ReadLine {
  let open: string | undefined;
  return (line) => {
    const [, marks, info = ''] = FENCE.exec(line) ?? [];
    if (open !== undefined) {
      // Code may show shorter fences, and fences of the other kind.
      const isClosing = marks?.startsWith(open) === true && info.trim() === '';
      if (isClosing) open = undefined;
      return { part: isClosing ? 'closing' : 'code', info };
    }
    // Backticks on both sides are code within a line.
    if (marks === undefined || (marks.startsWith('`') && info.includes('`'))) return { part: 'text', info };
    open = marks;
    return { part: 'opening', info };
  };
}
