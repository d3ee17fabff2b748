import { Children, isValidElement, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { mailLink } from '../../../components/mail';
import { CopyButton } from '../../../wiki/ui/text/copy-button';
import { useSiteConfiguration } from '../../../components/use-site';
import * as styles from './enquiry.module.css';

const QUESTION = 'data-question';

/** Answers by question. The fields are uncontrolled, because a reader may write before hydration. */
function answersIn(container: ParentNode | null): ReadonlyMap<string, string> {
  const fields = [...(container?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[${QUESTION}]`) ?? [])];
  const given = fields.filter((field) => field.type !== 'radio' || (field as HTMLInputElement).checked);
  return new Map(given.map((field) => [field.getAttribute(QUESTION) ?? '', field.value]));
}

interface FieldProps {
  label: string;
  kind?: string;
  /** The choices, separated by "|". */
  choices?: string;
  children?: ReactNode;
}

function Choice({ label, choices, hint }: { label: string; choices: string; hint: string }) {
  const name = useId();
  return (
    <div className={`row ${styles.choices}`} role="radiogroup" aria-label={label} aria-describedby={hint}>
      {choices.split('|').map((choice) => {
        const words = choice.trim();
        return (
          <label key={words} className="to-tap">
            <input type="radio" name={name} value={words} {...{ [QUESTION]: label }} />
            {words}
          </label>
        );
      })}
    </div>
  );
}

/** A question of an enquiry. Its `kind`: "line", "lines" or "choice". */
export function EnquiryField({ label, kind = 'line', choices = '', children }: FieldProps) {
  const id = useId();
  const hint = `${id}-hint`;
  const field = { id, className: `field ${styles.field}`, 'aria-describedby': hint, [QUESTION]: label };
  return (
    <div className={`one-column-on-phones ${styles.question}`}>
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

/** A question and its answer, which starts below it when it has several lines. When it is empty, the email leaves room for it. */
function answerText(label: string, given = ''): string {
  const answer = given.trim();
  return answer.includes('\n') ? `${label}:\n${answer}\n` : `${label}: ${answer}\n`;
}

/** Questions whose answers become an email in the reader's own mail program. The page sends and stores nothing. */
export function Enquiry({ subject, button, children }: { subject: string; button: string; children?: ReactNode }) {
  const { contactEmail } = useSiteConfiguration();
  const questions = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map());
  const readAnswers = (): void => setAnswers(answersIn(questions.current));
  useEffect(readAnswers, []);
  // Without scripts the email has only the questions.
  const body = labelsOf(children)
    .map((label) => answerText(label, answers.get(label)))
    .join('\n');
  return (
    <div className={`sheet space-5 ${styles.box}`}>
      <div ref={questions} className="needs-script no-print" onInput={readAnswers}>
        {children}
      </div>
      <div className={`row ${styles.actions}`}>
        <a className="button filled no-url" href={mailLink({ to: contactEmail, subject, body })}>
          {button}
        </a>
        <span className="needs-script no-print">
          <CopyButton text={`To: ${contactEmail}\nSubject: ${subject}\n\n${body}`} label="Copy the text" className="button" />
        </span>
        <p className="small wide">
          No mail program on this device? Write to <a href={mailLink({ to: contactEmail, subject })}>{contactEmail}</a>.
        </p>
      </div>
    </div>
  );
}
