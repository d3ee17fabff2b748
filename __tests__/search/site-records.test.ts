import { YEAR_KINDS } from '../../src/content/year-kinds';
import { recordsOfEntries, recordsOfPages } from '../../src/search/node/site-records';

const SETTINGS = { locales: [{ code: 'en' }], docs: { version: 'current', versions: [{ name: 'current', label: 'Next' }] } };

const FILES: Readonly<Record<string, unknown>> = {
  exec: {
    year: '2025/2026',
    exec: [{ name: 'Polly Gaffer', roles: ['President', 'Safety Officer'] }],
    hiresAssistants: [
      { term: 'Term 1', assistants: [{ name: 'Amber Gelframe' }] },
      { term: 'Term 2', assistants: [] },
    ],
  },
  show: {
    year: '2025/2026',
    terms: [
      {
        name: 'Term 1',
        shows: [
          {
            name: 'Sweeney Todd',
            society: 'Music Theatre Warwick',
            venue: 'Theatre',
            people: [{ role: 'Lighting Designer', name: 'Ella Psoidal' }],
            links: [],
          },
        ],
      },
    ],
  },
  hire: { year: '2025/2026', terms: [{ name: 'Term 1', shows: [{ name: 'Freshers Fair PA', people: [], links: [] }] }] },
};

/** The entries that each kind gives of its file. */
const SOCIETY = YEAR_KINDS.flatMap((kind) =>
  kind.entries(kind.schema.parse(FILES[kind.name]), { venues: [], societies: [] }).map((entry) => ({
    ...entry,
    kind,
    posts: entry.posts.map(({ role, people }) => ({ role, people: people.map(({ name }) => name) })),
  })),
);

const records = recordsOfEntries(SOCIETY, SETTINGS, { withPeople: true });

it('a page outside the wiki has a record with its other names, among the pages and as heavy as the wiki', () => {
  const hires = { kind: 'page', path: '/hires', title: 'Hires', description: 'Kit and crew.', names: ['price list'] } as const;
  expect(recordsOfPages([hires], SETTINGS)).toEqual([
    expect.objectContaining({
      kind: 'page',
      url: '/hires',
      content: 'Kit and crew.',
      shortlinks: ['price list'],
      version: null,
      tag: 'default',
      weight: 1,
    }),
  ]);
  expect(recordsOfPages([hires], SETTINGS)[0]?.hierarchy).toMatchObject({ lvl0: 'Pages', lvl1: 'Hires' });
});

describe('the records of the society’s pages', () => {
  it('are of their own kinds, each at its own page or at its entry on the page that lists it', () => {
    expect(records.map(({ kind, url }) => [kind, url])).toEqual([
      ['exec', '/exec#2025-2026'],
      ['show', '/shows/2025-2026/sweeney-todd'],
      ['hire', '/hires/2025-2026/freshers-fair-pa'],
    ]);
  });

  it('rank below the wiki and belong to none of its versions', () => {
    for (const record of records) expect(record).toMatchObject({ weight: 0.25, version: null, tag: 'default' });
  });

  it('say who did what', () => {
    expect(records[0]?.content).toBe('President, Safety Officer: Polly Gaffer. Hires assistants, Term 1: Amber Gelframe.');
    expect(records[1]?.content).toBe('Music Theatre Warwick, Theatre, Term 1 2025/2026. Lighting Designer: Ella Psoidal.');
  });

  it('do without what is not on record', () => {
    expect(records[2]?.content).toBe('Term 1 2025/2026.');
  });

  it('name nobody when they are to leave the site', () => {
    const sent = recordsOfEntries(SOCIETY, SETTINGS, { withPeople: false });
    expect(sent.map(({ objectID }) => objectID)).toEqual(records.map(({ objectID }) => objectID));
    expect(sent[0]?.content).toBe('President, Safety Officer. Hires assistants, Term 1.');
    expect(sent[1]?.content).toBe('Music Theatre Warwick, Theatre, Term 1 2025/2026. Lighting Designer.');
    for (const name of ['Polly', 'Gaffer', 'Amber', 'Gelframe', 'Ella', 'Psoidal']) expect(JSON.stringify(sent)).not.toContain(name);
  });

  it('lead to no page of a person', () => {
    expect(records.filter(({ url }) => url.startsWith('/people'))).toEqual([]);
  });
});

it('a production is found by the venue and the society that it names by id, by their short names and by its year', () => {
  const [show] = YEAR_KINDS.filter(({ name }) => name === 'show');
  const file = {
    year: '2025/2026',
    terms: [{ name: 'Term 1', shows: [{ name: 'Ghosts', venue: 'dock', society: 'wuds', people: [], links: [] }] }],
  };
  const directory = {
    venues: [{ id: 'dock', name: 'The Dock' }],
    societies: [{ id: 'wuds', name: 'Warwick University Drama Society', shortName: 'WUDS' }],
  };
  expect(show?.entries(show.schema.parse(file), directory)[0]?.facts).toBe(
    'Warwick University Drama Society (WUDS), The Dock, Term 1 2025/2026.',
  );
});
