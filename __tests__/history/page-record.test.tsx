/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type * as Site from '../../src/components/use-site';
import { PageRecord } from '../../src/history/ui/page-record';

jest.mock('gatsby', () => require('../support/gatsby') as unknown);
// The configuration comes out of the data layer, which only a build has.
jest.mock('../../src/components/use-site', () => {
  const siteMetadata = {
    contactEmail: 'crew@crew.example',
    url: 'https://crew.example',
    repository: { url: 'https://git.example/crew' },
    docs: { version: 'current', versions: [{ name: 'current', label: 'Next' }] },
  } as unknown as ReturnType<typeof Site.useSiteConfiguration>;
  return { useSite: () => ({ siteMetadata }), useSiteConfiguration: () => siteMetadata };
});

function showRecord(formAddress: string | null = '/forms#/collections/wiki/entries/cables'): void {
  render(
    <>
      <ol data-section-list="">
        <li>
          <a href="#coiling" aria-current="true">
            Coiling
          </a>
        </li>
      </ol>
      <main id="main">
        <div data-zoomable="24">Text</div>
        <PageRecord
          page={{
            title: 'Cables & plugs',
            path: '/wiki/cables',
            sheet: 1,
            sheets: 2,
            authors: [],
            lastUpdated: null,
            review: { reviewed: '2026-03', due: '2027-03' },
            historyUrl: 'https://git.example/commits',
            editUrl: 'https://git.example/edit',
            formAddress,
          }}
        />
      </main>
    </>,
  );
}

const addressOf = (name: string): URL => new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '');

it('the title block offers the form of a page, and the editor of the repository', () => {
  showRecord();
  expect(screen.getByRole('link', { name: 'Edit this page in a form' }).getAttribute('href')).toBe(
    '/forms#/collections/wiki/entries/cables',
  );
  expect(addressOf('in the repository').href).toBe('https://git.example/edit');
});

it('the title block offers the editor of the repository alone where there are no forms', () => {
  showRecord(null);
  expect(addressOf('Edit this page').href).toBe('https://git.example/edit');
});

it('the title block begins a message or an issue that says which page is wrong, and in which version', () => {
  showRecord();
  const mail = addressOf('Write to us');
  expect(mail.protocol + mail.pathname).toBe('mailto:crew@crew.example');
  expect(mail.searchParams.get('subject')).toBe('Wrong on the page “Cables & plugs”');
  expect(mail.searchParams.get('body')).toBe('Page: https://crew.example/wiki/cables\r\nVersion: Next\r\n\r\nWhat is wrong:\r\n');
  const issue = addressOf('open an issue');
  expect(issue.origin + issue.pathname).toBe('https://git.example/crew/issues/new');
  expect(issue.searchParams.get('body')).toBe('Page: https://crew.example/wiki/cables\nVersion: Next\n\nWhat is wrong:\n');
});

it('whoever follows such a link while reading says in which section', () => {
  showRecord();
  fireEvent.click(screen.getByRole('link', { name: 'Write to us' }));
  expect(addressOf('Write to us').searchParams.get('body')).toMatch(
    /^Page: https:\/\/crew\.example\/wiki\/cables#coiling\r\nSection: Coiling\r\n/,
  );
});

it('the title block says when the page was checked and is due again', () => {
  showRecord();
  expect(screen.getByText('Checked').parentElement?.textContent).toBe('CheckedMarch 2026due again March 2027');
});
