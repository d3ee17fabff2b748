/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type * as Site from '../../src/components/use-site';
import { Footer } from '../../src/site/ui/footer';
import OfflinePage from '../../src/pages/offline';
import { SITE } from '../support/content-folder';

jest.mock('../../src/components/use-site', () => {
  const { SITE: site } = jest.requireActual<{ SITE: object }>('../support/content-folder');
  return {
    isServiceOn: () => false,
    useSiteConfiguration: () => site,
    useBuildYear: () => 2025,
  } as unknown as typeof Site;
});

describe('where reading offline is switched off', () => {
  it('the offline page says so, and has no buttons', () => {
    render(<OfflinePage {...({ data: { text: null } } as Parameters<typeof OfflinePage>[0])} />);
    expect(screen.getByText('Reading offline is switched off on this site.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('the footer does not link to it', () => {
    render(<Footer />);
    expect(screen.getByRole('contentinfo').textContent).toContain(SITE.title);
    expect(screen.queryByRole('link', { name: 'Read offline' })).toBeNull();
  });
});
