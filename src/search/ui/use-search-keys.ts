import { useEffect } from 'react';
import { isShortcut, isTyping } from './search-keys';

interface SearchKeys {
  isOpen: boolean;
  isAskAiActive: boolean;
  close: () => void;
  leaveAskAi: () => void;
}

/**
 * The keys that close search: Ctrl or ⌘ and K, which has opened it too, and Escape, which leaves first Ask AI. Our own, because
 * the library's hook would add more than a kilobyte to every page.
 */
export function useSearchKeys({ isOpen, isAskAiActive, close, leaveAskAi }: SearchKeys): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const act = (event: KeyboardEvent): void => {
      let action: (() => void) | undefined;
      if (event.key === 'Escape') action = isAskAiActive ? leaveAskAi : close;
      else if (event.key !== '/' && isShortcut(event)) action = close;
      if (!action || event.isComposing) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  }, [isOpen, isAskAiActive, close, leaveAskAi]);
}

/** Leads what is typed into the modal's field, which gets the focus only a moment after it is there. */
export function useTypedAhead(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const lead = (event: KeyboardEvent): void => {
      const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
      if (!field?.closest('[role="dialog"]')?.contains(document.activeElement) && isTyping(event)) field?.focus();
    };
    window.addEventListener('keydown', lead);
    return () => window.removeEventListener('keydown', lead);
  }, [isOpen]);
}
