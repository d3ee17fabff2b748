/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { startPage } from '../../src/site/ui/start-page';

let pageContext: object | undefined;

/** Gatsby's own component, which is around all of ours, reads the page's context. */
function Page() {
  if (!pageContext) throw new Error('Cannot read properties of undefined (reading "__params")');
  return <h1>Cables</h1>;
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('page data without a context shows an error with Try again, not a blank page, and Back leaves it', async () => {
  const crash = () => screen.queryByRole('heading', { level: 1, name: 'This page crashed' });
  const page = () => screen.queryByRole('heading', { level: 1, name: 'Cables' });
  for (const leave of [
    () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
    () => act(() => void window.dispatchEvent(new PopStateEvent('popstate'))),
  ]) {
    pageContext = undefined;
    document.body.innerHTML = '<div id="page"></div>';
    await act(() => Promise.resolve(startPage(<Page />, document.querySelector('#page') as Element)));
    expect(crash()).toBeTruthy();
    pageContext = {};
    leave();
    expect(page()).toBeTruthy();
  }
});
