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

const coming = [
  listed('Hamlet', '2025-11-19', '2025-11-22', ['Mike Stand', 'Polly Gaffer', 'Faye Derr', 'Cy Clorama', 'Rigg Bolt']),
  listed('Faust', '2025-12-05', '2025-12-06', ['Mike Stand', 'Polly Gaffer', 'Faye Derr', 'Cy Clorama']),
];

it('the home page says what is on, where, when and by whom', () => {
  expect(renderOn('2025-11-20', { coming }).slice(0, 4)).toEqual([
    'On nowHamlet',
    'VenueThe Barn',
    'Dates2025-11-19 to 2025-11-22',
    'CrewMike Stand, Polly Gaffer, Faye Derr and 2 more',
  ]);
  expect(screen.getByRole('link', { name: 'Hamlet' })).toHaveAttribute('href', '/shows/2025-2026/hamlet');
});

it('the home page says what is next, and names a crew of four in full', () => {
  expect(renderOn('2025-11-23', { coming })).toEqual([
    'NextFaust',
    'VenueThe Barn',
    'Dates2025-12-05 to 2025-12-06',
    'CrewMike Stand, Polly Gaffer, Faye Derr and Cy Clorama',
  ]);
});

it('the home page says what was on last, and whom to ask, if nothing is announced', () => {
  expect(renderOn('2026-02-01', { last: listed('Faust', '2025-12-05', '2025-12-06') })).toEqual([
    'Last onFaust',
    'VenueThe Barn',
    'Dates2025-12-05 to 2025-12-06',
    'NextAsk us what is next',
  ]);
  expect(screen.getByRole('link', { name: 'Ask us what is next' })).toHaveAttribute('href', expect.stringMatching(/^mailto:crew@crew/));
});

it('the home page has no empty cell on a site without shows', () => {
  expect(renderOn('2026-02-01', {})).toEqual(['NextAsk us what is next']);
});
