/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawRound, FlagsQuiz, type Flag } from './flags-quiz';

it('a round has five flags of each colour, none twice, mixes the colours, and differs from the next', () => {
  const flags = Array.from({ length: 16 }, (_, index): Flag => ({ colour: index % 2 === 0 ? 'green' : 'red', text: `Flag ${index + 1}` }));
  // The same pseudo-random numbers in every run.
  let state = 7;
  const random = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  const round = drawRound(flags, random);
  const colours = round.map(({ colour }) => colour);
  const sorted = [...Array<string>(5).fill('green'), ...Array<string>(5).fill('red')];
  expect(colours.toSorted()).toEqual(sorted);
  expect(colours).not.toEqual(sorted);
  expect(new Set(round).size).toBe(10);
  expect(drawRound(flags, random)).not.toEqual(round);
});

const listOf = (...flags: string[]) => (
  <ul>
    {flags.map((flag) => (
      <li key={flag}>
        <em>{flag.charAt(0)}</em>
        {flag.slice(1)}
      </li>
    ))}
  </ul>
);

it('the quiz asks about the lists below its headings, scores the answers, and names what is worth picking up and losing', async () => {
  render(
    <FlagsQuiz>
      {listOf('Loose')}
      <h2>Green flags</h2>
      {listOf('Labels their cases', 'Coils over under')}
      <h2>Red flags 🚩</h2>
      <p>Beware.</p>
      {listOf('Coils round the elbow')}
    </FlagsQuiz>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Start the quiz' }));
  for (let question = 1; question <= 3; question += 1) {
    const isRed = screen.queryByText('Coils round the elbow') !== null;
    await userEvent.click(screen.getByRole('button', { name: isRed ? /^Yes/ : 'No' }));
  }
  expect(screen.getByText('−1 on a scale from −1 to +2')).not.toBeNull();
  expect(screen.getByText('Worth losing: “Coils round the elbow”')).not.toBeNull();
  expect(screen.getByText('Worth picking up: “Labels their cases”')).not.toBeNull();
});
