/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import type * as Site from '../../src/components/use-site';
import { Footer } from '../../src/site/ui/footer';
import { removeWorker } from '../../src/site/start/offline-worker';
import OfflinePage from '../../src/pages/offline';
import { SITE } from '../support/content-folder';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby') as unknown);
jest.mock('../../src/components/use-site', () => {
  const { SITE: site } = jest.requireActual<{ SITE: object }>('../support/content-folder');
  return {
    useService: () => false,
    useSiteConfiguration: () => site,
    useBuildYear: () => 2025,
  } as unknown as typeof Site;
});

/** A browser in which an earlier build has left a worker. */
function browserWith(scriptURL: string): { unregister: jest.Mock; getRegistration: jest.Mock } {
  const unregister = jest.fn(() => Promise.resolve(true));
  const getRegistration = jest.fn(() => Promise.resolve({ active: { scriptURL }, unregister }));
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } });
  return { unregister, getRegistration };
}

describe('where reading offline is switched off', () => {
  it('the page about it says so, and offers nothing', () => {
    render(<OfflinePage {...({ data: { text: null } } as Parameters<typeof OfflinePage>[0])} />);
    expect(screen.getByText('Reading offline is switched off on this site.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('the footer does not lead there', () => {
    render(<Footer />);
    expect(screen.getByRole('contentinfo').textContent).toContain(SITE.title);
    expect(screen.queryByRole('link', { name: 'Read offline' })).toBeNull();
  });

  describe('a page', () => {
    it('ends the worker that an earlier build has left', async () => {
      const { unregister } = browserWith('https://crew.example/service-worker.js');
      void removeWorker('/service-worker.js');
      await waitFor(() => expect(unregister).toHaveBeenCalledTimes(1));
    });

    it('leaves a worker that is not of this site', async () => {
      const { unregister, getRegistration } = browserWith('https://crew.example/other/worker.js');
      void removeWorker('/service-worker.js');
      await waitFor(() => expect(getRegistration).toHaveBeenCalled());
      expect(unregister).not.toHaveBeenCalled();
    });
  });
});
