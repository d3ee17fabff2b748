import { toString } from 'mdast-util-to-string';
import { parseMarkdown } from '../../src/content-model/markdown';

/** Types of the nodes in the first paragraph. */
const inlineKinds = (text: string): string[] => {
  const [first] = parseMarkdown(text).children;
  return first?.type === 'paragraph' ? first.children.map(({ type }) => type) : [];
};

it.each([
  'At 10:30 sharp.',
  'note:this is no directive',
  'A ratio of 16:9',
  'x::y',
  '::leaf',
  ':name[label] stays',
  'C:\\shows\\plot and :tada:',
  'Boost 100~200 Hz and 300~400 Hz; it takes ~5 to ~10 minutes.',
  'See ~/shows/plot.esf and ~/shows, at ~£5~£10 each.',
])('a page’s text keeps "%s" as typed', (written) => {
  const tree = parseMarkdown(written);
  expect(tree.children).toEqual([expect.objectContaining({ type: 'paragraph' })]);
  expect(toString(tree)).toBe(written);
  expect(inlineKinds(written)).toEqual(['text']);
});

it('a page’s text keeps such text in headings, lists, tables and titles of admonitions too', () => {
  expect(toString(parseMarkdown('## Use note:this\n'))).toBe('Use note:this');
  expect(toString(parseMarkdown('- see:that\n'))).toBe('see:that');
  expect(toString(parseMarkdown('| a:b |\n| - |\n'))).toBe('a:b');
  expect(toString(parseMarkdown(':::note[Ask foh:bar]\nText\n:::'))).toContain('Ask foh:bar');
});

it.each([
  ['cue:go[the list](/wiki)', ['text', 'link']],
  ['L:R[^1]\n\n[^1]: Left first.', ['text', 'footnoteReference']],
  ['lx:sam@crew.example', ['text', 'link']],
  ['tech:crew[**bold**]', ['text', 'strong', 'text']],
  ['**Note**:see[^1]\n\n[^1]: It.', ['strong', 'text', 'footnoteReference']],
])('a page’s text parses Markdown behind a colon: %s', (written, expected) => {
  expect(inlineKinds(written)).toEqual(expected);
});

it('a page’s text shows no ">" where a quotation breaks behind a colon', () => {
  expect(toString(parseMarkdown('> The cue:go[to\n> the list](/wiki) is short.'))).toBe('The cue:goto\nthe list is short.');
});
