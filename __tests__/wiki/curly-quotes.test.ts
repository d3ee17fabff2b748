import { textOfTree } from '../../src/wiki/node/content-tree';
import { visitElements } from '../../src/content-model/hast-elements';
import { treeOfText } from '../support/compile-text';

it.each([
  ['"Go," said the DSM. ("Going.")', '“Go,” said the DSM. (“Going.”)'],
  ["It's the crews' van, from the '90s", 'It’s the crews’ van, from the ’90s'],
  [`"Who's 'on the book'?"`, '“Who’s ‘on the book’?”'],
  ['"*Go*", **"Stop"**, "[link](/wiki)"', '“Go”, “Stop”, “link”'],
  ['A 15" speaker, a 6\' pole, "a 12" one"', 'A 15" speaker, a 6’ pole, “a 12” one”'],
  ['`"code"` and "words"', '"code" and “words”'],
  ['- "one\n- two"', '“one two”'],
])('straight quotes become curly ones: %s', (text, expected) => {
  expect(textOfTree(treeOfText(text))).toBe(expected);
});

it('addresses and code blocks keep straight quotes', () => {
  const tree = treeOfText('[x](https://crew.example/?a="b")\n\n```js\nlet a = "b";\n```\n');
  const kept: unknown[] = [];
  visitElements(tree, ({ tagName, properties, children }) => {
    if (tagName === 'a') kept.push(properties.href);
    if (tagName === 'code') kept.push(children);
  });
  expect(kept).toEqual(['https://crew.example/?a=%22b%22', [{ type: 'text', value: 'let a = "b";\n' }]]);
});
