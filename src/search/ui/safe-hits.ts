/** Makes hits safe to show and right for this site, whoever answered. */
import { isInternal, parseAddress } from '../../content/addresses';
import type { SearchHit } from '../response';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' };

/** Text as HTML that shows it as it is, but for `<mark>` and `</mark>`. */
function escapeAllButMarks(text: string): string {
  return text
    .split(/(<\/?mark>)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)))
    .join('');
}

/** Parts of a text with `<mark>`, for React: which part is marked. */
export function markedParts(text: string): { text: string; isMarked: boolean }[] {
  let isMarked = false;
  const parts: { text: string; isMarked: boolean }[] = [];
  for (const part of text.split(/(<\/?mark>)/)) {
    if (part === '<mark>') isMarked = true;
    else if (part === '</mark>') isMarked = false;
    else if (part !== '') parts.push({ text: part, isMarked });
  }
  return parts;
}

/** Where this site is. */
export interface SitePlace {
  /** Base URL of the site as it is published. */
  siteUrl: string;
  /** Origin of the page that is open. */
  origin: string;
  /** Path prefix, empty at the root of a host. */
  pathPrefix: string;
}

/**
 * The address of a hit as links want it: a path of this site without its prefix, or a whole address
 * elsewhere. `undefined` for an address that no link may have, such as `javascript:`.
 */
export function addressOfHit(url: string, { siteUrl, origin, pathPrefix }: SitePlace): string | undefined {
  if (isInternal(url)) return url;
  const parsed = parseAddress(url);
  if (!parsed) return undefined;
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return undefined;
  if (parsed.origin !== origin && parsed.origin !== new URL(siteUrl).origin) return url;
  const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  return pathPrefix !== '' && path.startsWith(`${pathPrefix}/`) ? path.slice(pathPrefix.length) : path;
}

/** Whether an address is safe in a link; for hits that were stored in the browser. */
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

/**
 * Prepares hits for the modal: corrects addresses for this site, drops hits with unsafe ones, and escapes the texts, which the library
 * stores and shows as HTML. Snippets stay as they are: only `HitLink` shows them, as text.
 */
export function hitsForHtml<H extends Pick<SearchHit, 'url' | '_snippetResult'>>(hits: readonly H[], place: SitePlace): H[] {
  return hits.flatMap((hit) => {
    const url = addressOfHit(hit.url, place);
    if (url === undefined) return [];
    return [{ ...(escapeDeeply(hit) as H), url, _snippetResult: hit._snippetResult }];
  });
}

interface Trailed {
  hierarchy: { lvl0: string | null; lvl1: string | null };
  _highlightResult?: { hierarchy?: { lvl0?: { value: string } } } | undefined;
}

/**
 * Keeps the order of hits. The modal groups all hits with the same trail, wherever they rank. When a trail recurs further
 * down, the page's title is added to it, so that better hits stay above worse ones.
 */
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
