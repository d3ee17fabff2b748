import { isInternal, parseAddress } from '../../content-model/addresses';
import type { SearchHit } from '../response';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' };

function escapeAllButMarks(text: string): string {
  return text
    .split(/(<\/?mark>)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)))
    .join('');
}

interface SiteAddresses {
  /** Base URL of the site as it is published. */
  siteUrl: string;
  /** Origin of the page that is open. */
  origin: string;
  /** Path prefix, empty at the root of a host. */
  pathPrefix: string;
}

/** The address of a hit: a path without the prefix, or a URL elsewhere. `undefined` for unsafe ones such as `javascript:`. */
export function addressOfHit(url: string, { siteUrl, origin, pathPrefix }: SiteAddresses): string | undefined {
  if (isInternal(url)) return url;
  const parsed = parseAddress(url);
  if (!parsed) return undefined;
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return undefined;
  if (parsed.origin !== origin && parsed.origin !== new URL(siteUrl).origin) return url;
  const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  if (path.startsWith(`${pathPrefix}/`)) return path.slice(pathPrefix.length);
  // On the page's own host, the address may be of a site beside ours. On the published host, our site has no prefix.
  return parsed.origin === origin ? url : path;
}

export function isSafeAddress(url: string): boolean {
  return isInternal(url) || /^https?:\/\//.test(url);
}

type Escapable = Record<string, unknown>;

function escapeDeeply(value: unknown): unknown {
  if (typeof value === 'string') return escapeAllButMarks(value);
  if (Array.isArray(value)) return value.map(escapeDeeply);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value as Escapable).map(([key, inner]) => [key, escapeDeeply(inner)]));
}

/** Drops hits with unsafe addresses. Escapes texts that DocSearch stores and shows as HTML; `HitLink` shows snippets as text. */
export function hitsForHtml<H extends Pick<SearchHit, 'url' | '_snippetResult'>>(hits: readonly H[], site: SiteAddresses): H[] {
  return hits.flatMap((hit) => {
    const url = addressOfHit(hit.url, site);
    if (url === undefined) return [];
    return [{ ...(escapeDeeply(hit) as H), url, _snippetResult: hit._snippetResult }];
  });
}

interface Trailed {
  hierarchy: { lvl0: string | null; lvl1: string | null };
  _highlightResult?: { hierarchy?: { lvl0?: { value: string } } } | undefined;
}

/** The modal groups hits by trail. To keep their order, adds the page's title to a trail that recurs further down. */
export function keepRanking<H extends Trailed>(hits: readonly H[]): H[] {
  const passed = new Set<string>();
  let last: string | undefined;
  return hits.map((hit) => {
    const trail = hit.hierarchy.lvl0 ?? '';
    if (last !== undefined && last !== trail) passed.add(last);
    last = trail;
    const name = passed.has(trail) ? `${trail} › ${hit.hierarchy.lvl1 ?? ''}` : trail;
    return {
      ...hit,
      hierarchy: { ...hit.hierarchy, lvl0: name },
      _highlightResult: {
        ...hit._highlightResult,
        hierarchy: { ...hit._highlightResult?.hierarchy, lvl0: { matchLevel: 'none', value: name } },
      },
    };
  });
}
