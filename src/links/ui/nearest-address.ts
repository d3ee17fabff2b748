import { distance } from 'fastest-levenshtein';
import type { AddressBook } from '../node/alias-pages';
import { decodeAddress, splitHash } from '../../content-model/addresses';
import { findMeantPath, normaliseAlias } from './forwarding';

export interface Suggestion {
  /** Path of a page, short link or redirect. */
  path: string;
  /** Title of what it opens, if known. */
  title: string | undefined;
}

interface Answer {
  /** Where the visitor is sent, if there is no doubt. */
  certain: string | undefined;
  /** Similar addresses, the most similar first. */
  suggestions: Suggestion[];
}

/** How many suggestions are shown. */
const MOST = 5;

/** The last part of a path, which people remember. */
function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function tolerance(word: string): number {
  return Math.max(1, Math.floor(word.length / 3));
}

/** Edits between two words. Two neighbouring letters that are swapped, the commonest slip, are one edit and not two. */
function editsBetween(typed: string, known: string): number {
  const edits = distance(typed, known);
  if (edits !== 2 || typed.length !== known.length) return edits;
  const at = [...typed].findIndex((letter, index) => letter !== known[index]);
  return typed[at] === known[at + 1] && typed[at + 1] === known[at] ? 1 : edits;
}

/** Edit distance of two paths; `undefined` if it is too large. */
function editDistance(typed: string, known: string): number | undefined {
  const whole = editsBetween(typed, known);
  const [typedPart, knownPart] = [lastPart(typed), lastPart(known)];
  const part = editsBetween(typedPart, knownPart);
  const candidates = [
    whole <= tolerance(typed) ? whole : undefined,
    // The right page in the wrong folder counts half an edit more than a typo.
    part <= tolerance(typedPart) ? part + 0.5 : undefined,
  ].filter((value) => value !== undefined);
  return candidates.length === 0 ? undefined : Math.min(...candidates);
}

/** Guesses the page meant by an address that doesn't exist. Takes a path without the site's prefix. */
export function answerAddress(path: string, book: AddressBook): Answer {
  const typed = normaliseAlias(path);
  const titles = new Map(book.pages);
  const targets = new Map(book.aliases);
  const known = [...titles.keys(), ...targets.keys()];
  const same = findMeantPath(path, known);
  const meant = same === undefined ? undefined : (targets.get(same) ?? same);
  // The host may lack a page that the book has: don't send the visitor in a circle.
  if (meant !== undefined && meant !== decodeAddress(path)) return { certain: meant, suggestions: [] };

  const lengthDifference = (candidate: string): number => Math.abs(candidate.length - typed.length);
  const near = known
    .flatMap((candidate) => {
      const far = editDistance(typed, candidate.toLowerCase());
      return far === undefined ? [] : [{ path: candidate, far }];
    })
    // A wrong letter is likelier than a missing one: prefer the same length.
    .sort((first, second) => first.far - second.far || lengthDifference(first.path) - lengthDifference(second.path));
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
