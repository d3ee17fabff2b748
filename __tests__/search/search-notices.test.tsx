/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasNewBuild, reopenBy } from '../../src/components/deployment';
import { SearchFailure } from '../../src/search/ui/search-notices';

jest.mock('../../src/components/deployment', () => ({
  ...jest.requireActual<object>('../../src/components/deployment'),
  hasNewBuild: jest.fn(),
}));

const retry = jest.fn();
const reopen = jest.fn();

function showFailure({ isOutdated }: { isOutdated: boolean }): void {
  jest.mocked(hasNewBuild).mockResolvedValue(isOutdated);
  reopenBy(reopen);
  render(<SearchFailure onRetry={retry} />);
}

afterEach(() => jest.clearAllMocks());

test('a search that failed can be tried again, and the network is the likely reason', async () => {
  showFailure({ isOutdated: false });
  expect(screen.getByRole('alert')).toHaveTextContent('check your network connection');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('in a tab that is older than the site, the update is offered instead', async () => {
  showFailure({ isOutdated: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(screen.getByRole('alert')).toHaveTextContent('This page is from an earlier version of the site');
  expect(screen.getByRole('alert')).not.toHaveTextContent('network');
  expect([reopen.mock.calls.length, retry.mock.calls.length]).toEqual([1, 0]);
});
