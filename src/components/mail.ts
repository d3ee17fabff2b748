/** A message that a link can write in the reader's own mail program. */
export interface Message {
  to: string;
  subject?: string | undefined;
  body?: string | undefined;
}

/** `mailto:` address of a message. Lines end as mail wants them, with CR LF. */
export function mailLink({ to, subject, body }: Message): string {
  const parts = [
    ...(subject === undefined ? [] : [`subject=${encodeURIComponent(subject)}`]),
    ...(body === undefined ? [] : [`body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`]),
  ];
  return `mailto:${to}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}

/** A question and what somebody answered; an empty answer leaves room for one. */
export interface Answer {
  label: string;
  answer: string;
}

/** The text of an enquiry: each question on a line of its own, with its answer behind it, or below it when it has several lines. */
export function enquiryText(answers: readonly Answer[]): string {
  return answers
    .map(({ label, answer }) => {
      const text = answer.trim();
      return text.includes('\n') ? `${label}:\n${text}\n` : `${label}: ${text}\n`;
    })
    .join('\n');
}
