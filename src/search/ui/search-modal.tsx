import { useCallback, useMemo, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { Link, navigate } from 'gatsby';
import { DocSearchModal as ModalWithAskAi } from '@docsearch/react/modal';
import { DocSearchModal as ModalWithoutAskAi } from 'docsearch-without-ask-ai/modal';
import { hostedSettings } from '../search-api';
import { useSiteConfiguration } from '../../components/use-site';
import './docsearch.css';
import {
  dropUnreadableSearches,
  hitsForHtml,
  keepRanking,
  useDialogSemantics,
  useFieldFocus,
  useNoticesElement,
  useSearchClient,
} from './docsearch-repairs';
import { HitLink, hrefOfHit, openHit } from './hits';
import { searchProvider, useContextualFilters, type SearchProvider } from './provider';
import { SEARCH_TEXTS } from './search-dialog';
import { missingResultsReport, SearchNotices } from './search-notices';

type DocSearchProps = ComponentProps<typeof ModalWithAskAi>;

/** The bundle holds one of them: without Ask AI, from release 5, it has 80 KB less. See docs/decisions/0011. */
const DocSearchModal = __HAS_ASK_AI__ ? ModalWithAskAi : ModalWithoutAskAi;

/** Our provider limits results per document. The library's limit per group must not cut them. */
const NO_LIMIT = 100;
/** DocSearch stores recent and favourite searches under this name. */
const LOCAL_INDEX_NAME = 'wiki';

/** Where the specification's texts are not DocSearch's own. The browser tests read both. */
const MODAL_TEXTS: NonNullable<DocSearchProps['translations']> = {
  searchBox: { placeholderText: SEARCH_TEXTS.placeholder },
  startScreen: {
    recentSearchesTitle: 'Recent',
    saveRecentSearchButtonTitle: 'Save this search',
    favoriteSearchesTitle: 'Favourites',
    removeFavoriteSearchButtonTitle: 'Remove this search from favourites',
  },
};

const askProvider: SearchProvider['search'] = (request) => searchProvider().search(request);

const addressOfQuery = (pagePath: string, query: string): string => `${pagePath}?q=${encodeURIComponent(query)}`;

function openInTab({ itemUrl }: { itemUrl: string }): void {
  const href = hrefOfHit(itemUrl);
  if (href !== undefined) window.open(href, '_blank', 'noopener');
}

/** Opens results chosen with the Enter key; `HitLink` opens clicked ones. */
const navigator: NonNullable<DocSearchProps['navigator']> = {
  navigate: ({ itemUrl }) => openHit(itemUrl),
  navigateNewTab: openInTab,
  navigateNewWindow: openInTab,
};

export interface SearchModalProps {
  initialQuery: string;
  isAskAiActive: boolean;
  pagePath: string | null;
  onAskAiToggle: (isActive: boolean) => void;
  onClose: () => void;
}

type LibraryProps = SearchModalProps & Omit<ReturnType<typeof useSearchClient>, 'outcome'>;

function askAiOf(facetFilters: ReturnType<typeof useContextualFilters>) {
  const hosted = hostedSettings();
  if (!hosted?.assistantId) return {};
  const { assistantId, indexName, appId, searchKey: apiKey } = hosted;
  // The library's type is too narrow: the service accepts nested filters.
  return { askAi: { assistantId, indexName, appId, apiKey, searchParameters: { facetFilters: facetFilters as string[] } } };
}

function LibraryModal({ pagePath, counts, onClose, ...properties }: LibraryProps) {
  const site = useSiteConfiguration();
  const hosted = hostedSettings();
  const indexName = hosted?.indexName ?? LOCAL_INDEX_NAME;
  // Runs before the library first renders, because the library reads its stored searches then.
  useState(() => dropUnreadableSearches(indexName));
  // Read once: on phones the modal takes the page out of the flow, and then it is 0.
  const [initialScrollY] = useState(() => window.scrollY);
  const facetFilters = useContextualFilters();
  const seeAllResults = useCallback<NonNullable<DocSearchProps['resultsFooterComponent']>>(
    ({ state: { query } }) => {
      const count = counts.get(query);
      if (!pagePath || !count) return null;
      return (
        <Link to={addressOfQuery(pagePath, query)} onClick={onClose}>
          See all {count} results
        </Link>
      );
    },
    [pagePath, counts, onClose],
  );
  const transformItems = useCallback<NonNullable<DocSearchProps['transformItems']>>(
    (hits) => {
      return keepRanking(hitsForHtml(hits, site.url));
    },
    [site.url],
  );
  const indices = useMemo(() => [{ name: indexName, searchParameters: { facetFilters } }], [indexName, facetFilters]);
  const askAi = useMemo(() => askAiOf(facetFilters), [facetFilters]);
  return (
    <DocSearchModal
      appId={hosted?.appId ?? LOCAL_INDEX_NAME}
      apiKey={hosted?.searchKey ?? LOCAL_INDEX_NAME}
      indices={indices}
      {...askAi}
      {...properties}
      initialScrollY={initialScrollY}
      maxResultsPerGroup={NO_LIMIT}
      onClose={onClose}
      navigator={navigator}
      hitComponent={HitLink}
      resultsFooterComponent={seeAllResults}
      getMissingResultsUrl={({ query }) => missingResultsReport(site.repository.url, query)}
      transformItems={transformItems}
      translations={MODAL_TEXTS}
    />
  );
}

/** Before there are results, Enter opens the search page. With Ask AI the library has a row at once, and Enter chooses that. */
function answerEnter(event: KeyboardEvent, { pagePath, counts, onClose }: Pick<LibraryProps, 'pagePath' | 'counts' | 'onClose'>): void {
  const { value } = event.target as HTMLInputElement;
  const isAnswered = !(event.target as Element).matches('.DocSearch-Input') || value.trim() === '' || counts.has(value);
  const hasRow = hostedSettings()?.assistantId !== undefined;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || pagePath === null || hasRow || isAnswered) return;
  event.preventDefault();
  event.stopPropagation();
  void navigate(addressOfQuery(pagePath, value));
  onClose();
}

/** DocSearch's modal with our search provider and notices. */
export function SearchModal(properties: SearchModalProps) {
  const { initialQuery, isAskAiActive, pagePath, onClose } = properties;
  const around = useRef<HTMLDivElement>(null);
  // To start a search ourselves, we mount a new modal with that query.
  const [start, setStart] = useState({ query: initialQuery, attempt: 0 });
  const [typed, setTyped] = useState(initialQuery);
  const noticesElement = useNoticesElement(around, start.attempt);
  const { outcome, ...client } = useSearchClient(askProvider);
  useDialogSemantics(around, start.attempt);
  useFieldFocus(around, start.attempt);
  const searchFor = (query: string) => {
    setStart(({ attempt }) => ({ query, attempt: attempt + 1 }));
    setTyped(query);
  };
  const isEmpty = typed === '';
  // The library says that it found nothing as long as it has no answer.
  const isWaiting = !isEmpty && outcome.query !== typed;
  return (
    <div
      ref={around}
      onKeyDownCapture={(event) => answerEnter(event, { pagePath, counts: client.counts, onClose })}
      data-search-modal={hostedSettings() ? 'hosted' : 'local'}
      data-failed={outcome.hasFailed || undefined}
      data-waiting={isWaiting || undefined}
      onInput={({ target }) => setTyped((target as HTMLInputElement).value)}
      onReset={() => setTyped('')}
    >
      <LibraryModal key={start.attempt} {...properties} {...client} initialQuery={start.query} />
      {noticesElement &&
        createPortal(
          <SearchNotices
            isEmpty={isEmpty}
            isFirstOnItsWay={isWaiting && client.counts.size === 0}
            hasFailed={outcome.hasFailed}
            foundNothing={client.counts.get(outcome.query) === 0}
            isAskAiActive={isAskAiActive}
            onSuggestion={searchFor}
            onRetry={() => searchFor(outcome.query)}
          />,
          noticesElement,
        )}
    </div>
  );
}
