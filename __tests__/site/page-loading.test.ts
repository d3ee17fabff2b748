/** @jest-environment jsdom */
/** Links to pages that fail to load, and readers who change their mind meanwhile. */
import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchPageLoading } from '../../src/site/ui/page-loading';

const loadPage = jest.fn<Promise<GatsbyPageResources>, [string]>();
/** Functions that answer requests to the host, the oldest first. */
let answerHost: ((isThere: boolean) => void)[] = [];
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** Number of full page loads: jsdom only logs them. */
const fullLoads = (): number => log.mock.calls.filter(([error]) => /not implemented: navigation/i.test(String(error))).length;
const notice = () => screen.queryByRole('alert', { name: 'Page not loaded' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answer = (isThere: boolean) => act(() => Promise.resolve(answerHost.shift()?.(isThere)));

beforeEach(() => {
  log.mockClear();
  answerHost = [];
  loadPage.mockReset().mockResolvedValue({ status: 'error', error: new Error('No data.') });
  const loader = { loadPage };
  Object.assign(window, {
    IS_REACT_ACT_ENVIRONMENT: true,
    boot: {},
    ___loader: loader,
    ___navigate: (to: string) => void loader.loadPage(to),
    fetch: () =>
      new Promise((resolve, reject) => answerHost.push((isThere) => (isThere ? resolve : reject)(new TypeError('Failed to fetch')))),
  });
  watchPageLoading();
});

afterEach(() => act(() => Promise.resolve(void window.___loader.loadPage('/'))));

/** Opens a page that fails to load, until the host is asked whether it is there. */
async function open(address: string): Promise<void> {
  window.___navigate(address);
  await waitFor(() => expect(answerHost).toHaveLength(1));
}

it('Retry loads a page that Back has led to, even if the address has a hash', async () => {
  window.history.replaceState(null, '', '/wiki/cables#reels');
  await open(window.location.href);
  await answer(false);
  await press('Retry');
  await answer(true);
  expect(fullLoads()).toBe(1);
});

it('Retry does not leave a page on which the reader has decided to stay', async () => {
  await open('/wiki/cables');
  await answer(false);
  await press('Retry');
  await press('Stay here');
  expect(notice()).toBeNull();
  await answer(true);
  expect(fullLoads()).toBe(0);
});

it('a click whose page fails does not win over a later click', async () => {
  await open('/wiki/cables');
  loadPage.mockReturnValue(new Promise(() => undefined));
  window.___navigate('/shows');
  await answer(true);
  expect(fullLoads()).toBe(0);
});
