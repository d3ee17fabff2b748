import { readText, WIKI_PAGE } from '../../src/content-model/read-text';

const read = (fields: string, text: string) =>
  readText(
    WIKI_PAGE,
    { relativePath: 'wiki/the-dock.mdx', file: 'the-dock.mdx' },
    Buffer.from(`---\ndescription: x\n${fields}---\n${text}`),
  );

it.each([
  ['that of its front matter', 'title: The Dock\n', '# Another\n', 'The Dock'],
  ['that of its front matter even if the text is invalid', 'title: The Dock\n', '<Gallery', 'The Dock'],
  [
    'else its first level-1 heading, as plain words',
    '',
    '## A\n\n# The *big* `dock` at 10:30 foh:bar\n\n# B',
    'The big dock at 10:30 foh:bar',
  ],
  ['else the last part of its address', '', '## Section\n', 'The dock'],
])('the title of a page is %s', (_which, fields, text, title) => {
  expect(read(fields, text).title).toBe(title);
});

it.each([
  ['a paragraph of 5,001 characters', `Text\n${'a'.repeat(4997)}`, 5, 'This paragraph has more than 5,000 characters.'],
  ['a paragraph of many lines', 'crew crew\n'.repeat(600), 559, 'This paragraph has more than 5,000 characters.'],
  ['21 quotations inside one another', `${'> '.repeat(21)}Text`, 4, 'More than 20 quotations or lists'],
  ['21 lists inside one another', `${'1. '.repeat(21)}Text`, 4, 'More than 20 quotations or lists'],
  ['21 admonitions below a code block', `\`\`\`md\n:::\n\`\`\`\n${':::note\n'.repeat(21)}`, 27, 'More than 20 admonitions'],
  ['20,001 characters of code', `> \`\`\`sh\n\n${'crew crew\n'.repeat(2300)}`, 2228, 'This code has more than 20,000 characters.'],
  ['5,001 lines', '\n'.repeat(5000), 5001, 'This text has more than 5,000 lines.'],
])('a text that the parser would take minutes for is refused: %s', (_situation, text, line, words) => {
  const { problems } = read('', text);
  expect(problems).toEqual([expect.objectContaining({ line, message: expect.stringContaining(words) as string })]);
});

it.each([
  ['a table of 6,000 characters', `| Cable | Length |\n| --- | --- |\n${'| a | b |\n'.repeat(650)}`],
  ['a list of 6,000 characters', '- Coil the cable.\n'.repeat(350)],
  ['a horizontal line of 40 dashes', '- '.repeat(40)],
  ['30 admonitions, one after the other', ':::note\n\nText.\n\n:::\n\n'.repeat(30)],
  ['a code block of 6,000 characters', `1. Run:\n\n   \`\`\`sh\n${'   npm run build\n'.repeat(350)}   \`\`\``],
  ['21 admonitions in a code block', `\`\`\`md\n${':::note\n'.repeat(21)}\`\`\``],
])('a text that the parser would take minutes for does not include %s', (_situation, text) => {
  expect(read('', text).problems).toEqual([]);
});
