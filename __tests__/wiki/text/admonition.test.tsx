/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { ADMONITION_KINDS } from '../../../src/content/page-components';
import { Admonition } from '../../../src/wiki/ui/text/admonition';

describe('an admonition', () => {
  it.each(ADMONITION_KINDS)('of kind %s says its kind in words, not by its colour alone', (kind) => {
    render(
      <Admonition kind={kind} title="Mind the gap">
        <p>Text</p>
      </Admonition>,
    );
    const note = screen.getByRole('note');
    expect(within(note).getByText(new RegExp(`^${kind}: Mind the gap$`, 'i'))).not.toBeNull();
    expect(within(note).getByText('Text')).not.toBeNull();
    expect(note.className).toContain(kind);
  });

  it('does not say its kind twice', () => {
    render(<Admonition kind="warning" title="Warning: live parts" />);
    expect(screen.getByText('Warning: live parts')).not.toBeNull();
  });

  it('without a title of its own is called by its kind', () => {
    render(<Admonition kind="tip" title="Tip" />);
    expect(screen.getByText('Tip')).not.toBeNull();
  });
});
