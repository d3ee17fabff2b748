/**
 * What DocSearch 4.7 and 5.2 get wrong. Each exported function names the fault that it mends. Before an upgrade, leave out one after the
 * other and run the browser tests of search: what still passes can go. These faults are mended elsewhere:
 * - It says that it found nothing while it waits, and after an error: `data-waiting` and `data-failed` of `SearchModal`.
 * - Enter does nothing before results have come: `answerEnter` in `search-modal.tsx`.
 * - Options of its list hold links, which screen readers don't announce: `HitLink`.
 * - While an answer of Ask AI streams in 4.7, no field has the focus, so Escape does nothing: `useEscapeOutside` in `search-dialog.tsx`.
 * - 4.7 tries `new Function`, which browsers report: `DOCSEARCH_RULE` in `configure-webpack.ts`.
 * - On phones it takes the page out of the flow, and its look is another: `docsearch.css`.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import type { DocSearchModal } from '@docsearch/react/modal';
import { readStored, writeStored } from '../../components/storage';
import { ignoreErrors } from '../../components/ignore-errors';
import type { SearchHit, SearchRequest } from '../search-api';
import { addressOfHit } from './hits';
import type { SearchProvider } from './provider';

type SearchClient = Parameters<NonNullable<ComponentProps<typeof DocSearchModal>['transformSearchClient']>>[0];

const DOCUMENTS = 8;

/**
 * Faults: the number of results adds up over keystrokes, and an error disappears after a moment. Asks our provider instead of the
 * library's client, and keeps the number of documents by query, and the outcome of the last search.
 * @param askProvider must be stable
 */
export function useSearchClient(askProvider: SearchProvider['search']) {
  const [outcome, setOutcome] = useState({ query: '', hasFailed: false });
  const [counts] = useState(() => new Map<string, number>());
  const latestQuery = useRef('');

  const transformSearchClient = useCallback(
    (client: SearchClient): SearchClient => {
      const answer = async ({ query = '', indexName, facetFilters }: Partial<SearchRequest> & { indexName: string }) => {
        latestQuery.current = query;
        try {
          const response = await askProvider({ query, facetFilters, hitsPerPage: DOCUMENTS });
          counts.set(query, response.nbHits);
          if (latestQuery.current === query) setOutcome({ query, hasFailed: false });
          return { ...response, query, index: indexName };
        } catch {
          // The library gets an empty result; our notices say what failed.
          if (latestQuery.current === query) setOutcome({ query, hasFailed: true });
          return { query, index: indexName, hits: [], nbHits: 0 };
        }
      };
      const search = async ({ requests }: { requests: Parameters<typeof answer>[0][] }) => ({
        results: await Promise.all(requests.map(answer)),
      });
      return { ...client, search };
    },
    [askProvider, counts],
  );
  return { outcome, counts, transformSearchClient };
}

/** Fault: 5.2 loads Algolia's client, although `useSearchClient` answers. Replaces that module; see `LEAN_DOCSEARCH`. */
export const liteClient = () => ({ addAlgoliaAgent: () => undefined, transporter: { algoliaAgent: { value: '' } } });

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' };

/** Escapes all texts of a hit, except the tags of `<mark>`. */
function escapeTexts<H>(hit: H): H {
  const escape = (text: string): string => text.replace(/<\/?mark>|[&<>"']/g, (found) => ENTITIES[found] ?? found);
  return JSON.parse(JSON.stringify(hit), (_key, value: unknown) => (typeof value === 'string' ? escape(value) : value)) as H;
}

/** Fault: texts are stored and shown as HTML. Escapes them, except snippets, which `HitLink` shows as text. Drops unsafe addresses. */
export function hitsForHtml<H extends Pick<SearchHit, 'url' | '_snippetResult'>>(hits: readonly H[], siteUrl: string): H[] {
  return hits.flatMap((hit) => {
    const url = addressOfHit(hit.url, siteUrl);
    return url === undefined ? [] : [{ ...escapeTexts(hit), url, _snippetResult: hit._snippetResult }];
  });
}

/** Fault: grouping by trail changes the order of hits. Adds the page's title to a trail that recurs further down. */
export function keepRanking<H extends Pick<SearchHit, 'hierarchy' | '_highlightResult'>>(hits: readonly H[]): H[] {
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

const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__', '__DOCSEARCH_ASKAI_CONVERSATIONS__'];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

function isMessage(value: unknown): boolean {
  if (!isObject(value) || !Array.isArray(value.parts)) return false;
  return isText(value.id) && isText(value.role) && value.parts.every((part) => isObject(part) && isText(part.type));
}

/** Entries from results hold `<mark>`, and all other markup in them is escaped. Messages may hold some: DocSearch shows it as text. */
function isEntry(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.hierarchy)) return false;
  const { messages = [], ...shown } = value;
  return (
    [value.objectID, value.type, value.url].every(isText) &&
    [value.content, ...Object.values(value.hierarchy)].every((text) => isText(text ?? '')) &&
    !/<(?!\/?mark>)/.test(JSON.stringify(shown)) &&
    Array.isArray(messages) &&
    messages.every(isMessage)
  );
}

/** Fault: a broken entry in the browser's storage crashes the modal, and markup in one is shown as HTML. Call before the library reads them. */
export function dropUnreadableSearches(indexName: string): void {
  for (const key of KEYS.map((name) => name + indexName)) {
    const stored = readStored(key);
    if (stored === undefined) continue;
    const entries = ignoreErrors(() => JSON.parse(stored) as unknown);
    const readable = Array.isArray(entries) ? entries.filter(isEntry) : [];
    if (!Array.isArray(entries) || readable.length < entries.length) writeStored(key, JSON.stringify(readable));
  }
}

/** Attributes of the field that the library sets on the container. */
const STRAY = ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby', 'tabindex'];

/** Sets only what differs: each change calls the observer again. */
function mendRoles(container: Element): void {
  const set = (element: Element | null, name: string, value: string): void => {
    if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
  };
  set(container, 'role', 'none');
  for (const name of STRAY) container.removeAttribute(name);
  for (const end of container.querySelectorAll('header, footer')) set(end, 'role', 'none');
  set(container.querySelector('.DocSearch-Menu-trigger'), 'aria-label', 'More');
  const field = container.querySelector('.DocSearch-Input');
  set(field, 'role', 'combobox');
  const lists = [...container.querySelectorAll('[role="listbox"]')];
  set(field, 'aria-expanded', String(lists.length > 0));
  // The library drops this reference when a suggestion is pressed, although the lists are still there.
  if (lists.length > 0) set(field, 'aria-controls', lists.map(({ id }) => id).join(' '));
  const active = field?.getAttribute('aria-activedescendant');
  if (active && !document.getElementById(active)) field?.removeAttribute('aria-activedescendant');
}

/**
 * Faults: for screen readers the modal is a button, its field no combobox, and its header and footer are the page's own; a click
 * beside the modal takes the focus.
 * @param attempt changes when the modal is mounted again
 */
export function useDialogSemantics(around: RefObject<HTMLElement | null>, attempt: number): void {
  useEffect(() => {
    const container = around.current?.querySelector<HTMLElement>('.DocSearch-Container');
    if (!container) return;
    // A click beside the modal closes it, and must not take the focus.
    const keepFocus = (event: MouseEvent): void => {
      if (event.target === container) event.preventDefault();
    };
    mendRoles(container);
    container.addEventListener('mousedown', keepFocus);
    const observer = new MutationObserver(() => mendRoles(container));
    observer.observe(container, {
      attributes: true,
      childList: true,
      subtree: true,
      attributeFilter: ['role', 'aria-activedescendant', ...STRAY],
    });
    return () => {
      container.removeEventListener('mousedown', keepFocus);
      observer.disconnect();
    };
  }, [around, attempt]);
}

/** Fault: no property takes texts of our own. Adds an element for them; see `SearchNotices`. */
export function useNoticesElement(around: RefObject<HTMLElement | null>, attempt: number): Element | undefined {
  const [noticesElement, setNoticesElement] = useState<Element>();
  useEffect(() => {
    const element = document.createElement('div');
    const footer = around.current?.querySelector('.DocSearch-Footer');
    // Comes after all parts of the library; the style sheet puts the footer below it.
    footer?.after(element);
    setNoticesElement(element);
    return () => element.remove();
  }, [around, attempt]);
  return noticesElement;
}

/** Fault: the field gets the focus only after the modal has painted, so the next key could be lost. */
export function useFieldFocus(around: RefObject<HTMLElement | null>, attempt: number): void {
  useLayoutEffect(() => {
    around.current?.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
  }, [around, attempt]);
}
