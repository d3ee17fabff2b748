/** @jest-environment jsdom */
import type { MouseEvent } from 'react';
import { durationForHeight, toggleOnClick } from '../../src/wiki/ui/animate-details';

describe('how long a category takes to open', () => {
  it('grows with the height of its list, but not in proportion', () => {
    const [short, tall, taller] = [40, 160, 640].map((height) => durationForHeight(height, false)) as [number, number, number];
    expect(short).toBeLessThan(tall);
    expect(tall).toBeLessThan(taller);
    expect(taller / short).toBeLessThan(640 / 40);
  });

  it('is never so long that a reader waits, nor so short that nothing is seen', () => {
    expect(durationForHeight(100_000, false)).toBeLessThanOrEqual(500);
    expect(durationForHeight(0, false)).toBeGreaterThanOrEqual(100);
  });

  it('is 1 ms for readers who prefer reduced motion', () => {
    expect(durationForHeight(640, true)).toBe(1);
    expect(durationForHeight(0, true)).toBe(1);
  });
});

it('a browser that animates nothing opens a category by itself', () => {
  document.body.innerHTML = '<details><summary>Spaces</summary><ul></ul></details>';
  const [summary] = document.getElementsByTagName('summary');
  const preventDefault = jest.fn();
  toggleOnClick({ currentTarget: summary, preventDefault } as unknown as MouseEvent<HTMLElement>);
  expect(preventDefault).not.toHaveBeenCalled();
});
