import { useCallback, useEffect, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { withPrefix } from 'gatsby';
import clsx from 'clsx';
import { sitePrefix } from '../../components/site-pathname';
import { useOnDemand } from '../../components/on-demand';
import { SearchPlaceholder } from './search-placeholder';
import * as styles from './search-button.module.css';
import { isTyping, useSearchKeys, useTypedAhead } from './use-search-keys';

/** "Ctrl" or "⌘"; the server can't know, so the first render says "Ctrl". */
function useModifierKey(): string {
  const [key, setKey] = useState('Ctrl');
  useEffect(() => {
    if (/mac|iphone|ipad|ipod/i.test(navigator.userAgent)) setKey('⌘');
  }, []);
  return key;
}

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
  const modifierKey = useModifierKey();

  const load = () => setWanted(true);
  const retry = modal.status === 'failed' ? modal.retry : undefined;
  const open = useCallback(() => {
    setWanted(true);
    retry?.();
    setOpen(true);
  }, [retry]);
  const close = useCallback(() => {
    setOpen(false);
    setAskAiActive(false);
    setInitialQuery('');
    button.current?.focus({ preventScroll: true });
  }, []);
  const leaveAskAi = useCallback(() => setAskAiActive(false), []);
  useSearchKeys({ isOpen, isAskAiActive, open, close, leaveAskAi });
  useTypedAhead(isOpen, setInitialQuery);
  useEffect(() => {
    if (!isOpen) return;
    // Back and Forward close the modal too.
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [isOpen, close]);

  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (isOpen || !isTyping(event)) return;
    // The key must not also be typed into the field, which has focus by then.
    event.preventDefault();
    event.stopPropagation();
    if (event.key !== '/') setInitialQuery(event.key);
    open();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx(styles.button, 'needs-script')}
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onClick={open}
        onKeyDown={onKeyDown}
        onPointerEnter={load}
        onFocus={load}
      >
        <Magnifier />
        <span className={styles.label}>{label}</span>
        <span className={styles.keys} aria-hidden="true">
          <kbd data-keys={`${modifierKey} K`} />
          <kbd data-keys="/" />
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
