/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { showDay } from '../../src/society/ui/show-day';
import type { WhatsOn as WhatsOnData } from '../../src/society/node/society-resolvers';
import { WhatsOn } from '../../src/society/ui/whats-on-list';

const entry = (name: string, from: string, to = from) => ({
  from,
  to,
  when: `${from} to ${to}`,
  placeName: '',
  opened: '2015',
  show: { name, path: `/shows/2025-2026/${name.toLowerCase()}`, societyName: 'Walkers' },
});

/** As the page of a build on 19 November holds it. */
const BUILT: WhatsOnData = {
  day: '2025-11-19',
  coming: [entry('Todd', '2025-11-19', '2025-11-22'), entry('Hamlet', '2025-11-22', '2025-11-24'), entry('Faust', '2025-12-03')],
  openedOnTheseDays: [entry('Cats', '2025-11-19'), entry('Evita', '2025-11-22')],
};

const htmlOf = (day: string): string => renderToStaticMarkup(<WhatsOn whatsOn={{ ...BUILT, day }} />);

/** The page as built, and as its script has changed it for a reader of another day. */
function open(day: string): HTMLElement {
  document.body.innerHTML = htmlOf(BUILT.day);
  showDay(day);
  return document.body;
}

/** What a reader sees of both lists. */
const seen = (): string[] => screen.queryAllByRole('listitem').map((item) => item.textContent ?? '');

const DAYS = ['2025-11-18', '2025-11-19', '2025-11-22', '2025-11-23', '2025-11-25', '2025-12-03', '2025-12-04'];

describe('what is on', () => {
  it('is what the day of the build had, for readers without scripts', () => {
    document.body.innerHTML = htmlOf(BUILT.day);
    expect(seen()).toEqual([
      'On nowToddWalkers2025-11-19 to 2025-11-22',
      'ComingHamletWalkers2025-11-22 to 2025-11-24',
      'ComingFaustWalkers2025-12-03 to 2025-12-03',
      'Cats opened in 2015.',
    ]);
    expect(screen.getByRole('link', { name: 'Todd' })).toHaveAttribute('href', '/shows/2025-2026/todd');
  });

  it.each(DAYS)('on %s is the same by the page’s script as by React', (day) => {
    const byScript = open(day).firstElementChild;
    document.body.innerHTML = htmlOf(day);
    expect(byScript?.isEqualNode(document.body.firstElementChild)).toBe(true);
  });
});
