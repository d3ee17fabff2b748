/** What a change is called. */
import { nameToEmoji } from 'gemoji';
import type { ChangeKind } from './git-log';
import { oneLine, withoutAddresses } from './plain-text';

/** Signs before the first letter: anything that is neither letter nor digit, and codes that stand for no emoji. */
const BEFORE_FIRST_LETTER = /^((?::[\w+-]+:|[^\p{L}\p{N}])*)(\p{Ll})/u;

/**
 * The subject of a commit as the site shows it: gitmoji codes turned into emoji, the first letter upper case,
 * on one line, without e-mail addresses. `:memo: add tape colours` → `📝 Add tape colours`.
 */
export function describeSubject(subject: string): string {
  return withoutAddresses(oneLine(subject))
    .replace(/:([\w+-]+):/g, (code, name: string) => (Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? code) : code))
    .replace(BEFORE_FIRST_LETTER, (_match, before: string, letter: string) => before + letter.toLocaleUpperCase('en'));
}

const VERBS: readonly (readonly [ChangeKind, string])[] = [
  ['edited', 'edit'],
  ['added', 'add'],
  ['moved', 'move'],
  ['deleted', 'delete'],
];

/** Up to how many pages are named before the rest is only counted. */
const NAMED = 3;

function listPages(titles: readonly string[]): string {
  const [first = '', second = ''] = titles;
  if (titles.length > NAMED) return `${first}, ${second} and ${titles.length - 2} more pages`;
  return titles.length < 2 ? first : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`;
}

/** A description made from the pages, for a change without one: `Edit Cable Registry and Power, add Radios`. */
export function describePages(pages: readonly { kind: ChangeKind; title: string }[]): string {
  const groups = VERBS.flatMap(([kind, verb]) => {
    const titles = pages.filter((page) => page.kind === kind).map(({ title }) => title);
    return titles.length === 0 ? [] : [`${verb} ${listPages(titles)}`];
  });
  const sentence = groups.join(', ');
  return sentence === '' ? 'Edit the wiki’s files' : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
