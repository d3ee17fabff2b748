/** The part of a style sheet that a page needs before anything has been touched. */

/**
 * Names of CSS modules' classes in a build (see `src/site/node/configure-webpack.ts`). The style of anything else, an element
 * or a class that scripts set, is never left out.
 */
export const MODULE_NAME = '_[hash:base62:5]';
const MODULE_CLASS = /\.(_[0-9A-Za-z]{5})(?![\w-])/g;
const MODULE_ANIMATION = /^@(?:-webkit-)?keyframes (_[0-9A-Za-z]{5})$/;

/** At-rules that hold rules. */
const GROUP = /^@(?:media|supports|container|layer)\b/;

interface Block {
  /** A rule's selectors, or what an at-rule begins with. */
  head: string;
  /** What stands between the braces; an at-rule such as `@import` has none. */
  body?: string;
}

/** The rules and at-rules of a minified style sheet. */
function blocksOf(sheet: string): Block[] {
  const blocks: Block[] = [];
  let [start, open, depth] = [0, 0, 0];
  for (const { 0: sign, index } of sheet.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (sign === '{' && depth++ === 0) open = index;
    const isEnd = sign === '}' ? --depth === 0 : sign === ';' && depth === 0;
    if (!isEnd) continue;
    const head = sheet.slice(start, sign === '}' ? open : index).trim();
    blocks.push(sign === '}' ? { head, body: sheet.slice(open + 1, index) } : { head });
    start = index + 1;
  }
  return blocks;
}

/** The selectors of a rule: it is split at commas, but not within brackets. */
const selectorsOf = (head: string): string[] => head.match(/(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^,(])+/g) ?? [];

/** Whether a selector can match on a page. What stands in brackets, as in `:not(.a)`, is no condition here. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  let plain = selector;
  for (let before = ''; before !== plain; plain = plain.replace(/\([^()]*\)/g, '')) before = plain;
  return [...plain.matchAll(MODULE_CLASS)].every(([, name = '']) => classes.has(name));
}

function keepUsed(sheet: string, classes: ReadonlySet<string>): string {
  const kept = blocksOf(sheet).map(({ head, body }) => {
    if (body === undefined) return `${head};`;
    if (GROUP.test(head)) {
      const rules = keepUsed(body, classes);
      return rules === '' ? '' : `${head}{${rules}}`;
    }
    const selectors = head.startsWith('@') ? [head] : selectorsOf(head).filter((selector) => canMatch(selector, classes));
    return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
  });
  return kept.join('');
}

/**
 * A style sheet without the rules for classes of CSS modules that a page has not got, and without their animations.
 * @param sheet a minified style sheet
 * @param classes the classes of the page
 */
export function usedStyle(sheet: string, classes: ReadonlySet<string>): string {
  const kept = keepUsed(sheet, classes);
  const isNeeded = ({ head }: Block): boolean => {
    const name = MODULE_ANIMATION.exec(head)?.[1];
    return name === undefined || new RegExp(`[:, ]${name}[;, }]|[:, ]${name}$`).test(kept.replaceAll(head, ''));
  };
  return blocksOf(kept)
    .filter(isNeeded)
    .map(({ head, body }) => (body === undefined ? `${head};` : `${head}{${body}}`))
    .join('');
}

/** The classes in the HTML of a page. */
export function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}
