import { distance } from 'fastest-levenshtein';

/** The candidate that was probably meant: at most two letters or a third differ, ignoring case, or it starts with `written`. */
function suggest(written: string, candidates: Iterable<string>): string | undefined {
  const wanted = written.toLowerCase();
  const letters = wanted.match(/[\p{L}\p{N}]/gu) ?? [];
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    const known = candidate.toLowerCase();
    const steps = distance(wanted, known);
    // Two steps could replace a whole short word, so a letter must be the same.
    if (steps < bestDistance && letters.some((letter) => known.includes(letter))) {
      best = candidate;
      bestDistance = steps;
    }
  }
  if (best !== undefined || wanted.length < 3) return best;
  return [...candidates].find((candidate) => candidate.toLowerCase().startsWith(wanted));
}

/** `Did you mean "x"? ` when a candidate is close, else the empty string. */
export function didYouMean(written: string, candidates: Iterable<string>): string {
  const near = suggest(written, candidates);
  return near === undefined ? '' : `Did you mean "${near}"? `;
}
