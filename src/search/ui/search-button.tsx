import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { withPrefix } from 'gatsby';
import clsx from 'clsx';
import { sitePrefix } from '../../components/site-pathname';
import { useOnDemand } from '../../components/on-demand';
import { SearchPlaceholder } from './search-placeholder';
import * as styles from './search-button.module.css';
import { SEARCH_BUTTON, takeTyped } from './search-keys';
import { useSearchKeys, useTypedAhead } from './use-search-keys';

/** The head's script presses the button for whoever presses a shortcut. */
const BY_KEY = { [SEARCH_BUTTON]: '' };

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
  const [initialQuery, setInitialQuery] = useState('');
  const [isWanted, setWanted] = useState(false);
  const modal = useOnDemand(isWanted, loadModal);

  const load = () => setWanted(true);
  const retry = modal.status === 'failed' ? modal.retry : undefined;
  const open = useCallback(() => {
    setWanted(true);
    retry?.();
    setInitialQuery((typed) => typed + takeTyped());
    setOpen(true);
  }, [retry]);
  const close = useCallback(() => {
    setOpen(false);
    setAskAiActive(false);
    setInitialQuery('');
    button.current?.focus({ preventScroll: true });
  }, []);
  const leaveAskAi = useCallback(() => setAskAiActive(false), []);
  useSearchKeys({ isOpen, isAskAiActive, close, leaveAskAi });
  useTypedAhead(isOpen, setInitialQuery);
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
        {...BY_KEY}
        onClick={open}
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
      {isOpen &&
        createPortal(
          modal.status === 'loaded' ? (
            <modal.value
              initialQuery={initialQuery}
              isAskAiActive={isAskAiActive}
              pagePath={pagePath}
              onAskAiToggle={setAskAiActive}
              onClose={close}
            />
          ) : (
            <SearchPlaceholder loading={modal} onClose={close} />
          ),
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
