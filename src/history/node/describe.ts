/** Describes changes: commit messages made safe to show, or the pages touched. */
import { nameToEmoji } from 'gemoji';
import { listInWords } from '../../components/formats';
import type { ChangeKind } from './git';

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

/** `:memo: add tape colours` → `📝 Add tape colours`, on one line and without email addresses. */
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

/** If a change has more pages, its description names two and counts the others. */
const NAMED = 3;

function listPages(titles: readonly string[]): string {
  return listInWords(titles.length > NAMED ? [...titles.slice(0, 2), `${titles.length - 2} more pages`] : titles, 'and');
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
