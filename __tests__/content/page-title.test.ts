import { parseMarkdown } from '../../src/content/markdown';
import { titleOfPage } from '../../src/content/page-title';

const titleOf = (frontMatterTitle: string | undefined, text: string) =>
  titleOfPage(frontMatterTitle, () => parseMarkdown(text), '/wiki/the-dock');

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

  it('needs no reading of the text when the front matter has it', () => {
    const unreadable = () => {
      throw new Error('The text was read.');
    };
    expect(titleOfPage('The Dock', unreadable, '/wiki/the-dock')).toBe('The Dock');
  });
});
