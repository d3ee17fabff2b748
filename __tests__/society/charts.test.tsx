/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { YearChart } from '../../src/society/ui/charts';

const chartOf = (count: number): HTMLElement => {
  const values = Array.from({ length: count }, (_, index) => ({ label: `${1990 + index}/${1991 + index}`, value: index }));
  return render(<YearChart title="Shows per year" labelHead="Year" valueHead="Shows" values={values} />).container;
};

describe('the chart of years', () => {
  it('says less beside its columns where there are more than a phone has room for', () => {
    expect(chartOf(16).querySelector('ol')?.className).toBe('columns');
    expect(chartOf(17).querySelector('ol')?.className).toBe('columns many');
  });
});
