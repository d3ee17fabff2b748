/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type * as Site from '../../src/components/use-site';
import { PrintedLabel } from '../../src/links/ui/printed-label';

jest.mock('gatsby', () => require('../support/gatsby') as unknown);
// The configuration comes out of the data layer, which only a build has.
jest.mock('../../src/components/use-site', () => ({
  useSiteConfiguration: () => ({ title: 'Fixture Tech Crew' }) as unknown as ReturnType<typeof Site.useSiteConfiguration>,
}));

const LABEL = { name: 'hoists', title: 'Hoists', beforeUse: 'Look up first.' };
const print = jest.fn();

beforeEach(() => {
  print.mockClear();
  window.print = print;
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

function show(format: 'single' | 'sheet') {
  return render(<PrintedLabel label={LABEL} format={format} job={{}} shortlinkUrl="https://cr.example" onDone={() => undefined} />);
}

it('a label says what it is on, what to do before using it, and where to read on', async () => {
  show('single');
  expect(screen.getAllByText(/./).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Fixture Tech Crew', 'Hoists', 'Look up first.', 'cr.example/hoists']),
  );
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset.printing).toBe('label');
});

it('a sheet has twenty-four of them, each with its code', () => {
  const { unmount } = show('sheet');
  expect(screen.getAllByText('Look up first.')).toHaveLength(24);
  expect(screen.getAllByAltText('QR code of cr.example/hoists')).toHaveLength(24);
  unmount();
  expect(document.documentElement.dataset.printing).toBeUndefined();
});
