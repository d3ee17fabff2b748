import { readText, WIKI_PAGE } from '../../src/content/read-text';

const read = (fields: string, text: string) =>
  readText(
    WIKI_PAGE,
    { relativePath: 'wiki/the-dock.mdx', file: 'the-dock.mdx' },
    Buffer.from(`---\ndescription: x\n${fields}---\n${text}`),
  );
const titleOf = (title: string | undefined, text: string) => read(title === undefined ? '' : `title: ${title}\n`, text).title;

describe('the title of a page', () => {
  it('is that of its front matter', () => {
    expect(titleOf('The Dock', '# Another\n')).toBe('The Dock');
  });

  it('is else its first level-1 heading, as plain words', () => {
    expect(titleOf(undefined, 'Text\n\n## Section\n\n# The *big* `dock` at 10:30 foh:bar\n\n# Second')).toBe(
      'The big dock at 10:30 foh:bar',
    );
  });

  it('is else what its address says', () => {
    expect(titleOf(undefined, '## Section\n')).toBe('The dock');
  });

  it('is that of its front matter even where the text cannot be read', () => {
    expect(titleOf('The Dock', '<Gallery')).toBe('The Dock');
  });
});
