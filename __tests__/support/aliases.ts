/** How a visitor without scripts follows a short link or a redirect. */

/** A path at the root of the site and where it must lead. */
export interface AliasFact {
  from: string;
  to: string;
}

export const isExternal = ({ to }: AliasFact): boolean => !to.startsWith('/');

/** What a host answered. */
export interface Answer {
  status: number;
  /** Header `location`. */
  location?: string | undefined;
  body: string;
}

/** How a host is asked: with a path, its query included. */
export type Ask = (path: string) => Promise<Answer>;

/** Where the page of an answer sends visitors without scripts. */
function refreshTarget(body: string): string | undefined {
  const target = /<noscript>\s*<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(body)?.[1];
  return target?.replaceAll('&amp;', '&');
}

/**
 * Follows a path the way a browser without scripts does.
 * @returns the addresses on the way, the one that it ends at last; another site is an end.
 * @throws Error when it does not end at a page, or a place of it, that is there.
 */
async function follow(ask: Ask, from: string): Promise<string[]> {
  const way = [from];
  while (way.length < 6) {
    const here = way.at(-1) ?? '';
    if (!here.startsWith('/')) return way.slice(1);
    const [path = '', hash] = here.split('#', 2);
    const { status, location, body } = await ask(path);
    const next = status >= 300 && status < 400 ? location : refreshTarget(body);
    if (next === undefined) {
      if (status !== 200) throw new Error(`${way.join(' → ')} answers ${status}.`);
      if (hash && !body.includes(` id="${hash}"`)) throw new Error(`${way.join(' → ')}: there is no #${hash}.`);
      return way.slice(1);
    }
    // As browsers do, an anchor goes along where the next address has none.
    way.push(hash && !next.includes('#') ? `${next}#${hash}` : next);
  }
  throw new Error(`${way.join(' → ')} leads round in a circle.`);
}

/** Those of `aliases` that do not end where they must, a line each. */
export async function lost(ask: Ask, aliases: readonly AliasFact[]): Promise<string[]> {
  const lines = await Promise.all(
    aliases.map(async ({ from, to }) => {
      try {
        const way = await follow(ask, from);
        return way.at(-1) === to ? [] : [`${from} → ${way.join(' → ')}, not ${to}`];
      } catch (error) {
        return [(error as Error).message];
      }
    }),
  );
  return lines.flat();
}
