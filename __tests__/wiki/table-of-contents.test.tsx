/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { FoldedTableOfContents, TableOfContents } from '../../src/wiki/ui/table-of-contents';

jest.mock('gatsby', () => require('../support/gatsby') as unknown);

const HEADINGS = [
  { id: 'before', text: 'Before', depth: 2 },
  { id: 'tools', text: 'Tools', depth: 3 },
  { id: 'gloves', text: 'Gloves', depth: 3 },
  { id: 'after', text: 'After', depth: 2 },
];

/** Puts the headings of the page at these distances from the top of the window. */
function scrollTo(tops: Record<string, number>): void {
  for (const [id, top] of Object.entries(tops)) {
    const element = document.getElementById(id);
    if (element) element.getBoundingClientRect = () => ({ top }) as DOMRect;
  }
  act(() => {
    fireEvent.scroll(window);
    jest.runOnlyPendingTimers();
  });
}

const current = (): (string | null)[] =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') !== null)
    .map((link) => link.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = HEADINGS.map(({ id, depth }) => `<h${depth} id="${id}"></h${depth}>`).join('');
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 5000 });
});

afterEach(() => {
  jest.useRealTimers();
});

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
        <FoldedTableOfContents headings={[]} />
      </>,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByText('On this page')).toBeNull();
  });

  it('can be folded on small screens', () => {
    render(<FoldedTableOfContents headings={HEADINGS} />);
    expect(screen.getByText('On this page').closest('details')?.open).toBe(false);
  });
});

describe('the section that is being read', () => {
  it('is the first one at the top of the page', () => {
    render(<TableOfContents headings={HEADINGS} />);
    scrollTo({ before: 400, tools: 900, gloves: 1400, after: 2000 });
    expect(current()).toEqual(['Before']);
  });

  it('is the last heading above the reading line, one at a time', () => {
    render(<TableOfContents headings={HEADINGS} />);
    scrollTo({ before: -600, tools: -100, gloves: 400, after: 1000 });
    expect(current()).toEqual(['Tools']);
    scrollTo({ before: -1100, tools: -600, gloves: -100, after: 100 });
    expect(current()).toEqual(['After']);
  });

  it('is the last one in view at the end of the page, though it never reaches the top', () => {
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: window.innerHeight });
    render(<TableOfContents headings={HEADINGS} />);
    scrollTo({ before: -900, tools: -400, gloves: 100, after: 500 });
    expect(current()).toEqual(['After']);
  });
});
