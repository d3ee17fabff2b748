/** What a change is called. The text of a commit is made safe to show: one line, no control characters, no e-mail address. */
import { nameToEmoji } from 'gemoji';
import type { ChangeKind } from './git';

/** Control characters, line separators, marks that reverse the direction of the text, and code points that are no characters. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]+/gu;

const EMAIL_ADDRESS = /<?(?<![^\s<>@()[\]",;:])[^\s<>@()[\]",;:]+@[^\s<>@()[\]",;:]+\.\p{L}{2,}>?/gu;

/** A text on one line: no unprintable characters, single spaces. */
export function oneLine(text: string): string {
  return text.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
}

/** A text in which words replace every e-mail address. */
export function withoutAddresses(text: string): string {
  return text.replace(EMAIL_ADDRESS, '[e-mail address]');
}

const CODE_OR_FIRST_CHARACTER = /:[\w+-]+:|[\p{L}\p{N}]/gu;

/** Makes the first letter upper case, unless a digit precedes it. A code that is not an emoji, such as `:-:`, is passed over. */
function capitalise(text: string): string {
  const first = [...text.matchAll(CODE_OR_FIRST_CHARACTER)].find(([found]) => !found.startsWith(':'));
  if (!first) return text;
  const [letter] = first;
  return text.slice(0, first.index) + letter.toLocaleUpperCase('en') + text.slice(first.index + letter.length);
}

/**
 * The subject of a commit as the site shows it: gitmoji codes turned into emoji, the first letter upper case,
 * on one line, without e-mail addresses. `:memo: add tape colours` → `📝 Add tape colours`.
 */
export function describeSubject(subject: string): string {
  const withEmoji = withoutAddresses(oneLine(subject)).replace(/:([\w+-]+):/g, (code, name: string) =>
    Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? code) : code,
  );
  return capitalise(withEmoji);
}

const VERBS: readonly (readonly [ChangeKind, string])[] = [
  ['edited', 'edit'],
  ['added', 'add'],
  ['moved', 'move'],
  ['deleted', 'delete'],
];

/** The most pages that are all named; of more, the first two are named and the others counted. */
const NAMED = 3;

function listPages(titles: readonly string[]): string {
  const [first = '', second = ''] = titles;
  if (titles.length > NAMED) return `${first}, ${second} and ${titles.length - 2} more pages`;
  return titles.length < 2 ? first : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`;
}

/** Describes a change without a message by its pages: `Edit Cable Registry and Power, add Radios`. */
export function describePages(pages: readonly { kind: ChangeKind; title: string }[]): string {
  const groups = VERBS.flatMap(([kind, verb]) => {
    const titles = pages.filter((page) => page.kind === kind).map(({ title }) => title);
    return titles.length === 0 ? [] : [`${verb} ${listPages(titles)}`];
  });
  const sentence = groups.join(', ');
  return sentence === '' ? 'Edit the wiki’s files' : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
