import { useEffect, useState } from 'react';
import { Link, withPrefix } from 'gatsby';
import { distance } from 'fastest-levenshtein';
import { fetchJson } from '../../components/fetch-json';
import type { AddressBook } from '../node/alias-pages';
import { decodeAddress, isInternal, PUBLISHED_FILES, splitHash } from '../../content-model/addresses';
import { destinationOf, findMeantPath, normaliseAlias } from './forwarding';
import * as styles from './nearest-addresses.module.css';

interface Suggestion {
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

/** Edits between two words. Swapping neighbouring letters, the commonest slip, counts as one edit. */
function editsBetween(typed: string, known: string): number {
  const edits = distance(typed, known);
  if (edits !== 2 || typed.length !== known.length) return edits;
  const at = [...typed].findIndex((letter, index) => letter !== known[index]);
  return typed[at] === known[at + 1] && typed[at + 1] === known[at] ? 1 : edits;
}

/** Edit distance of two paths; infinite if it is too large. */
function editDistance(typed: string, known: string): number {
  const whole = editsBetween(typed, known);
  const [typedPart, knownPart] = [lastPart(typed), lastPart(known)];
  const part = editsBetween(typedPart, knownPart);
  // The right page in the wrong folder counts half an edit more than a typo.
  return Math.min(whole <= tolerance(typed) ? whole : Infinity, part <= tolerance(typedPart) ? part + 0.5 : Infinity);
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
    .map((candidate) => ({ path: candidate, edits: editDistance(typed, candidate.toLowerCase()) }))
    .filter(({ edits }) => edits < Infinity)
    // A wrong letter is likelier than a missing one: prefer the same length.
    .sort((first, second) => first.edits - second.edits || lengthDifference(first.path) - lengthDifference(second.path));
  const nearest = new Map<string, Suggestion>();
  for (const { path: candidate } of near) {
    const target = targets.get(candidate) ?? candidate;
    if (!nearest.has(target)) nearest.set(target, { path: candidate, title: titles.get(splitHash(target).path) });
  }
  return { certain: undefined, suggestions: [...nearest.values()].slice(0, MOST) };
}

interface Address {
  /** Path below the site's prefix. */
  pathname: string;
  search: string;
  hash: string;
}

/** Suggests pages for an address that doesn't exist; if there is no doubt, sends the visitor there. */
export function NearestAddresses({ pathname, search, hash }: Address) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  useEffect(() => {
    let isCurrent = true;
    setSuggestions([]);
    const show = (book: AddressBook): void => {
      if (!isCurrent) return;
      const { certain, suggestions: near } = answerAddress(pathname, book);
      if (certain === undefined) setSuggestions(near);
      else window.location.replace(destinationOf(isInternal(certain) ? withPrefix(certain) : certain, { search, hash }));
    };
    fetchJson<AddressBook>(PUBLISHED_FILES.addressBook).then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pathname, search, hash]);

  const [first, ...others] = suggestions;
  return (
    <div role="status" className={`measure ${styles.nearest}`} data-runs-at-once="">
      {first && (
        <>
          <p className={`space-5 ${styles.first}`}>
            Did you mean <SuggestionLink suggestion={first} />?
          </p>
          {others.length > 0 && (
            <>
              <h2>Also near</h2>
              <ul className={styles.others}>
                {others.map((suggestion) => (
                  <li key={suggestion.path}>
                    <SuggestionLink suggestion={suggestion} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  );
}

function SuggestionLink({ suggestion: { path, title } }: { suggestion: Suggestion }) {
  return (
    <>
      <Link to={path}>{path}</Link>
      {title !== undefined && <span className={styles.title}> {title}</span>}
    </>
  );
}
