import { useCallback, useEffect, useEffectEvent, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { withPrefix } from 'gatsby';
import clsx from 'clsx';
import { allowsPrefetch } from '../../components/connection';
import { WITHOUT_REPLAY } from '../../components/replay-clicks';
import { useLazyValue } from '../../components/on-demand';
import { searchProvider } from './provider';
import { SearchDialog } from './search-dialog';
import * as styles from './search-button.module.css';
import { OPENS_SEARCH_ATTRIBUTE, SEARCH_DIALOG } from './search-keys';

async function loadModal() {
  // The index comes first: the worker builds it while the code arrives. If it fails, the modal's first search says so and tries again.
  const index = await searchProvider()
    .load?.()
    .catch(() => undefined);
  const [{ SearchModal }] = await Promise.all([import('./search-modal'), index?.isBuilt]);
  return SearchModal;
}

/** Loads search while the app starts, if a reader has opened it by then: half a second less on a slow line. */
export function loadOpenedSearch(): void {
  // If that fails, the dialog tries again and says so.
  if (document.querySelector(`dialog[${SEARCH_DIALOG}][open]`)) loadModal().catch(() => undefined);
}

function useSearchDialog(button: RefObject<HTMLButtonElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const modal = useLazyValue(isWanted, loadModal, isOpen);

  const openModal = () => {
    setWanted(true);
    setOpen(true);
    if (modal.status === 'failed') modal.retry();
  };
  const close = useCallback(() => {
    dialog.current?.close();
    // The browser's own event comes later, when the reader may be typing again.
    dialog.current?.dispatchEvent(new Event('close'));
    // Browsers give the focus back. In Safari the button never had it: a click does not focus buttons there.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [button]);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (dialog.current?.open) return close();
    dialog.current?.showModal();
    openModal();
  };
  const adoptOpenDialog = useEffectEvent(() => {
    if (dialog.current?.open) openModal();
  });
  useEffect(() => adoptOpenDialog(), []);
  const prefetch = () => {
    if (allowsPrefetch()) setWanted(true);
  };
  return { press, prefetch, parts: { ref: dialog, modal, isOpen, onClose: close, onClosed: () => setOpen(false) } };
}

/** The button in the top bar. Opens search by a click, Ctrl or ⌘ and K, a slash, or typing while focused; see `openSearch`. */
export function SearchButton({ label, pagePath }: { label: string; pagePath: string | null }) {
  const button = useRef<HTMLButtonElement>(null);
  const { press, prefetch, parts } = useSearchDialog(button);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx(styles.button, 'needs-script')}
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        aria-expanded={parts.isOpen}
        {...{ [OPENS_SEARCH_ATTRIBUTE]: '', [WITHOUT_REPLAY]: '' }}
        onClick={press}
        onPointerEnter={prefetch}
      >
        <Magnifier />
        <span className="not-on-tablets">{label}</span>
        <span className={`not-on-tablets ${styles.keys}`} aria-hidden="true">
          <kbd className={styles.control} />
          <kbd className={styles.slash} />
        </span>
      </button>
      {pagePath && (
        <div className="without-script">
          <a href={withPrefix(pagePath)} className={styles.button} aria-label={label}>
            <Magnifier />
            <span className="not-on-tablets">{label}</span>
          </a>
        </div>
      )}
      <SearchDialog {...parts} pagePath={pagePath} />
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
