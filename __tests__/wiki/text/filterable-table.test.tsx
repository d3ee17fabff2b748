/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterableTable } from '../../../src/wiki/ui/text/filterable-table';

function renderTable(): void {
  render(
    <FilterableTable label="Find an acronym">
      <table>
        <thead>
          <tr>
            <th>Acronym</th>
            <th>Meaning</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>DSM</td>
            <td>Deputy Stage Manager</td>
          </tr>
          <tr>
            <td>ASM</td>
            <td>Assistant Stage Manager</td>
          </tr>
          <tr>
            <td>FOH</td>
            <td>Front of house, by the Café</td>
          </tr>
        </tbody>
      </table>
    </FilterableTable>,
  );
}

/** First cells of the rows that a reader sees. */
const shown = (): (string | undefined)[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.firstElementChild?.textContent ?? undefined);

describe('a table with a filter', () => {
  it('is whole at first, and counts nothing', () => {
    renderTable();
    expect(shown()).toEqual(['DSM', 'ASM', 'FOH']);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows the rows that hold every word, in any order and case', async () => {
    renderTable();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find an acronym' }), 'manager dep');
    expect(shown()).toEqual(['DSM']);
    expect(screen.getByRole('status').textContent).toBe('1 of 3');
  });

  it('finds letters with accents by those without', async () => {
    renderTable();
    await userEvent.type(screen.getByRole('searchbox'), 'cafe');
    expect(shown()).toEqual(['FOH']);
  });

  it('says when nothing matches, and shows all again on a press', async () => {
    renderTable();
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.queryAllByRole('row')).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Nothing matches.');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(shown()).toEqual(['DSM', 'ASM', 'FOH']);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('is whole again when the field is empty', async () => {
    renderTable();
    await userEvent.type(screen.getByRole('searchbox'), 'dsm');
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(shown()).toEqual(['DSM', 'ASM', 'FOH']);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
