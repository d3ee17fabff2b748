/** Helpers for nodes of Markdown trees. */
import type { List, Paragraph, PhrasingContent } from 'mdast';

/** A paragraph of text and inline nodes. */
export function paragraph(...content: (string | PhrasingContent)[]): Paragraph {
  return { type: 'paragraph', children: content.map((part) => (typeof part === 'string' ? { type: 'text', value: part } : part)) };
}

/** A link. */
export function link(url: string, words: string): PhrasingContent {
  return { type: 'link', url, children: [{ type: 'text', value: words }] };
}

/** A caption as a paragraph in italics; nothing when there are no words. */
export function caption(words: string | undefined): Paragraph[] {
  return words ? [paragraph({ type: 'emphasis', children: [{ type: 'text', value: words }] })] : [];
}

/** A list of one paragraph each. */
export function list(items: readonly Paragraph[]): List {
  return { type: 'list', spread: false, children: items.map((item) => ({ type: 'listItem', spread: false, children: [item] })) };
}

/** Whether a node, of Markdown or of HTML, is nothing but spaces and line breaks between two others. */
export function isBlank({ type, value = '' }: { type: string; value?: string }): boolean {
  return type === 'text' && value.trim() === '';
}
