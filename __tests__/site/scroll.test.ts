/** @jest-environment jsdom */
import { once } from 'node:events';
import { recordPositions, notePosition, scrollOnArrival } from '../../src/site/ui/scroll';

const place = (pathname: string, key: string) => ({ pathname, search: '', hash: '', state: { key } });
const long = place('/long', 'first');
const short = place('/short', 'second');
let height = 4000;

const startNavigation = (): void => window.history.pushState(short.state, '', short.pathname);
async function goBack(): Promise<void> {
  const changed = once(window, 'popstate');
  window.history.back();
  await changed;
}
function show(from: typeof long, to: typeof long): void {
  notePosition();
  height = to === long ? 4000 : 1000;
  scrollOnArrival(from, to);
  window.scrollTo(0, window.scrollY);
}

beforeAll(() => {
  Object.assign(window, { boot: { isWanted: true } });
  window.scrollTo = ((_left: number, top: number) => {
    window.scrollY = Math.min(top, height);
    window.dispatchEvent(new Event('scroll'));
  }) as typeof window.scrollTo;
  window.history.replaceState(long.state, '', long.pathname);
  recordPositions();
  scrollOnArrival(null, long);
});

it('Back, pressed before the next page is on screen, returns to the reader’s position', async () => {
  window.scrollTo(0, 3000);
  startNavigation();
  await goBack();
  show(long, short);
  show(short, long);
  expect(window.scrollY).toBe(3000);
});

it('Back returns to a position reached after an earlier Back, although the next page never came', async () => {
  startNavigation();
  await goBack();
  window.scrollTo(0, 3200);
  startNavigation();
  show(long, short);
  await goBack();
  show(short, long);
  expect(window.scrollY).toBe(3200);
});
