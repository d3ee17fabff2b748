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

/** The page of the repository's host for a new issue, filled in. */
export function issueAddress(repository: string, title: string, text: string): string {
  const isOnGitLab = repository.startsWith('https://gitlab.com/');
  const fields = new URLSearchParams(isOnGitLab ? { 'issue[title]': title, 'issue[description]': text } : { title, body: text });
  return `${repository}${isOnGitLab ? '/-' : ''}/issues/new?${fields.toString()}`;
}

export function correctionIssue(repository: string, correction: Correction): string {
  return issueAddress(repository, correction.subject, textOf(correction));
}
