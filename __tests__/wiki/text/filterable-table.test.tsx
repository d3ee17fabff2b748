/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterableTable } from '../../../src/wiki/ui/text/filterable-table';

it('a table with a filter says when nothing matches, and shows all again on a press', async () => {
  render(
    <FilterableTable label="Find an acronym">
      <table>
        <thead>
          <tr>
            <th>Acronym</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>DSM</td>
          </tr>
        </tbody>
      </table>
    </FilterableTable>,
  );
  const rows = () => screen.queryAllByRole('row').map(({ textContent }) => textContent);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find an acronym' }), 'zzz');
  expect(rows()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('Nothing matches.');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(rows()).toEqual(['Acronym', 'DSM']);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});
