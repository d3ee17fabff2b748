interface Message {
  to: string;
  subject?: string | undefined;
  body?: string | undefined;
}

/** `mailto:` address of a message. Lines end with CR LF, as RFC 6068 asks. */
export function mailLink({ to, subject, body }: Message): string {
  const parts = [
    ...(subject === undefined ? [] : [`subject=${encodeURIComponent(subject)}`]),
    ...(body === undefined ? [] : [`body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`]),
  ];
  return `mailto:${to}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}

/** A question of an enquiry and its answer; when the answer is empty, the email leaves room for one. */
interface Answer {
  label: string;
  answer: string;
}

/** The text of an enquiry: each answer follows its question on the same line, or starts below it when it has several lines. */
export function enquiryText(answers: readonly Answer[]): string {
  return answers
    .map(({ label, answer }) => {
      const text = answer.trim();
      return text.includes('\n') ? `${label}:\n${text}\n` : `${label}: ${text}\n`;
    })
    .join('\n');
}
