/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useSearchKeys } from '../../src/search/ui/use-search-keys';

const close = jest.fn();
const leaveAskAi = jest.fn();

function Page({ isOpen = false, isAskAiActive = false }) {
  useSearchKeys({ isOpen, isAskAiActive, close, leaveAskAi });
  return (
    <>
      <input aria-label="Name" />
      <select aria-label="Venue" />
      <button type="button">Other</button>
    </>
  );
}

/** Presses a key; true when the page keeps the browser from doing anything else with it. */
const press = (key: string, modifiers = {}, target: Element = document.body): boolean => !fireEvent.keyDown(target, { key, ...modifiers });

beforeEach(() => jest.clearAllMocks());

describe('the keys of search, when it is open', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])('K closes it with %o, from a field too', (modifier) => {
    render(<Page isOpen />);
    expect(press('k', modifier)).toBe(true);
    expect(press('K', modifier, screen.getByLabelText('Name'))).toBe(true);
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('K alone and a slash are letters of the question', () => {
    render(<Page isOpen />);
    expect([press('k'), press('/')]).toEqual([false, false]);
    expect(close).not.toHaveBeenCalled();
  });

  it('Escape leaves Ask AI first, then search', () => {
    const { rerender } = render(<Page isOpen isAskAiActive />);
    press('Escape');
    expect([leaveAskAi.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
    rerender(<Page isOpen />);
    press('Escape');
    expect([leaveAskAi.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  });

  it('Escape on a page without search is left to the page', () => {
    render(<Page />);
    expect(press('Escape')).toBe(false);
    expect(close).not.toHaveBeenCalled();
  });

  it('an event without a key is no reason to fail', () => {
    render(<Page />);
    expect(() => window.dispatchEvent(new Event('keydown'))).not.toThrow();
  });
});
