import { textOf } from './docusaurus-configuration';
import { INLINE, isFlow, type SyntaxNode } from './syntax';

/** Attributes whose words readers see. */
const SEEN = ['label', 'title', 'summary', 'caption', 'alt', 'description', 'heading'];

/** All that readers could read of an old page, with spaces between blocks. */
export function textOfHtml({ type, tagName = '', value, properties = {}, children = [] }: SyntaxNode): string {
  if (type === 'text' || /math$/i.test(type)) return value ?? '';
  if (/^(?:script|style|svg)$/.test(tagName)) return '';
  const seen = /^(?:div|span|p|t[dh])$/.test(tagName)
    ? []
    : SEEN.map((name) => properties[name]).filter((words) => typeof words === 'string');
  const words = [...seen.map((attribute) => ` ${attribute} `), ...children.map(textOfHtml)].join('');
  return INLINE.test(tagName) ? words : ` ${words} `;
}

/** All that readers can read of a converted page, with spaces between blocks. */
export function textOfMarkdown(node: SyntaxNode): string {
  const { type, value = '', title, alt, attributes = [], children = [] } = node;
  if (type === 'headingId') return '';
  const words = [title, alt, ...attributes.map((attribute) => textOf(attribute.value))].filter(Boolean).join(' ');
  const text = `${words === '' ? '' : ` ${words} `}${value}${children.map(textOfMarkdown).join('')}`;
  return isFlow(node) || type === 'break' || type === 'image' ? ` ${text} ` : text;
}

/** Ignores case and punctuation, which the conversion may change. */
export const wordsOfText = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that `after` has fewer of, in the order of `before`. */
export function missingWords(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of after) left.set(word, (left.get(word) ?? 0) + 1);
  return before.filter((word) => {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    return count === 0;
  });
}
