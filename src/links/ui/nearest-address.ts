/** Guesses which page somebody meant who came to an address that doesn't exist. Pure. */
import { distance } from 'fastest-levenshtein';
import type { AddressBook } from '../node/address-book';
import { splitHash } from '../../content/addresses';
import { meantBy, plainPath } from './forwarding';

/** An address that somebody may have meant. */
export interface Suggestion {
  /** Path of a page, short link or redirect. */
  path: string;
  /** Title of what it opens, where that is known. */
  title: string | undefined;
}

export interface Answer {
  /** The path or address that was meant beyond doubt: the visitor is sent there. */
  certain: string | undefined;
  /** Similar addresses, the most similar first. */
  suggestions: Suggestion[];
}

/** How many suggestions a person reads. */
const MOST = 5;

/** The part of a path that people remember: its last one. */
function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Letters that may differ before a word is another word. */
function tolerance(word: string): number {
  return Math.max(1, Math.floor(word.length / 3));
}

/** How far a known path is from a typed one; `undefined` when it is too far to be meant. */
function farness(typed: string, known: string): number | undefined {
  const whole = distance(typed, known);
  const [typedPart, knownPart] = [lastPart(typed), lastPart(known)];
  const part = distance(typedPart, knownPart);
  const candidates = [
    whole <= tolerance(typed) ? whole : undefined,
    // The right page in the wrong folder is a little further than a slip of the finger.
    part <= tolerance(typedPart) ? part + 0.5 : undefined,
  ].filter((value) => value !== undefined);
  return candidates.length === 0 ? undefined : Math.min(...candidates);
}

/** What was meant by an address that doesn't exist. Takes the path without the site's prefix. */
export function answerAddress(path: string, book: AddressBook): Answer {
  const typed = plainPath(path);
  const titles = new Map(book.pages);
  const targets = new Map(book.aliases);
  const known = [...titles.keys(), ...targets.keys()];
  const same = meantBy(path, known);
  const meant = same === undefined ? undefined : (targets.get(same) ?? same);
  // A page that should be here and is not would send its visitor round in a circle.
  if (meant !== undefined && meant !== path) return { certain: meant, suggestions: [] };

  const lengthensBy = (candidate: string): number => Math.abs(candidate.length - typed.length);
  const near = known
    .flatMap((candidate) => {
      const far = farness(typed, candidate.toLowerCase());
      return far === undefined ? [] : [{ path: candidate, far }];
    })
    // A wrong letter is likelier than a missing one, so that among equals the one of the same length is meant.
    .sort((first, second) => first.far - second.far || lengthensBy(first.path) - lengthensBy(second.path));
  const opened = new Set<string>();
  const suggestions: Suggestion[] = [];
  for (const { path: candidate } of near) {
    const target = targets.get(candidate) ?? candidate;
    if (opened.has(target)) continue;
    opened.add(target);
    suggestions.push({ path: candidate, title: titles.get(splitHash(target).path) });
    if (suggestions.length === MOST) break;
  }
  return { certain: undefined, suggestions };
}
