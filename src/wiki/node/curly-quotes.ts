import type { Element, Nodes, Text } from 'hast';

const VERBATIM = /^(?:code|pre|kbd|samp|svg)$/;

const BEFORE_OPENING = /[\s([{–—/“‘]/;

const CURLY = { '"': ['“', '”'], "'": ['‘', '’'] } as const;

/** Curls the straight quotes of a tree in place, across inline elements: `"**Go**"` → `“**Go**”`. Inches stay straight: 15". */
export function curlQuotes(tree: Nodes, isBlock: (element: Element) => boolean): void {
  let before = ' ';
  let isOpen = false;
  const curled = (character: string, next: string): string => {
    if (character !== '"' && character !== "'") return character;
    const [opening, closing] = CURLY[character];
    // The apostrophe of '90s never opens.
    const opens = BEFORE_OPENING.test(before) && !(character === "'" ? /[\s\d]/ : /\s/).test(next);
    if (character === '"') {
      if (!opens && !isOpen && /\d/.test(before)) return character;
      isOpen = opens;
    }
    return opens ? opening : closing;
  };
  const read = (node: Nodes): void => {
    if (node.type === 'text') {
      const characters = [...node.value];
      // A quote at the end of its node may open the words of the next node.
      node.value = characters.map((character, index) => (before = curled(character, characters[index + 1] ?? 'x'))).join('');
    }
    if (!('children' in node)) return;
    const isApart = node.type !== 'element' || isBlock(node);
    const start = (): void => {
      before = ' ';
      isOpen = false;
    };
    if (isApart) start();
    if (node.type === 'element' && VERBATIM.test(node.tagName)) before = 'x';
    else node.children.forEach(read);
    if (isApart) start();
  };
  read(tree);
}

/** Curls the straight quotes of a line of text. */
export function curlWords(value: string): string {
  const text: Text = { type: 'text', value };
  curlQuotes(text, () => false);
  return text.value;
}
