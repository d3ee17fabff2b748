/** Nodes of Markdown trees, made briefly. */
import type { List, Paragraph, PhrasingContent } from 'mdast';

/** A paragraph of words and of nodes that run along in it. */
export function paragraph(...content: (string | PhrasingContent)[]): Paragraph {
  return { type: 'paragraph', children: content.map((part) => (typeof part === 'string' ? { type: 'text', value: part } : part)) };
}

/** A link with its words. */
export function link(url: string, words: string): PhrasingContent {
  return { type: 'link', url, children: [{ type: 'text', value: words }] };
}

/** A paragraph of its own in italics, as a caption is; none where there are no words. */
export function caption(words: string | undefined): Paragraph[] {
  return words ? [paragraph({ type: 'emphasis', children: [{ type: 'text', value: words }] })] : [];
}

/** A list of one paragraph each. */
export function list(items: readonly Paragraph[]): List {
  return { type: 'list', spread: false, children: items.map((item) => ({ type: 'listItem', spread: false, children: [item] })) };
}
