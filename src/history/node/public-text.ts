/** Makes texts of commits safe to show. */

/** Control characters, line separators and invalid code points. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]+/gu;

/** Direction marks have no width: replaced by a space, they would split a name. */
const MARKS_OF_DIRECTION = /[\u202A-\u202E\u2066-\u2069]+/g;

const EMAIL_ADDRESS = /<?(?<![^\s<>@()[\]",;:])[^\s<>@()[\]",;:]+@[^\s<>@()[\]",;:]+\.\p{L}{2,}>?/gu;

/** Puts a text on one line, without unprintable characters. */
export function oneLine(text: string): string {
  return text.replace(MARKS_OF_DIRECTION, '').replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
}

/** A commit's message on one line, without email addresses. */
export function publicSubject(subject: string): string {
  return oneLine(subject).replace(EMAIL_ADDRESS, '[e-mail address]') || 'Change without a message';
}
