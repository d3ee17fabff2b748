import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { withPrefix } from 'gatsby';
import clsx from 'clsx';
import { sitePrefix } from '../../components/site-pathname';
import { WORKS_EARLY } from '../../components/heard-clicks';
import { useOnDemand } from '../../components/on-demand';
import { SearchDialog } from './search-dialog';
import * as styles from './search-button.module.css';
import { SEARCH_BUTTON } from './search-keys';
import { useSearchKeys, useTypedAhead } from './use-search-keys';

/** The head's script opens search; see `openSearch`. */
const OPENS_SEARCH = { [SEARCH_BUTTON]: '', [WORKS_EARLY]: '' };

/** Loads the modal and its style sheet, and the search provider in parallel. */
async function loadModal() {
  const [{ SearchModal }] = await Promise.all([
    import('./search-modal'),
    import('./provider').then(({ searchProvider }) => searchProvider(sitePrefix())),
  ]);
  return SearchModal;
}

/** The search button in the top bar. Opens by a click, Ctrl or ⌘ and K, a slash, or typing while it has focus. */
export function SearchButton({ label, pagePath }: { label: string; pagePath: string | null }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isAskAiActive, setAskAiActive] = useState(false);
  const [question, setQuestion] = useState('');
  const [isWanted, setWanted] = useState(false);
  const modal = useOnDemand(isWanted, loadModal);

  const load = () => setWanted(true);
  const press = (event: MouseEvent) => {
    load();
    if (modal.status === 'failed') modal.retry();
    if (modal.status !== 'loaded') return;
    event.preventDefault();
    setOpen(true);
  };
  const replaceDialog = () => (modal.status === 'loaded' ? setOpen(true) : load());
  const close = useCallback(() => {
    setOpen(false);
    setAskAiActive(false);
    button.current?.focus({ preventScroll: true });
  }, []);
  const leaveAskAi = useCallback(() => setAskAiActive(false), []);
  useSearchKeys({ isOpen, isAskAiActive, close, leaveAskAi });
  useTypedAhead(isOpen);
  useEffect(() => {
    if (!isOpen) return;
    // Back and Forward close the modal too.
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [isOpen, close]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx(styles.button, 'needs-script')}
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...OPENS_SEARCH}
        onClick={press}
        onPointerEnter={load}
        onFocus={load}
      >
        <Magnifier />
        <span className={styles.label}>{label}</span>
        <span className={styles.keys} aria-hidden="true">
          <kbd className={styles.control} />
          <kbd className={styles.slash} />
        </span>
      </button>
      {pagePath && (
        <a href={withPrefix(pagePath)} className={clsx(styles.button, styles.withoutScript)} aria-label={label}>
          <Magnifier />
          <span className={styles.label}>{label}</span>
        </a>
      )}
      <SearchDialog loading={modal} pagePath={pagePath} isReplaced={isOpen} onType={setQuestion} onOpen={replaceDialog} />
      {isOpen &&
        modal.status === 'loaded' &&
        createPortal(
          <modal.value
            initialQuery={question}
            isAskAiActive={isAskAiActive}
            pagePath={pagePath}
            onAskAiToggle={setAskAiActive}
            onClose={close}
          />,
          document.body,
        )}
    </>
  );
}

function Magnifier() {
  return (
    <svg className="drawing" viewBox="0 0 16 16" style={{ stroke: 'currentColor' }} aria-hidden="true">
      <circle cx="7" cy="7" r="5.5" />
      <path d="M11 11l4 4" />
    </svg>
  );
}
