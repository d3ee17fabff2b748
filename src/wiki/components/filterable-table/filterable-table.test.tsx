/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterableTable } from './filterable-table';

function Acronyms({ label, rows }: { label: string; rows: readonly string[] }) {
  return (
    <FilterableTable label={label}>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <td>{row}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FilterableTable>
  );
}

const rows = () => screen.queryAllByRole('row').map(({ textContent }) => textContent);

afterEach(() => window.history.replaceState(null, '', '/'));

it('a table with a filter says when nothing matches, and shows all again on a press', async () => {
  render(<Acronyms label="Find an acronym" rows={['DSM']} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find an acronym' }), 'zzz');
  expect(rows()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('Nothing matches.');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(rows()).toEqual(['DSM']);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('two tables of a page are filtered apart, and the address keeps both filters', async () => {
  const page = (
    <>
      <Acronyms label="Find an acronym" rows={['DSM', 'LX']} />
      <Acronyms label="Find a café’s name" rows={['DSM', 'Foyer']} />
    </>
  );
  const { unmount } = render(page);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find an acronym' }), 'lx');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a café’s name' }), 'foy er');
  expect(rows()).toEqual(['LX', 'Foyer']);
  await waitFor(() => expect(window.location.search).toBe('?find-an-acronym=lx&find-a-cafes-name=foy+er'));
  unmount();
  render(page);
  expect(rows()).toEqual(['LX', 'Foyer']);
});
