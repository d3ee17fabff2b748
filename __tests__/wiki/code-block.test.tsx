/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeBlock } from '../../src/wiki/ui/text/code-block';
import { CopyButton } from '../../src/wiki/ui/text/copy-button';

const CODE = (
  <CodeBlock>
    <code className="language-sh">{'npm ci\nnpm start\n'}</code>
  </CodeBlock>
);
const pressCopy = (user = userEvent.setup()): Promise<void> => user.click(screen.getByRole('button', { name: /^Copy/ }));

afterEach(() => {
  jest.useRealTimers();
});

it('a code block is copied without its last line break, and confirms it for two seconds', async () => {
  jest.useFakeTimers();
  render(CODE);
  await pressCopy(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
  expect(await navigator.clipboard.readText()).toBe('npm ci\nnpm start');
  await screen.findByRole('button', { name: 'Copied!' });
  await act(() => Promise.resolve());
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('button').textContent).toBe('Copy');
});

it('a code block says when the browser forbids copying', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  render(CODE);
  await pressCopy(user);
  expect(await screen.findByText('Copying is blocked')).toBeTruthy();
});

it('a text that is fetched first is also copied in a browser without ClipboardItem, such as Firefox before 127', async () => {
  render(<CopyButton text={() => Promise.resolve('# Cables')} label="Copy as Markdown" />);
  await pressCopy();
  expect(await screen.findByText('Copied!')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('# Cables');
});

it('a failed download is not reported as blocked copying', async () => {
  render(<CopyButton text={() => Promise.reject(new TypeError('Failed to fetch'))} label="Copy as Markdown" />);
  await pressCopy();
  expect(await screen.findByText('Download failed')).toBeTruthy();
});
