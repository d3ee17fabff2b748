/** Links with which a reader reports that something is wrong or missing: a prepared issue or email. */
import { mailLink } from './mail';

export interface Correction {
  subject: string;
  /** A line each; entries without a value are left out. */
  facts: readonly (readonly [label: string, value: string | undefined])[];
  question: string;
}

function textOf({ facts, question }: Correction): string {
  const lines = facts.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`]));
  return `${lines.join('\n')}\n\n${question}\n`;
}

export function correctionMail(to: string, correction: Correction): string {
  return mailLink({ to, subject: correction.subject, body: textOf(correction) });
}

/** The page for a new issue at the repository's host, filled in. */
export function correctionIssue(repository: string, correction: Correction): string {
  const [title, body] = [correction.subject, textOf(correction)];
  const isOnGitLab = repository.startsWith('https://gitlab.com/');
  const fields = new URLSearchParams(isOnGitLab ? { 'issue[title]': title, 'issue[description]': body } : { title, body });
  return `${repository}${isOnGitLab ? '/-' : ''}/issues/new?${fields.toString()}`;
}
