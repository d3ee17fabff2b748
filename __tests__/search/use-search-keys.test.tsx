/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useSearchKeys } from '../../src/search/ui/use-search-keys';

const open = jest.fn();
const close = jest.fn();
const leaveAskAi = jest.fn();

function Page({ isOpen = false, isAskAiActive = false }) {
  useSearchKeys({ isOpen, isAskAiActive, open, close, leaveAskAi });
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

describe('the keys of search', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])('K opens with %o, from a field too, and closes again', (modifier) => {
    const { rerender } = render(<Page />);
    expect(press('k', modifier)).toBe(true);
    expect(press('K', modifier, screen.getByLabelText('Name'))).toBe(true);
    expect(open).toHaveBeenCalledTimes(2);
    rerender(<Page isOpen />);
    expect(press('k', modifier)).toBe(true);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('K alone is a letter', () => {
    render(<Page />);
    expect(press('k')).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });

  it('a slash opens, whatever has the focus', () => {
    render(<Page />);
    expect(press('/')).toBe(true);
    expect(press('/', { shiftKey: true }, screen.getByText('Other'))).toBe(true);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('a slash that is written into a field is a slash', () => {
    render(<Page />);
    for (const field of ['Name', 'Venue']) expect(press('/', {}, screen.getByLabelText(field))).toBe(false);
    expect(press('/', { ctrlKey: true })).toBe(false);
    expect(open).not.toHaveBeenCalled();
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
