/** Ways for a reader to say that something on a page is wrong or missing: an issue or a message, both begun already. */
import { mailLink } from './mail';

/** What a reader wants put right, as far as the page knows it. */
export interface Correction {
  /** What it is about, in one line. */
  subject: string;
  /** What is known, a line each; what has no value is left out. */
  facts: readonly (readonly [label: string, value: string | undefined])[];
  /** What the reader is asked to write. */
  question: string;
}

function textOf({ facts, question }: Correction): string {
  const lines = facts.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`]));
  return `${lines.join('\n')}\n\n${question}\n`;
}

/** A link that begins a message to the society. */
export function correctionMail(to: string, correction: Correction): string {
  return mailLink({ to, subject: correction.subject, body: textOf(correction) });
}

/** A link that begins an issue in the repository. */
export function correctionIssue(repository: string, correction: Correction): string {
  return `${repository}/issues/new?title=${encodeURIComponent(correction.subject)}&body=${encodeURIComponent(textOf(correction))}`;
}
