interface SplitPage {
  /** The lines between the `---` lines; empty when there are none. */
  frontMatter: string;
  /** The text, padded with blank lines so that its line numbers match the file's. */
  body: string;
}

const FRONT_MATTER = /^---[ \t]*\n((?:[\s\S]*?\n)?)---[ \t]*(?:\n|$)/;

/** Splits a page; line endings become `\n` and a byte order mark is dropped. */
export function splitPage(source: string): SplitPage {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const match = FRONT_MATTER.exec(text);
  if (!match) return { frontMatter: '', body: text };
  const above = match[0].split('\n').length - 1;
  return { frontMatter: (match[1] ?? '').replace(/\n$/, ''), body: '\n'.repeat(above) + text.slice(match[0].length) };
}
