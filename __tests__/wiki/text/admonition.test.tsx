/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { ADMONITION_KINDS } from '../../../src/content/page-components';
import { Admonition, AdmonitionTitle } from '../../../src/wiki/ui/text/admonition';

describe('an admonition', () => {
  it.each(ADMONITION_KINDS)('of kind %s is a note that is named by its title', (kind) => {
    render(
      <Admonition kind={kind} title="Mind the gap">
        <AdmonitionTitle>Mind the gap</AdmonitionTitle>
        <p>Text</p>
      </Admonition>,
    );
    const note = screen.getByRole('note', { name: 'Mind the gap' });
    expect(within(note).getByText('Text')).not.toBeNull();
    expect(note.className).toContain(kind);
  });
});
