/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { drawRound, flagsIn, FlagsQuiz, scoreOf, signed, verdict, type Flag } from '../../../src/wiki/ui/text/flags-quiz';

const flags: Flag[] = Array.from({ length: 16 }, (_, index) => ({
  colour: index % 2 === 0 ? 'green' : 'red',
  text: `Flag ${index + 1}`,
}));

/** Numbers from 0 to 1 that look random and are the same in every run. */
function sequence(): () => number {
  let state = 7;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

describe('a round', () => {
  it('has five flags of each colour, none twice', () => {
    const round = drawRound(flags, sequence());
    expect(round.filter(({ colour }) => colour === 'green')).toHaveLength(5);
    expect(round.filter(({ colour }) => colour === 'red')).toHaveLength(5);
    expect(new Set(round).size).toBe(10);
  });

  it('mixes the colours, and differs from the next', () => {
    const random = sequence();
    const first = drawRound(flags, random).map(({ text }) => text);
    expect(drawRound(flags, random).map(({ text }) => text)).not.toEqual(first);
    expect(drawRound(flags, sequence()).map(({ colour }) => colour)).not.toEqual(
      Array.from({ length: 10 }, (_, index) => (index < 5 ? 'green' : 'red')),
    );
  });

  it('makes do with fewer flags', () => {
    expect(drawRound(flags.slice(0, 3), sequence())).toHaveLength(3);
    expect(drawRound([])).toEqual([]);
  });
});

describe('the score', () => {
  const round: Flag[] = [
    { colour: 'green', text: 'Coils over-under' },
    { colour: 'green', text: 'Labels both ends' },
    { colour: 'red', text: 'Whistles on cans' },
  ];

  it('is the green flags that are true, less the red ones', () => {
    expect(scoreOf(round, [true, true, false])).toBe(2);
    expect(scoreOf(round, [true, false, true])).toBe(0);
    expect(scoreOf(round, [false, false, true])).toBe(-1);
    expect(scoreOf(round, [])).toBe(0);
  });

  it('carries its sign', () => {
    expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
  });
});

it('the verdict gets kinder with the score', () => {
  const verdicts = [5, 4, 3, 2, 0, -1, -5].map((score) => verdict(score, 5));
  expect(verdicts[0]).toContain('Full marks');
  expect([verdicts[1], verdicts[3], verdicts[5]]).toEqual([verdicts[2], verdicts[4], verdicts[6]]);
  expect(new Set(verdicts).size).toBe(4);
});

const text: ReactElement<{ children: ReactNode }> = (
  <>
    <ul>
      <li>Loose</li>
    </ul>
    <h2>Green flags</h2>
    <ul>
      <li>Labels their cases</li>
      <li>
        Coils over <em>under</em>
      </li>
    </ul>
    <h2>Red flags 🚩</h2>
    <p>Beware.</p>
    <ul>
      <li>Coils round the elbow</li>
    </ul>
  </>
);

it('the flags of a page are the lists below its headings, and none before', () => {
  expect(flagsIn(text.props.children)).toEqual([
    { colour: 'green', text: 'Labels their cases' },
    { colour: 'green', text: 'Coils over under' },
    { colour: 'red', text: 'Coils round the elbow' },
  ]);
});

it('the quiz names what is worth picking up and losing', async () => {
  render(<FlagsQuiz>{text.props.children}</FlagsQuiz>);
  await userEvent.click(screen.getByRole('button', { name: 'Start the quiz' }));
  for (let question = 1; question <= 3; question += 1) {
    const isRed = screen.getAllByText('Coils round the elbow').length > 1;
    await userEvent.click(screen.getByRole('button', { name: isRed ? /^Yes/ : 'No' }));
  }
  expect(screen.getByText('−1 on a scale from −1 to +2')).not.toBeNull();
  expect(screen.getByText('Worth losing: “Coils round the elbow”')).not.toBeNull();
  expect(screen.getByText('Worth picking up: “Labels their cases”')).not.toBeNull();
});
