/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { element } from '../../src/content-model/hast-elements';
import WikiPageTemplate from '../../src/templates/wiki-page';

jest.mock('../../src/components/use-site', () => {
  const { SITE } = jest.requireActual<{ SITE: object }>('../support/content-folder');
  return { useSiteConfiguration: () => SITE };
});

type Page = NonNullable<Queries.WikiPageTemplateQuery['wikiPage']>;

const LIST = element('PageList', {}, []);

const CABLES = { path: '/wiki/lx/cables', title: 'Cables', description: 'How to coil.', emoji: null };

const PAGE: Page = {
  ...{ path: '/wiki/lx', title: 'Lighting', description: 'Lamps.', sidebarLabel: 'Lighting', tree: { type: 'root', children: [] } },
  ...{ changelog: null, statistics: null, sheet: 1, sheets: 2, shortlinks: [], sectionShortlinks: [], tagNames: [], tags: [] },
  ...{ file: 'wiki/desks.mdx', editUrl: 'https://git.example/edit', historyUrl: 'https://git.example/history', authors: [], changes: [] },
  ...{ changeCount: 0, changelogAddress: null, lastUpdated: null, review: null, banner: null, resources: [], venues: [], headings: [] },
  ...{ breadcrumbs: [{ title: 'Wiki', path: '/wiki', label: 'Wiki' }], previous: null, next: null, pagesBelow: [CABLES] },
};

function show(change: Partial<Page>): void {
  const properties = { data: { wikiPage: { ...PAGE, ...change } } } as Parameters<typeof WikiPageTemplate>[0];
  render(<WikiPageTemplate {...properties} />);
}

it.each([
  ['has cards below its text', []],
  ['has no second cards where the text shows them', [LIST]],
  ['has no second cards where a list in the text shows them', [element('ul', {}, [element('li', {}, [LIST])])]],
])('a page with pages below it %s', (_situation, children) => {
  show({ tree: { type: 'root', children } });
  expect(screen.getAllByText(CABLES.description)).toHaveLength(1);
});

it('the title block of a page without a short link has no row for one', () => {
  show({});
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Sheet']);
});

it('the table of contents lists headings of levels 2 and 3, and no deeper ones', () => {
  const headings = [2, 3, 4].map((depth) => ({ id: `h${depth}`, depth, text: `Level ${depth}` }));
  show({ headings });
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const links = within(contents).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Level 2', 'Level 3']);
});

it('a page does not share the short link of a section as its own', () => {
  show({ sectionShortlinks: [{ shortlink: 'gloves' }] });
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});
