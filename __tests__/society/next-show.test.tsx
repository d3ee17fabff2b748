/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { WhatsOn } from '../../src/society/node/society-resolvers';
import { NextShow } from '../../src/society/ui/next-show';

jest.mock('../../src/components/use-site', () => ({ useSiteConfiguration: () => ({ contactEmail: 'crew@crew.example' }) }));

type Listed = WhatsOn['coming'][number];

const listed = (name: string, from: string, to: string, crewNames: string[] = []): Listed => ({
  from,
  to,
  opened: from.slice(0, 4),
  when: [`${from} to ${to}`],
  venueName: 'The Barn',
  show: { name, path: `/shows/2025-2026/${name.toLowerCase()}`, societyName: undefined, crewNames },
});

const renderOn = (day: string, data: Partial<WhatsOn>) => {
  document.body.innerHTML = renderToStaticMarkup(
    <NextShow whatsOn={{ day, coming: [], openedOnTheseDays: [], last: undefined, ...data }} />,
  );
  return [...document.querySelectorAll('[data-days]:not([data-shows-none]) li:not([hidden]) dl > div, [data-shows-none] dl > div')].map(
    (cell) => cell.textContent,
  );
};

const CREW = ['Mike Stand', 'Polly Gaffer', 'Faye Derr', 'Cy Clorama'];

it.each([
  ['on now', '2025-11-20', [...CREW, 'Rigg Bolt'], 'On nowHamlet', 'Mike Stand, Polly Gaffer, Faye Derr and 2 more'],
  ['next', '2025-11-18', CREW, 'NextHamlet', 'Mike Stand, Polly Gaffer, Faye Derr and Cy Clorama'],
])('the home page says what is %s, where, when and by whom, with a crew of four in full', (_when, day, crew, title, names) => {
  const cells = renderOn(day, { coming: [listed('Hamlet', '2025-11-19', '2025-11-22', crew)] });
  expect(cells).toEqual([title, 'VenueThe Barn', 'Dates2025-11-19 to 2025-11-22', `Crew${names}`]);
  expect(screen.getByRole('link', { name: 'Hamlet' })).toHaveAttribute('href', '/shows/2025-2026/hamlet');
});

it('the home page says what was on last, and whom to ask, if nothing is announced', () => {
  expect(renderOn('2026-02-01', { last: listed('Faust', '2025-12-05', '2025-12-06') })).toEqual([
    'Last onFaust',
    'VenueThe Barn',
    'Dates2025-12-05 to 2025-12-06',
    'NextAsk us what is next',
  ]);
  expect(screen.getByRole('link', { name: 'Ask us what is next' })).toHaveAttribute('href', expect.stringMatching(/^mailto:crew@crew/));
  // Nor has it an empty cell on a site without shows.
  expect(renderOn('2026-02-01', {})).toEqual(['NextAsk us what is next']);
});
