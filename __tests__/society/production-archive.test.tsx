/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { ProductionArchive } from '../../src/society/ui/production-archive';

jest.mock('gatsby', () => require('../support/gatsby') as object);

type Production = Queries.ArchiveTermFragment['productions'][number];

const credit = (role: string, name: string, path: string | null = `/people/${name.toLowerCase().replace(' ', '-')}`) => ({
  role,
  person: { name, path },
});

const production: Production = {
  name: 'Sweeney Todd',
  kind: 'show',
  anchor: '2025-2026-sweeney-todd',
  societyName: 'Music Theatre Warwick',
  venueName: 'Warwick Arts Centre Theatre',
  instagram: 'https://www.instagram.com/warwicktechcrew',
  crew: [
    credit('Technical Manager', 'Rigg Bolt'),
    credit('Lighting Designer', 'Ella Psoidal'),
    credit('Sound Designer', 'Mike Stand'),
    credit('Lighting Designer', 'A. N.', null),
  ],
  links: [{ label: 'Programme', url: 'https://example.org/programme.pdf' }],
  photos: { url: 'https://example.org/photos', credit: 'Vi Finder' },
};

function archiveOf(productions: Production[], kind: 'show' | 'hire' = 'show') {
  const years = [{ year: '2025/2026', slug: '2025-2026', terms: [{ name: 'Term 1', notes: null, productions }] }];
  const props = { kind, title: 'Shows', lead: '', years, statistics: null, location: { hash: '' } };
  document.body.innerHTML = renderToStaticMarkup(<ProductionArchive {...props} />);
  return document.body;
}

describe('a production in the archive', () => {
  it('says what it was, for whom and where, under its own anchor', () => {
    archiveOf([production]);
    const entry = screen.getByRole('heading', { name: 'Sweeney Todd' }).closest('[id]');
    expect(entry).toHaveAttribute('id', '2025-2026-sweeney-todd');
    expect(entry).toHaveTextContent(/^Sweeney ToddMusic Theatre WarwickWarwick Arts Centre Theatre/);
    expect(screen.getByRole('link', { name: 'Sweeney Todd' })).toHaveAttribute('href', '#2025-2026-sweeney-todd');
  });

  it('names each role once with everybody who had it, and hidden people without a link', () => {
    archiveOf([production]);
    const crew = screen.getByText('Technical Manager').closest('ul') as HTMLElement;
    expect(
      within(crew)
        .getAllByRole('listitem')
        .map((item) => [...item.childNodes].map((part) => part.textContent)),
    ).toEqual([
      ['Technical Manager', 'Rigg Bolt'],
      ['Lighting Designer', 'Ella Psoidal and A. N.'],
      ['Sound Designer', 'Mike Stand'],
    ]);
    expect(within(crew).getByRole('link', { name: 'Rigg Bolt' })).toHaveAttribute('href', '/people/rigg-bolt');
    expect(within(crew).queryByRole('link', { name: 'A. N.' })).not.toBeInTheDocument();
  });

  it('has links that say whose they are', () => {
    archiveOf([production]);
    for (const name of ['Programme', 'Photos by Vi Finder', 'Instagram']) {
      expect(screen.getByRole('link', { name: `${name} of Sweeney Todd` })).toBeInTheDocument();
    }
  });

  it('is drawn by reference to a drawing that the page has once, if it is a show', () => {
    const page = archiveOf([production, { ...production, anchor: 'other' }]);
    const used = [...page.querySelectorAll('li use')].map((use) => use.getAttribute('href') ?? '');
    expect(used).toHaveLength(2);
    for (const use of page.querySelectorAll('use')) expect(page.querySelectorAll(use.getAttribute('href') ?? '')).toHaveLength(1);
    expect(archiveOf([{ ...production, kind: 'hire' }], 'hire').querySelectorAll('svg')).toHaveLength(0);
  });
});

it('an archive of many shows is light: 125 with six credits each are less than 105 KB of HTML, before compression', () => {
  const crew = ['Technical Manager', 'Lighting Designer', 'Sound Designer', 'Stage Manager', 'Deputy Stage Manager', 'Set Designer'];
  const shows = Array.from({ length: 125 }, (_, index) => ({
    ...production,
    anchor: `2025-2026-sweeney-todd-${index}`,
    links: [],
    photos: null,
    instagram: null,
    crew: crew.map((role) => credit(role, 'Ella Psoidal')),
  }));
  expect(archiveOf(shows).innerHTML.length).toBeLessThan(105_000);
});
