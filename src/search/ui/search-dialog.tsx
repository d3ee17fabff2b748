import { useEffect, useEffectEvent, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { withPrefix } from 'gatsby';
import { LoadFailure, Spinner, type OnDemand } from '../../components/on-demand';
import { useEarlyTyping } from '../../components/use-early-typing';
import * as styles from './search-dialog.module.css';
import { SEARCH_DIALOG } from './search-keys';
import { SEARCH_TEXTS } from './texts';

interface Props {
  /** How the loading of the modal goes. */
  loading: OnDemand<unknown>;
  /** Path of the search page, which answers a question that is sent before the modal is there. */
  pagePath: string | null;
  /** Whether the modal is open, which takes the place of this. */
  isReplaced: boolean;
  /** Called with what is in the field, whenever that changes. */
  onType: (question: string) => void;
  /** Called as soon as this is open and React runs. */
  onOpen: () => void;
}

/**
 * Takes the question while the modal is on its way. The head's script opens it, so that nobody waits for React to type; see
 * `openSearch`.
 */
export function SearchDialog({ loading, pagePath, isReplaced, onType, onOpen }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useEarlyTyping(onType);
  const noticeOpen = useEffectEvent(() => {
    if (dialog.current?.open) onOpen();
  });
  useEffect(() => noticeOpen(), [loading.status]);
  // Before the modal, which follows in the tree, takes the focus: nothing outside of an open dialog can have it.
  useLayoutEffect(() => {
    if (isReplaced) dialog.current?.close();
  }, [isReplaced]);
  useEffect(() => {
    const close = (): void => dialog.current?.close();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  const forget = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    currentTarget.querySelector('form')?.reset();
    onType('');
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Search" onClose={forget} {...{ [SEARCH_DIALOG]: '' }}>
      <div className={styles.question}>
        <form action={pagePath === null ? undefined : withPrefix(pagePath)} method={pagePath === null ? 'dialog' : 'get'}>
          <input
            ref={field}
            type="search"
            name="q"
            aria-label={SEARCH_TEXTS.placeholder}
            placeholder={SEARCH_TEXTS.placeholder}
            autoComplete="off"
            onInput={({ currentTarget }) => onType(currentTarget.value)}
          />
        </form>
        <form method="dialog">
          <button>Close</button>
        </form>
      </div>
      {loading.status === 'failed' && <LoadFailure what="Search" error={loading.error} retry={loading.retry} />}
      {loading.status === 'loading' && <Spinner label="Search is loading" />}
    </dialog>
  );
}
