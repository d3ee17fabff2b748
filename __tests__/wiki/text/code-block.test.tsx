/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeBlock, textOf } from '../../../src/wiki/ui/text/code-block';

describe('the text of React children', () => {
  it('is all their words, whatever the elements', () => {
    expect(
      textOf(
        <>
          One <b>two {3}</b>
          {null}
          {false} four
        </>,
      ),
    ).toBe('One two 3 four');
  });
});

describe('a code block', () => {
  const code = (
    <CodeBlock>
      <code className="language-sh">{'npm ci\nnpm start\n'}</code>
    </CodeBlock>
  );

  it('can be reached by keyboard, because its lines scroll', () => {
    render(code);
    expect(screen.getByText(/npm ci/).closest('pre')?.tabIndex).toBe(0);
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('is copied without its last line break, and says so for two seconds', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(code);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('npm ci\nnpm start');
    expect(screen.getByRole('button').textContent).toBe('Copied!');
    await act(() => Promise.resolve());
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByRole('button').textContent).toBe('Copy');
  });

  it('says when the browser forbids copying', async () => {
    const user = userEvent.setup();
    render(code);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect((await screen.findByText('Copying is blocked')).tagName).toBe('SPAN');
  });
});
