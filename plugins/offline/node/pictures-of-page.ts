/** Chooses the size in which a picture is cached: the same for every screen. */

import { readAddress } from '../../../src/content/addresses';
import { pictureOf } from '../caches';

/** In pixels: the width of a page's text, see `TEXT_WIDTH` in `src/wiki/node/pictures.ts`. */
const WIDTH = 736;

const ATTRIBUTE = /\s(src|srcset)="([^"]+)"/gi;
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

interface Candidate {
  path: string;
  /** From `srcset`; a file of `src` has none. */
  width: number | undefined;
}

function candidatesOf(html: string, prefix: string): Candidate[] {
  return [...html.matchAll(ATTRIBUTE)].flatMap(([, name = '', value = '']) => {
    const entries = name.toLowerCase() === 'src' ? [value] : value.split(',');
    return entries.flatMap((entry) => {
      const [address = '', width = ''] = entry.trim().split(/\s+/);
      if (!address.startsWith(`${prefix}/`) || address.startsWith('//') || !PICTURE.test(address)) return [];
      return [{ path: readAddress(address.slice(prefix.length)), width: width.endsWith('w') ? Number.parseInt(width, 10) : undefined }];
    });
  });
}

/** Lower is better: WebP first, then the width nearest to that of the text. */
function cost({ path, width = 0 }: Candidate): number {
  const isLarge = width >= WIDTH;
  return (path.endsWith('.webp') ? 0 : 1_000_000) + (isLarge ? width - WIDTH : 100_000 - width);
}

/** The best file of each picture in a page's HTML. @param prefix path prefix of the site */
export function picturesOf(html: string, prefix: string): string[] {
  const best = new Map<string, Candidate>();
  for (const candidate of candidatesOf(html, prefix)) {
    const picture = pictureOf(candidate.path);
    const known = best.get(picture);
    if (!known || cost(candidate) < cost(known)) best.set(picture, candidate);
  }
  return [...best.values()].map(({ path }) => path);
}
