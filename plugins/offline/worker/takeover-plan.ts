import { isImmutable } from '../../../src/content/addresses';
import { dataOfPage } from '../published';

/** How many opened pages outside the wiki a new version copies. */
const SEEN_PAGES = 60;

/** What a new version copies from an old one, and what it must fetch again. */
export function planTakeover(
  old: {
    kept: readonly string[];
    digests: Readonly<Record<string, string>>;
    isComplete: boolean;
  },
  current: { digests: Readonly<Record<string, string>>; wiki: readonly string[] },
): { copied: string[]; fetched: string[] } {
  const wiki = new Set(current.wiki);
  const isPage = (path: string): boolean => current.digests[dataOfPage(path)] !== undefined;
  const seen = old.kept.filter(isPage);
  const pages = [...seen.filter((path) => wiki.has(path)), ...seen.filter((path) => !wiki.has(path)).slice(-SEEN_PAGES)];
  const wanted = new Set([...pages, ...pages.map(dataOfPage).filter((path) => current.digests[path] !== undefined)]);
  if (old.isComplete) for (const path of current.wiki) wanted.add(path);
  for (const path of old.kept) if (isImmutable(path) && wiki.has(path)) wanted.add(path);
  const kept = new Set(old.kept);
  const isSame = (path: string): boolean => kept.has(path) && (isImmutable(path) || old.digests[path] === current.digests[path]);
  return { copied: [...wanted].filter(isSame), fetched: [...wanted].filter((path) => !isSame(path)) };
}
