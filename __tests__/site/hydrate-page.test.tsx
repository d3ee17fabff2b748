/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydratePage } from '../../src/site/ui/hydrate-page';
import { TopBar } from '../../src/site/ui/top-bar';
import { WIKI_TEXT_COMPONENTS } from '../../src/site/ui/wiki-text';
import { PageContentContext } from '../../src/wiki/ui/text/page-content-context';

jest.mock('../../src/components/use-site', () => ({
  useSiteConfiguration: () => ({
    title: 'Fixture Tech Crew',
    colourMode: { disableSwitch: false },
    navbar: {
      items: [
        { type: 'link', label: 'Shows', position: 'left', to: '/shows' },
        { type: 'colour-mode', label: 'House lights', position: 'right' },
      ],
    },
  }),
}));

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

it.each<[string, () => unknown]>([
  ['Try again', () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }))],
  ['Back', () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')))],
])('page data without a context shows an error, not a blank page, until %s leads to a page', async (_way, leave) => {
  const data: { context?: object } = {};
  /** Like Gatsby's own root component, it reads the page's context. */
  function Page() {
    if (!data.context) throw new Error('Cannot read properties of undefined (reading "__params")');
    return <h1>Cables</h1>;
  }
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="page"></div>';
  await act(() => Promise.resolve(hydratePage(<Page />, document.querySelector('#page') as Element)));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page crashed');
  expect(screen.getByText('Error message: Cannot read properties of undefined (reading "__params")')).toBeVisible();
  data.context = {};
  leave();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cables');
});

/** The part of the page that crashes. */
let broken: string | undefined;
const breakIf = (name: string): void => {
  if (broken === name) throw new Error('The lamp has blown.');
};
const content = {
  pagesBelow: [],
  changelog: null,
  get statistics() {
    breakIf('WikiStats');
    return { contributors: [] };
  },
};

it.each([
  { name: 'House lights', role: 'button', words: '“House lights” crashed. Try again', logged: 'The item “House lights” of the top bar' },
  {
    name: 'WikiStats',
    role: 'alert',
    words: 'This part of the page crashedTry againError message: WikiStats: The lamp has blown.',
    logged: 'The component <WikiStats>',
  },
])('$name, which crashes, is named on the page and in the log, leaves other parts working, and can be tried again', async (part) => {
  Object.assign(window, { boot: { markColourMode: () => breakIf('House lights') } });
  broken = part.name;
  render(
    <>
      <TopBar pathname="/wiki" isOverStage={false} />
      <main tabIndex={-1}>
        <h1>Statistics</h1>
        <PageContentContext.Provider value={content}>
          <WIKI_TEXT_COMPONENTS.WikiStats part="contributors" />
        </PageContentContext.Provider>
      </main>
    </>,
  );
  const shown = () => screen.queryAllByRole(part.role).map(({ textContent }) => textContent);
  const tryAgain = () => userEvent.click(screen.getByRole('button', { name: /Try again$/ }));
  await screen.findByRole('button', { name: /Try again$/ });
  expect(shown()).toContain(part.words);
  const message = expect.stringContaining(`${part.logged} crashed: The lamp has blown.`) as string;
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message }));
  expect(screen.getByRole('link', { name: 'Shows' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Statistics' })).toBeVisible();
  await tryAgain();
  expect(shown()).toContain(part.words);
  broken = undefined;
  await tryAgain();
  expect(shown()).not.toContain(part.words);
  expect(screen.getByRole('button', { name: 'Dark mode (house lights)' })).toBeVisible();
  expect(screen.getByText('No changes are on record yet.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
