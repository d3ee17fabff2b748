/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasNewBuild, reloadPage } from '../../src/components/deployment';
import { SearchDialog } from '../../src/search/ui/search-dialog';
import { SearchFailure } from '../../src/search/ui/search-notices';

jest.mock('../../src/components/deployment', () => ({
  ...jest.requireActual<object>('../../src/components/deployment'),
  hasNewBuild: jest.fn(),
  reloadPage: jest.fn(),
}));

test('a failed search in an outdated tab offers to reload, and does not blame the network', async () => {
  const reload = jest.mocked(reloadPage).mockReset();
  jest.mocked(hasNewBuild).mockResolvedValue(true);
  render(<SearchFailure onRetry={() => undefined} />);
  await userEvent.click(await screen.findByText('Reload'));
  expect(screen.getByRole('alert')).toHaveTextContent('This page is from an earlier version of the site');
  expect(screen.getByRole('alert')).not.toHaveTextContent('network');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a search page, Enter keeps the question while search loads', () => {
  const nothing = () => undefined;
  const modal = { status: 'loading' } as Parameters<typeof SearchDialog>[0]['modal'];
  render(<SearchDialog ref={{ current: null }} modal={modal} pagePath={null} isOpen onClose={nothing} onClosed={nothing} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { hidden: true });
  // Enter submits no form whose first button is disabled.
  expect(field.form?.querySelector('button')).toBeDisabled();
});
