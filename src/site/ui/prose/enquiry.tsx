import { Children, createContext, isValidElement, useContext, useId, useState, type ReactNode } from 'react';
import { enquiryText, mailLink } from '../../../components/mail';
import { CopyButton } from '../../../wiki/ui/text/copy-button';
import { useSiteConfiguration } from '../../../components/use-site';
import * as styles from './enquiry.module.css';

interface Answers {
  answerTo: (label: string) => string;
  answer: (label: string, text: string) => void;
}

const AnswersContext = createContext<Answers>({ answerTo: () => '', answer: () => undefined });

interface FieldProps {
  label: string;
  kind?: string;
  /** The choices, separated by "|". */
  choices?: string;
  /** A hint on how to answer. */
  children?: ReactNode;
}

function Choice({ label, choices, hint }: { label: string; choices: string; hint: string }) {
  const { answerTo, answer } = useContext(AnswersContext);
  const name = useId();
  return (
    <div className={styles.choices} role="radiogroup" aria-label={label} aria-describedby={hint}>
      {choices.split('|').map((choice) => {
        const words = choice.trim();
        return (
          <label key={words} className={styles.choice}>
            <input type="radio" name={name} checked={answerTo(label) === words} onChange={() => answer(label, words)} />
            {words}
          </label>
        );
      })}
    </div>
  );
}

/** A question of an enquiry. */
export function EnquiryField({ label, kind = 'line', choices = '', children }: FieldProps) {
  const { answerTo, answer } = useContext(AnswersContext);
  const id = useId();
  const hint = `${id}-hint`;
  const field = {
    id,
    className: `field ${styles.field}`,
    'aria-describedby': hint,
    value: answerTo(label),
    onChange: (event: { target: { value: string } }) => answer(label, event.target.value),
  };
  return (
    <div className={styles.question}>
      {kind === 'choice' ? <span className={styles.label}>{label}</span> : <label htmlFor={id}>{label}</label>}
      {kind === 'choice' && <Choice label={label} choices={choices} hint={hint} />}
      {kind === 'lines' && <textarea rows={4} {...field} />}
      {kind === 'line' && <input type="text" autoComplete="off" {...field} />}
      <div id={hint} className={`small ${styles.hint}`}>
        {children}
      </div>
    </div>
  );
}

function labelsOf(children: ReactNode): string[] {
  return Children.toArray(children).flatMap((child) => (isValidElement<FieldProps>(child) && child.props.label ? [child.props.label] : []));
}

/**
 * Questions whose answers become an email in the reader's own mail program. The page itself sends and stores nothing.
 * Without scripts the email contains only the questions.
 */
export function Enquiry({ subject, button, children }: { subject: string; button: string; children?: ReactNode }) {
  const { contactEmail } = useSiteConfiguration();
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const answers: Answers = {
    answerTo: (label) => given[label] ?? '',
    answer: (label, text) => setGiven((before) => ({ ...before, [label]: text })),
  };
  const body = enquiryText(labelsOf(children).map((label) => ({ label, answer: answers.answerTo(label) })));
  return (
    <div className={`sheet ${styles.enquiry}`}>
      <div className="needs-script no-print">
        <AnswersContext.Provider value={answers}>{children}</AnswersContext.Provider>
      </div>
      <div className={styles.actions}>
        <a className="button filled no-url" href={mailLink({ to: contactEmail, subject, body })}>
          {button}
        </a>
        <span className="needs-script no-print">
          <CopyButton text={`To: ${contactEmail}\nSubject: ${subject}\n\n${body}`} label="Copy the text" className="button" />
        </span>
        <p className={`small ${styles.address}`}>
          No mail program on this device? Write to <a href={mailLink({ to: contactEmail, subject })}>{contactEmail}</a>.
        </p>
      </div>
    </div>
  );
}
