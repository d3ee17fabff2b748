/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { ContentsBar, TableOfContents } from '../../src/wiki/ui/table-of-contents';

const HEADINGS = [
  { id: 'before', text: 'Before', depth: 2 },
  { id: 'tools', text: 'Tools', depth: 3 },
  { id: 'gloves', text: 'Gloves', depth: 3 },
  { id: 'after', text: 'After', depth: 2 },
];

describe('the contents of a page', () => {
  it('are its sections with their subsections below', () => {
    render(<TableOfContents headings={HEADINGS} />);
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const [sections] = within(contents).getAllByRole('list');
    const outline = [...(sections?.children ?? [])].map((item) => [...item.querySelectorAll('a')].map((link) => link.getAttribute('href')));
    expect(outline).toEqual([['#before', '#tools', '#gloves'], ['#after']]);
  });

  it('hold a subsection that has no section above it', () => {
    render(<TableOfContents headings={HEADINGS.slice(1)} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Tools', 'Gloves', 'After']);
  });

  it('are not there when the page has no sections', () => {
    render(
      <>
        <TableOfContents headings={[]} />
        <ContentsBar headings={[]} />
      </>,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByText('On this page')).toBeNull();
    expect(screen.getByRole('button', { name: 'Wiki contents' }).getAttribute('popovertarget')).toBe('side-menu');
  });
});
