/** @jest-environment jsdom */
import { ATTACH_DELAY, attachZoomSoon, detachZoom } from '../../src/site/ui/picture-zoom';
import { pretendEarlySite } from '../support/early-site';

const picture = (): Element => document.querySelector('img') as Element;
const isButton = (): boolean => picture().getAttribute('role') === 'button';

/** Lets time pass, and what is loaded in it come. */
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  pretendEarlySite();
  document.body.innerHTML = '<div data-zoomable="24"><figure><picture><img alt="A desk"></picture></figure></div>';
});

afterEach(() => {
  detachZoom();
  jest.useRealTimers();
});

describe('a picture becomes a button', () => {
  it('a second after its page was opened', async () => {
    attachZoomSoon();
    await pass(ATTACH_DELAY - 1);
    expect(isButton()).toBe(false);
    await pass(1);
    expect(isButton()).toBe(true);
  });

  it('at once when it has been clicked already', async () => {
    pretendEarlySite({ clicks: { isWaiting: (element) => element === picture() } });
    attachZoomSoon();
    await pass(0);
    expect(isButton()).toBe(true);
  });

  it('at once when it is clicked', async () => {
    attachZoomSoon();
    await pass(1);
    (picture() as HTMLElement).click();
    await pass(0);
    expect(isButton()).toBe(true);
  });

  it('not on the way to the next page', async () => {
    attachZoomSoon();
    await pass(ATTACH_DELAY - 1);
    detachZoom();
    await pass(ATTACH_DELAY);
    expect(isButton()).toBe(false);
  });
});

it('a picture is none any more once its page is left', async () => {
  attachZoomSoon();
  await pass(ATTACH_DELAY);
  detachZoom();
  expect(isButton()).toBe(false);
});
