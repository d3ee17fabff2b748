/** Code, formulas and emoji of a page. */
import { nameToEmoji } from 'gemoji';
import { decide, drop, type PageInProgress } from './page-in-progress';
import { paragraphOf, strongOf, textNode, wordsOf, type SyntaxNode } from './syntax';

/** A line of code that only says which lines stand out. */
export const isMagicLine = (line: string): boolean => /^\W*(?:highlight|error|diff)-(?:next-line|start|end|add|remove)\W*$/.test(line);

/** Text with its emoji, and formulas as code. */
export function convertWords(page: PageInProgress, value: string): SyntaxNode[] {
  const written = value.replace(/:([a-z0-9_+-]+):/g, (whole, name: string) =>
    Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? whole) : whole,
  );
  if (!page.site.hasMath || !written.includes('$')) return [textNode(written)];
  return written.split(/(?<![\\$\w])\$(?!\s)([^$\n]+)(?<!\s)\$(?!\d)/).flatMap((part, index): SyntaxNode[] => {
    if (index % 2 === 0) return part === '' ? [] : [textNode(part)];
    decide(page, 'changed', `The formula $${part}$ stands as code: pages have no formulas.`, 'Write it in words, or draw it.');
    return [{ type: 'inlineCode', value: part }];
  });
}

/** A paragraph that is nothing but a formula, as code. */
export function formulaOf(page: PageInProgress, node: SyntaxNode): SyntaxNode[] | undefined {
  const words = page.site.hasMath ? wordsOf(node).trim() : '';
  if (!words.startsWith('$$') || !words.endsWith('$$') || words.length < 4) return undefined;
  decide(page, 'changed', 'The formula between $$ stands as code: pages have no formulas.', 'Write it in words, or draw it.');
  return [{ type: 'code', lang: 'latex', meta: null, value: words.slice(2, -2).trim() }];
}

/** A block of code, with its title above it. */
export function convertCode(page: PageInProgress, node: SyntaxNode): SyntaxNode[] {
  const meta = node.meta ?? '';
  const lines = (node.value ?? '').split('\n');
  const shown = lines.filter((line) => !isMagicLine(line));
  if (shown.length < lines.length || /\{[\d,\s-]+\}/.test(meta)) drop(page, 'highlighted lines of code');
  if (/\bshowLineNumbers\b/.test(meta)) drop(page, 'line numbers of code');
  if (/\blive\b/.test(meta))
    decide(page, 'changed', 'This code ran in the page; it is only shown now.', 'Do nothing, unless readers miss it.');
  // After "```js:title" or "```{1}" the rest is no language.
  const [lang] = /^[^{:]+/.exec(node.lang ?? '') ?? [null];
  const title = /\btitle=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta);
  const words = title?.[1] ?? title?.[2] ?? title?.[3];
  const code: SyntaxNode = { type: 'code', lang, meta: null, value: shown.join('\n'), position: node.position };
  if (lang === 'mermaid') code.data = { id: page.lastHeading };
  return words === undefined ? [code] : [paragraphOf(strongOf(words)), code];
}
