/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { saving, type SavingState } from '../../src/offline/ui/saving';
import { SaveWiki } from '../../src/offline/ui/save-wiki';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby') as unknown);

const STATE: SavingState = { status: 'saving', pages: 3, total: 3e6, done: 1e6, room: 4e6, problem: undefined };

it('whoever starts to save the wiki by keyboard keeps the focus as it is stopped, gone on with and finished', () => {
  saving.set(STATE);
  render(<SaveWiki />);
  const button = screen.getByRole('button', { name: 'Stop' });
  button.focus();
  for (const [status, name] of [
    ['open', 'Go on saving'],
    ['saving', 'Stop'],
    ['saved', 'Remove it from this device'],
  ] as const) {
    act(() => saving.set({ ...STATE, status }));
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name })[0]);
  }
});
