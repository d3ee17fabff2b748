import { Children, isValidElement, useRef, useState, type ReactNode } from 'react';
import { textOf } from '../../ui/text/code-block';
import * as styles from './flags-quiz.module.css';

const COLOURS = { green: '#15803d', red: '#dc2626' };

type FlagColour = keyof typeof COLOURS;

export interface Flag {
  colour: FlagColour;
  text: string;
}

const FLAGS_OF_EACH = 5;

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [result[index], result[other]] = [result[other] as T, result[index] as T];
  }
  return result;
}

export function drawRound(flags: readonly Flag[], random: () => number = Math.random): Flag[] {
  const some = (colour: FlagColour) =>
    shuffled(
      flags.filter((flag) => flag.colour === colour),
      random,
    ).slice(0, FLAGS_OF_EACH);
  return shuffled([...some('green'), ...some('red')], random);
}

function scoreOf(round: readonly Flag[], answers: readonly boolean[]): number {
  const owned = (colour: FlagColour) => round.filter((flag, index) => flag.colour === colour && answers[index] === true).length;
  return owned('green') - owned('red');
}

/** `+3`, `0`, `−2` */
function signed(score: number): string {
  return score > 0 ? `+${score}` : String(score).replace('-', '−');
}

function verdict(score: number, best: number): string {
  if (score === best) return 'Full marks. You are the person people hope is on their show.';
  if (score >= best * 0.6) return 'Nearly there. You would be welcome on any crew.';
  if (score >= 0) return 'More help than hindrance. One new habit a show is a good pace.';
  return 'Some habits to lose, and all of them can be lost. Come to a get-in and start with one.';
}

/** Flags in a text: lists below a heading with "Green flags" or "Red flags". */
function flagsIn(children: ReactNode): Flag[] {
  const flags: Flag[] = [];
  let colour: FlagColour | undefined;
  for (const child of Children.toArray(children)) {
    if (!isValidElement<{ children?: ReactNode }>(child)) continue;
    const text = textOf(child.props.children).toLowerCase();
    if (child.type !== 'ul') {
      if (text.startsWith('green flags')) colour = 'green';
      if (text.startsWith('red flags')) colour = 'red';
    } else if (colour !== undefined) {
      for (const item of Children.toArray(child.props.children)) {
        if (isValidElement<{ children?: ReactNode }>(item)) flags.push({ colour, text: textOf(item.props.children).trim() });
      }
    }
  }
  return flags;
}

function Question({ flag, number, of, onAnswer }: { flag: Flag; number: number; of: number; onAnswer: (isTrue: boolean) => void }) {
  return (
    <>
      <p className={`row small ${styles.progress}`}>
        <progress value={number - 1} max={of} aria-label="Progress" />
        <span>
          Question {number} of {of}
        </span>
      </p>
      <p className={styles.flag}>{flag.text}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => onAnswer(true)}>
          Yes, that’s me
        </button>
        <button type="button" className="button" onClick={() => onAnswer(false)}>
          No
        </button>
      </div>
    </>
  );
}

function Result({ round, answers, onRestart }: { round: readonly Flag[]; answers: readonly boolean[]; onRestart: () => void }) {
  const score = scoreOf(round, answers);
  const best = round.filter(({ colour }) => colour === 'green').length;
  const worst = best - round.length;
  const toMend = round.filter((flag, index) => answers[index] === (flag.colour === 'red'));
  return (
    <>
      <p className={styles.flag}>
        {signed(score)} on a scale from {signed(worst)} to {signed(best)}
      </p>
      <p>{verdict(score, best)}</p>
      {toMend.length > 0 && (
        <ul>
          {toMend.map(({ colour, text }) => (
            <li key={text}>
              <i className={styles.colour} style={{ background: COLOURS[colour] }} aria-hidden="true" />{' '}
              {colour === 'green' ? 'Worth picking up' : 'Worth losing'}: “{text}”
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        <button type="button" className="button" onClick={onRestart}>
          Play again
        </button>
      </div>
    </>
  );
}

/** A quiz about the flags that its text lists. */
export function FlagsQuiz({ children }: { children?: ReactNode }) {
  const [round, setRound] = useState<Flag[]>();
  const [answers, setAnswers] = useState<boolean[]>([]);
  const stage = useRef<HTMLDivElement>(null);
  const start = () => {
    setRound(drawRound(flagsIn(children)));
    setAnswers([]);
    stage.current?.focus();
  };
  const answer = (isTrue: boolean) => {
    setAnswers([...answers, isTrue]);
    // The pressed button is gone. Screen readers read the next question.
    stage.current?.focus();
  };
  const flag = round?.[answers.length];
  return (
    <>
      <div
        className={`sheet stack measure space-5 ${styles.quiz} needs-script no-print`}
        ref={stage}
        tabIndex={-1}
        role="group"
        aria-label="Flags quiz"
        aria-live="polite"
      >
        {round === undefined && (
          <button type="button" className="button filled" onClick={start}>
            Start the quiz
          </button>
        )}
        {round !== undefined && flag !== undefined && (
          <Question flag={flag} number={answers.length + 1} of={round.length} onAnswer={answer} />
        )}
        {round !== undefined && flag === undefined && <Result round={round} answers={answers} onRestart={start} />}
      </div>
      {children}
    </>
  );
}
