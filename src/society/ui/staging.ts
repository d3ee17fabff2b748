/** How a stage and its audience stand to each other. */
export type Staging = 'end-on' | 'traverse' | 'thrust';

const STAGINGS: readonly Staging[] = ['end-on', 'traverse', 'thrust'];

/** A number from a text, the same on every machine (FNV-1a, 32 bits). */
export function numberFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // The low bits of neighbouring names are alike; mixing spreads them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * The staging that a production's drawing shows. Nobody recorded it: a theatre with a proscenium is drawn
 * end-on, the rest vary by name. It decorates, so it is never said in words.
 */
export function drawnStaging({ name, venue }: { name: string; venue: string | null }): Staging {
  if (venue !== null && /theatre$/i.test(venue)) return 'end-on';
  return STAGINGS[numberFrom(name) % STAGINGS.length] ?? 'end-on';
}
