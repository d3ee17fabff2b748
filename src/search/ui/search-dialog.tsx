import { useEffect, useEffectEvent, useState, type ComponentType, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { withPrefix } from 'gatsby';
import { PUBLISHED_FILES } from '../../content-model/addresses';
import { keepTabInside } from '../../components/move-focus';
import { LoadFailure, type LazyValue } from '../../components/on-demand';
import { useEarlyTyping } from '../../components/use-early-typing';
import { hostedSettings } from '../search-api';
import * as styles from './search-dialog.module.css';
import { SEARCH_DIALOG } from './search-keys';
import type { SearchModalProps } from './search-modal';

/** What the dialog says before the modal has loaded, and the modal and the search page too. */
export const SEARCH_TEXTS = { placeholder: 'Search docs', loading: 'Loading search…' };

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  modal: LazyValue<ComponentType<SearchModalProps>>;
  /** Path of the search page; `null` if there is none. */
  pagePath: string | null;
  isOpen: boolean;
  onClose: () => void;
  /** Called after the dialog was closed in any way. */
  onClosed: () => void;
}

/** Handles Escape while nothing has the focus: while an answer streams, the field that had the focus is gone. */
function useEscapeOutside(isOpen: boolean, onEscape: (event: globalThis.KeyboardEvent) => void): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onEscape(event);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: globalThis.KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOpen]);
}

type QuestionProps = Pick<Props, 'modal' | 'pagePath'> & { onQuestion: (question: string) => void };

/** Takes the question while the modal loads. Until then, Enter opens the search page. */
function Question({ modal, pagePath, onQuestion }: QuestionProps) {
  const field = useEarlyTyping(onQuestion);
  return (
    <div className={styles.frame}>
      <div className={styles.question}>
        <form action={pagePath === null ? undefined : withPrefix(pagePath)}>
          {/* The default button of the form: Enter does nothing while it is disabled. */}
          {pagePath === null && <button disabled hidden />}
          <input
            ref={field}
            type="search"
            name="q"
            aria-label={SEARCH_TEXTS.placeholder}
            placeholder={SEARCH_TEXTS.placeholder}
            autoComplete="off"
            onInput={({ currentTarget }) => onQuestion(currentTarget.value)}
          />
        </form>
        <form method="dialog">
          <button>Close</button>
        </form>
      </div>
      {modal.status === 'failed' ? (
        <LoadFailure what="Search" error={modal.error} retry={modal.retry} />
      ) : (
        <p className={`row small ${styles.loading}`} role="status">
          <span className="ring" aria-hidden="true" />
          {SEARCH_TEXTS.loading}
        </p>
      )}
    </div>
  );
}

/** The dialog of search. Before React runs, the head's script opens it; see `openSearch`. */
export function SearchDialog({ ref, modal, pagePath, isOpen, onClose, onClosed }: Props) {
  const [question, setQuestion] = useState('');
  const [isAskAiActive, setAskAiActive] = useState(false);
  useEffect(() => {
    // Back and Forward close search too.
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [onClose]);

  const forget = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.open) return;
    setQuestion('');
    setAskAiActive(false);
    onClosed();
  };
  const leave = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (isAskAiActive) setAskAiActive(false);
    else onClose();
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') keepTabInside(event.currentTarget, event);
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) leave(event);
  };
  useEscapeOutside(isOpen, leave);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label="Search"
      onClose={forget}
      onCancel={leave}
      onKeyDown={pressKey}
      {...{ [SEARCH_DIALOG]: hostedSettings() ? '' : withPrefix(PUBLISHED_FILES.searchIndex) }}
    >
      {isOpen && modal.status === 'loaded' ? (
        <modal.value
          initialQuery={question}
          isAskAiActive={isAskAiActive}
          pagePath={pagePath}
          onAskAiToggle={setAskAiActive}
          onClose={onClose}
        />
      ) : (
        <Question modal={modal} pagePath={pagePath} onQuestion={setQuestion} />
      )}
    </dialog>
  );
}
