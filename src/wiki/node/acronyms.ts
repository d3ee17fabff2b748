/** Explains acronyms with popovers, which need no script. Pure. */
import type { Element, ElementContent, RootContent, Text } from 'hast';
import { decodeAddress, splitHash } from '../../content-model/addresses';
import { escapePattern } from '../../content-model/escape';
import { element, elementsNamed, isElement } from '../../content-model/hast-elements';
import { componentNamed } from '../../content-model/page-components';
import { textOfTree, type ContentTree } from './content-tree';

interface Acronym {
  /** One per table row: the same letters may stand for several things. */
  meanings: ElementContent[][];
  expansions: string[];
  /** Pages about the thing itself, from links in the bold words. */
  pages: string[];
}

export interface Glossary {
  path: string;
  acronyms: ReadonlyMap<string, Acronym>;
  pattern: RegExp;
}

export interface PageToExplain {
  path: string;
  title: string;
  description: string;
  /** Terms to leave alone, and names that contain one: "Strand SL". */
  unexplained: readonly string[];
}

/** Splits at commas, and drops parts such as "…". */
const partsOf = (words: string): string[] => words.split(/,\s*/).filter((part) => /[\p{L}\p{N}]/u.test(part));

/** What each term of a row is short for: the bold words, else the first sentence, divided if there is a part for each term. */
function expansionsOf(meaning: Element, terms: readonly string[]): string[][] {
  const bold = elementsNamed(meaning, 'strong').map((strong) => textOfTree(strong).replace(/\.$/, ''));
  const [sentence = ''] = textOfTree(meaning)
    .replace(/^\s*\([^)]*\)/, '')
    .split(/[.(:;]/);
  // An empty expansion would match every page.
  const written = (bold.length > 0 ? bold : [sentence.trim()]).filter((words) => words !== '');
  const [only = ''] = written;
  const parts = written.length === terms.length ? written : partsOf(only);
  if (terms.length > 1 && parts.length === terms.length) return parts.map((part) => [part]);
  return terms.map(() => written);
}

/** Matches terms as whole words, longer ones first, with a plural "s". */
function patternOf(terms: readonly string[]): RegExp {
  const longestFirst = [...terms].sort((first, second) => second.length - first.length);
  return new RegExp(`(?<![\\p{L}\\p{N}_@])(${longestFirst.map(escapePattern).join('|')})s?(?![\\p{L}\\p{N}_@]|[.-]\\d)`, 'gu');
}

const glossaries = new WeakMap<ContentTree, Glossary>();

/** Reads the first table of a page: terms in column one, meanings in column two. Skips single letters. */
export function glossaryOf(path: string, tree: ContentTree): Glossary {
  const known = glossaries.get(tree);
  if (known) return known;
  const acronyms = new Map<string, Acronym>();
  const [rows] = elementsNamed(tree, 'tbody');
  for (const row of rows ? elementsNamed(rows, 'tr') : []) {
    const [short, meaning] = row.children.filter(isElement);
    if (!short || !meaning) continue;
    const terms = partsOf(textOfTree(short)).filter((term) => term.length > 1);
    const pages = elementsNamed(meaning, 'strong').flatMap((strong) =>
      elementsNamed(strong, 'a').map(({ properties }) => decodeAddress(splitHash(String(properties.href)).path)),
    );
    const expansions = expansionsOf(meaning, terms);
    for (const [index, term] of terms.entries()) {
      const before = acronyms.get(term) ?? { meanings: [], expansions: [], pages: [] };
      acronyms.set(term, {
        meanings: [...before.meanings, meaning.children],
        expansions: [...before.expansions, ...(expansions[index] ?? [])],
        pages: [...before.pages, ...pages],
      });
    }
  }
  const glossary = { path, acronyms, pattern: patternOf([...acronyms.keys()]) };
  glossaries.set(tree, glossary);
  return glossary;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether the first or last words start with the letters of a term: "Money Request Form" for MRF. */
function spells(words: readonly string[], term: string, side: 'end' | 'start'): boolean {
  const letters = [...term.toLowerCase()];
  const near = side === 'end' ? words.slice(-letters.length) : words.slice(0, letters.length);
  return near.length === letters.length && near.every((word, index) => word.toLowerCase().startsWith(letters[index] ?? ' '));
}

/** How near an explanation must be to its term, in characters. */
const NEAR = 90;

function explains(text: string, start: number, end: number, term: string, expansions: readonly string[]): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start);
  const after = text.slice(end, end + NEAR);
  const isInBrackets = /\(\s*$/.test(before);
  const bracket = /^\s*\(([^)]*)/.exec(after)?.[1];
  if (isInBrackets && spells(wordsOf(before), term, 'end')) return true;
  if (bracket !== undefined && spells(wordsOf(bracket), term, 'start')) return true;
  const wordsBefore = before.toLowerCase().replace(/(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');
  const wordsAfter = after.toLowerCase().replace(/^[^\p{L}\p{N}]*(?:(?:is|means|stands for|short for|the|an?)\s+)*/u, '');
  return expansions
    .map((expansion) => expansion.toLowerCase())
    .some((words) => wordsBefore.endsWith(words) || wordsBefore.endsWith(`${words}s`) || wordsAfter.startsWith(words));
}

function explainedByPage(tree: ContentTree, page: PageToExplain, { acronyms, pattern }: Glossary): Set<string> {
  const text = [page.title, page.description, textOfTree(tree)].join('. ');
  const explained = new Set<string>();
  for (const { 0: written, 1: term = '', index } of text.matchAll(pattern)) {
    const acronym = acronyms.get(term);
    if (!acronym || explained.has(term)) continue;
    const isAbout = acronym.pages.includes(page.path);
    if (isAbout || explains(text, index, index + written.length, term, acronym.expansions)) explained.add(term);
  }
  return explained;
}

/** Elements in which nothing is explained. */
const SKIPPED = /^(?:h[1-6]|a|abbr|button|code|dfn|kbd|label|pre|samp|sub|summary|sup|svg|th)$/;

function isSkipped({ tagName }: Element): boolean {
  const { isDrawn, readsChildren } = componentNamed(tagName) ?? {};
  return SKIPPED.test(tagName) || isDrawn === true || readsChildren === true;
}

const textNode = (value: string): Text => ({ type: 'text', value });

const idOf = (term: string): string => `acronym-${term}`;

function popover(term: string, meanings: readonly ElementContent[][], glossaryPath: string): Element {
  const paragraphs = meanings.map((meaning, index) =>
    element('p', {}, [...(index === 0 ? [element('b', {}, [textNode(`${term} `)])] : []), ...meaning]),
  );
  const link = element('a', { href: glossaryPath }, [textNode('All acronyms')]);
  return element('div', { id: idOf(term), popover: 'auto', className: ['popover'] }, [...paragraphs, link]);
}

/** Returns a copy of a page's text in which the first use of each acronym opens a popover. The popovers follow the text. */
export function explainAcronyms(tree: ContentTree, glossary: Glossary | undefined, page: PageToExplain): ContentTree {
  if (!glossary || glossary.acronyms.size === 0 || page.path === glossary.path) return tree;
  const { acronyms, pattern } = glossary;
  const left = new Set([...page.unexplained, ...explainedByPage(tree, page, glossary)]);
  const used = new Set<string>();
  const names = page.unexplained.filter((name) => !acronyms.has(name));
  const isInName = (text: string, start: number, end: number): boolean =>
    names.some((name) => text.slice(Math.max(0, end - name.length), start + name.length).includes(name));

  const withButtons = ({ value }: Text): ElementContent[] => {
    const parts: ElementContent[] = [];
    let done = 0;
    for (const { 0: written, 1: term = '', index } of value.matchAll(pattern)) {
      if (left.has(term) || used.has(term) || isInName(value, index, index + written.length)) continue;
      used.add(term);
      const button = element('button', { type: 'button', popoverTarget: idOf(term) }, [textNode(written)]);
      parts.push(textNode(value.slice(done, index)), element('abbr', {}, [button]));
      done = index + written.length;
    }
    return [...parts, textNode(value.slice(done))].filter((part) => part.type !== 'text' || part.value !== '');
  };

  const read = (node: RootContent | ElementContent): ElementContent[] => {
    if (node.type === 'text') return withButtons(node);
    if (!isElement(node)) return [];
    return [isSkipped(node) ? node : { ...node, children: node.children.flatMap(read) }];
  };

  const children = tree.children.flatMap(read);
  const popovers = [...used].map((term) => popover(term, acronyms.get(term)?.meanings ?? [], glossary.path));
  return used.size === 0 ? tree : { ...tree, children: [...children, element('div', { dataAcronyms: '' }, popovers)] };
}
