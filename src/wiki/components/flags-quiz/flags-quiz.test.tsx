/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { drawRound, FlagsQuiz, type Flag } from './flags-quiz';

const flags: Flag[] = Array.from({ length: 16 }, (_, index) => ({
  colour: index % 2 === 0 ? 'green' : 'red',
  text: `Flag ${index + 1}`,
}));

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function sequence(): () => number {
  let state = 7;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

it('a round has five flags of each colour, none twice, mixes the colours, and differs from the next', () => {
  const random = sequence();
  const round = drawRound(flags, random);
  const colours = round.map(({ colour }) => colour);
  const sorted = Array.from({ length: 10 }, (_, index) => (index < 5 ? 'green' : 'red'));
  expect(colours.toSorted()).toEqual(sorted);
  expect(colours).not.toEqual(sorted);
  expect(new Set(round).size).toBe(10);
  expect(drawRound(flags, random)).not.toEqual(round);
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

it('the quiz asks about the lists below its headings, scores the answers, and names what is worth picking up and losing', async () => {
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
