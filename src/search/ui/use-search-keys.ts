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

/**
 * Catches what is typed between the opening of search and the moment when its field has focus.
 * @param change called with each edit to the text that the field will start with
 */
export function useTypedAhead(isOpen: boolean, change: (edit: (typed: string) => string) => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const gather = (event: KeyboardEvent): void => {
      const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
      if (field) {
        // The field exists but has no focus yet, so the key being pressed belongs to it.
        if (!field.closest('[role="dialog"]')?.contains(document.activeElement) && isTyping(event)) field.focus();
        return;
      }
      if (event.key === 'Backspace') change((typed) => typed.slice(0, -1));
      else if (isTyping(event) || (event.key === ' ' && !event.ctrlKey)) change((typed) => typed + event.key);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', gather);
    return () => window.removeEventListener('keydown', gather);
  }, [isOpen, change]);
}
