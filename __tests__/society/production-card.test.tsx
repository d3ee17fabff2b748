/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { ProductionCard } from '../../src/society/ui/production-card';

const production: Queries.ProductionCardFragment = {
  name: 'Sweeney Todd',
  path: '/shows/2025-2026/sweeney-todd',
  societyName: 'Music Theatre Warwick',
  venueName: 'Warwick Arts Centre Theatre',
  ...{ poster: null, plot: null, crewSize: 4, cancelled: false },
  dates: [{ from: '2025-11-19', to: '2025-11-22' }],
  credits: ['Rigg Bolt', 'Ella Psoidal', 'Mike Stand', 'Sandy Bagg'].map((name, index) => ({
    role: `Role ${index}`,
    person: { name, path: index === 1 ? null : `/people/${name.toLowerCase().replace(' ', '-')}` },
  })),
};

it('the card of a production shows society, venue, dates and three credits, and does not link hidden people', () => {
  const { container } = render(<ProductionCard production={production} />);
  expect([...container.querySelectorAll('p')].map((fact) => fact.textContent)).toEqual([
    'Music Theatre Warwick',
    'Warwick Arts Centre Theatre',
    '19–22 November 2025',
  ]);
  expect(screen.getAllByRole('definition').map((name) => name.textContent)).toEqual(['Rigg Bolt', 'Ella Psoidal', 'Mike Stand']);
  expect(screen.getByRole('link', { name: 'Rigg Bolt' })).toHaveAttribute('href', '/people/rigg-bolt');
  expect(screen.queryByRole('link', { name: 'Ella Psoidal' })).not.toBeInTheDocument();
});

it('the card of a production leaves out the rows of missing facts', () => {
  const unknown = { societyName: null, venueName: null, dates: [], credits: [] };
  const { container } = render(<ProductionCard production={{ ...production, ...unknown }} />);
  expect(container.querySelectorAll('p, dl')).toHaveLength(0);
});
