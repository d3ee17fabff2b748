import { textOfTree } from '../../src/wiki/node/content-tree';
import { elementsNamed } from '../../src/content-model/hast-elements';
import { treeOfText } from '../support/compile-text';

it.each([
  ['"Go," said the DSM. ("Going.")', '“Go,” said the DSM. (“Going.”)'],
  ["It's the crews' van, from the '90s", 'It’s the crews’ van, from the ’90s'],
  [`"Who's 'on the book'?"`, '“Who’s ‘on the book’?”'],
  ['"*Go*", **"Stop"**, "[link](/wiki)"', '“Go”, “Stop”, “link”'],
  ['A 15" speaker, a 6\' pole, "a 12" one"', 'A 15" speaker, a 6’ pole, “a 12” one”'],
  ['`"code"` and "words"', '"code" and “words”'],
  ['```js\nlet a = "b";\n```', 'let a = "b";'],
  ['- "one\n- two"', '“one two”'],
])('straight quotes of texts become curly ones: %s', (text, expected) => {
  expect(textOfTree(treeOfText(text))).toBe(expected);
});

it('an address keeps its straight quotes', () => {
  const [link] = elementsNamed(treeOfText('[x](https://crew.example/?a="b")'), 'a');
  expect(link?.properties.href).toBe('https://crew.example/?a=%22b%22');
});
