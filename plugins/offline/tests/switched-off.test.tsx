/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type * as Site from '../../../src/components/use-site';
import OfflinePage from '../ui/offline-page';

jest.mock('../../../src/components/use-site', () => ({ isServiceOn: () => false }) as unknown as typeof Site);

it('where reading offline is switched off, the offline page says so, and has no buttons', () => {
  render(<OfflinePage {...({ data: { text: null } } as Parameters<typeof OfflinePage>[0])} />);
  expect(screen.getByText('Reading offline is switched off on this site.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
