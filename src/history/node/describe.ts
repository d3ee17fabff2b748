/** Makes commit messages safe to show. */
import { nameToEmoji } from 'gemoji';

/** Control characters, line separators, marks of text direction and invalid code points. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]+/gu;

const EMAIL_ADDRESS = /<?(?<![^\s<>@()[\]",;:])[^\s<>@()[\]",;:]+@[^\s<>@()[\]",;:]+\.\p{L}{2,}>?/gu;

/** Puts a text on one line, without unprintable characters. */
export function oneLine(text: string): string {
  return text.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
}

export function withoutAddresses(text: string): string {
  return text.replace(EMAIL_ADDRESS, '[e-mail address]');
}

const CODE_OR_FIRST_CHARACTER = /:[\w+-]+:|[\p{L}\p{N}]/gu;

/** Capitalises the first letter, unless a digit precedes it. Skips codes that are no emoji, such as `:foo:`. */
function capitalise(text: string): string {
  const first = [...text.matchAll(CODE_OR_FIRST_CHARACTER)].find(([found]) => !found.startsWith(':'));
  if (!first) return text;
  const [letter] = first;
  return text.slice(0, first.index) + letter.toLocaleUpperCase('en') + text.slice(first.index + letter.length);
}

/** Stands for a message of which nothing can be shown. Every list of changes names the pages beside it. */
const NO_MESSAGE = 'Change without a message';

/** `:memo: add tape colours` → `📝 Add tape colours`, on one line and without email addresses. */
export function describeSubject(subject: string): string {
  const withEmoji = withoutAddresses(oneLine(subject)).replace(/:([\w+-]+):/g, (code, name: string) =>
    Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? code) : code,
  );
  return capitalise(withEmoji) || NO_MESSAGE;
}
