/** @jest-environment jsdom */
import { createElement } from 'react';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { hasNewBuild, reloadPage } from '../../src/components/deployment';
import { Spinner, useLazyValue } from '../../src/components/on-demand';

jest.mock('../../src/components/deployment', () => ({ hasNewBuild: jest.fn(), reloadPage: jest.fn() }));

const load = () => Promise.reject(new Error('Chunk 7 failed.'));

/** Fails to load twice. Call `publish` to answer that the site was published again. */
async function failTwice() {
  let publish: () => void = () => undefined;
  jest.mocked(hasNewBuild).mockReturnValue(new Promise((resolve) => (publish = () => resolve(true))));
  jest.mocked(reloadPage).mockReset();
  const hook = renderHook(({ isWaitedFor }) => useLazyValue(true, load, isWaitedFor), { initialProps: { isWaitedFor: true } });
  await waitFor(() => expect(hook.result.current.status).toBe('failed'));
  act(() => {
    if (hook.result.current.status === 'failed') hook.result.current.retry();
  });
  await waitFor(() => expect(hook.result.current.status).toBe('loading'));
  return { ...hook, publish: () => act(() => Promise.resolve(publish())) };
}

it('a second failure reloads the page if the site was published again', async () => {
  const { publish } = await failTwice();
  await publish();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('the page is not reloaded if the reader no longer waits; Retry stays', async () => {
  const { rerender, publish, result } = await failTwice();
  rerender({ isWaitedFor: false });
  await publish();
  expect(reloadPage).not.toHaveBeenCalled();
  expect(result.current.status).toBe('failed');
});

it('the page is not reloaded if the reader has gone to another page', async () => {
  const { unmount, publish } = await failTwice();
  unmount();
  await publish();
  expect(reloadPage).not.toHaveBeenCalled();
});

it('the spinner of a part appears after 200 ms', () => {
  jest.useFakeTimers();
  render(createElement(Spinner, { label: 'Loading search' }));
  act(() => void jest.advanceTimersByTime(199));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('Loading search');
  jest.useRealTimers();
});
