/** Code, formulas and emoji of a page. */
import { nameToEmoji } from 'gemoji';
import { decide, drop, type PageInProgress } from './page-in-progress';
import { paragraphOf, strongOf, textNode, wordsOf, type SyntaxNode } from './syntax';

/** Lines in code that only say which lines stand out. */
const MAGIC_LINE =
  /^\s*(?:\/\/|#|--|%|;|<!--|\{?\/\*)\s*(?:highlight|error|diff)-(?:next-line|start|end|add|remove)\s*(?:-->|\*\/\}?)?\s*$/;

/** Text with its emoji, and formulas as code. */
export function convertWords(page: PageInProgress, value: string): SyntaxNode[] {
  const written = value.replace(/:([a-z0-9_+-]+):/g, (whole, name: string) =>
    Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? whole) : whole,
  );
  if (!page.site.hasMath || !written.includes('$')) return [textNode(written)];
  return written.split(/(?<![\\$\w])\$(?!\s)([^$\n]+?)(?<!\s)\$(?!\d)/).flatMap((part, index): SyntaxNode[] => {
    if (index % 2 === 0) return part === '' ? [] : [textNode(part)];
    decide(page, `The formula $${part}$ cannot be set here, and stands as code.`, 'Write it in words, or draw it.');
    return [{ type: 'inlineCode', value: part }];
  });
}

/** A paragraph that is nothing but a formula, as code. */
export function formulaOf(page: PageInProgress, node: SyntaxNode): SyntaxNode[] | undefined {
  const formula = page.site.hasMath ? /^\$\$([\s\S]*)\$\$$/.exec(wordsOf(node).trim())?.[1] : undefined;
  if (formula === undefined) return undefined;
  decide(page, 'The formula between $$ cannot be set here, and stands as code.', 'Write it in words, or draw it.');
  return [{ type: 'code', lang: 'latex', meta: null, value: formula.trim() }];
}

/** A block of code, with its title above it. */
export function convertCode(page: PageInProgress, node: SyntaxNode): SyntaxNode[] {
  const meta = node.meta ?? '';
  const title = /\btitle=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta);
  const lines = (node.value ?? '').split('\n');
  const shown = lines.filter((line) => !MAGIC_LINE.test(line));
  if (shown.length < lines.length || /\{[\d,\s-]+\}/.test(meta)) drop(page, 'highlighted lines of code');
  if (/\bshowLineNumbers\b/.test(meta)) drop(page, 'line numbers of code');
  if (/\blive\b/.test(meta))
    decide(page, 'This code ran in the page; it is only shown now.', 'Nothing needs to be done, unless readers miss it.');
  // After "```js:title" or "```{1}" the rest is no language.
  const lang = (node.lang ?? '').replace(/[{:].*$/, '') || null;
  const words = title?.[1] ?? title?.[2] ?? title?.[3];
  const code: SyntaxNode = { type: 'code', lang, meta: null, value: shown.join('\n'), position: node.position };
  if (lang === 'mermaid') code.data = { id: page.lastHeading };
  return words === undefined ? [code] : [paragraphOf(strongOf(words)), code];
}
