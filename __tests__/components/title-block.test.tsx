/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { TitleBlock } from '../../src/components/title-block';

it('a title block has no row for a fact that is missing', () => {
  render(
    <TitleBlock
      cells={[
        ['Sheets', 0],
        ['Date', null],
        ['Venue', undefined],
        ['Crew', false],
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Sheets']);
});
