/** @jest-environment jsdom */
import { createProgressBar } from '../../src/site/start/progress-bar';

const bar = (): Element | null => document.querySelector('[role="progressbar"][aria-label="Loading the page"]');

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the progress bar', () => {
  it('shows at once when loading has taken 200 ms, whatever the line, and goes with the end', () => {
    const { start, end } = createProgressBar();
    start();
    jest.advanceTimersByTime(199);
    expect(bar()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(bar()).not.toBeNull();
    end();
    jest.advanceTimersByTime(2000);
    expect(bar()).toBeNull();
  });

  it('has a spinner beside it where the app loads the page', () => {
    const spinner = (): Element | null => document.querySelector('[role="status"]');
    const { start, end } = createProgressBar();
    start(true);
    jest.advanceTimersByTime(199);
    expect(spinner()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(spinner()?.textContent).toBe('The page is loading');
    end();
    expect(spinner()).toBeNull();
    start();
    jest.advanceTimersByTime(200);
    expect([bar() === null, spinner()]).toEqual([false, null]);
    end();
  });

  it('does not show for a page that came in time', () => {
    const { start, end } = createProgressBar();
    start();
    jest.advanceTimersByTime(199);
    end();
    jest.advanceTimersByTime(2000);
    expect(bar()).toBeNull();
  });
});
