/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ContentsBar, TableOfContents } from '../../src/wiki/ui/table-of-contents';

jest.mock('gatsby', () => require('../support/gatsby') as unknown);

describe('the contents of a page', () => {
  it('hold a subsection that has no section above it', () => {
    const headings = [
      { id: 'tools', text: 'Tools', depth: 3 },
      { id: 'after', text: 'After', depth: 2 },
    ];
    render(<TableOfContents headings={headings} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Tools', 'After']);
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
