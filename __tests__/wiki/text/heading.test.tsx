/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { heading } from '../../../src/wiki/ui/text/heading';

const Section = heading('h2');

describe('a heading', () => {
  it('links to itself', () => {
    render(<Section id="setting-up">Setting up</Section>);
    const link = screen.getByRole('link', { name: /section/i });
    expect(link.getAttribute('href')).toBe('#setting-up');
    expect(screen.getByRole('heading', { level: 2 }).id).toBe('setting-up');
  });

  it('without an anchor, or of the footnotes, links to nothing', () => {
    render(
      <>
        <Section>Plain</Section>
        <Section id="footnote-label">Footnotes</Section>
      </>,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });
});
