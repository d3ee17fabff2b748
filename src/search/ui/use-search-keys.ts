import { useEffect } from 'react';

/** Whether a key press is typed into a field. */
function isWriting(event: KeyboardEvent): boolean {
  // In a shadow tree the event's target is the host; only the path has the field itself.
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Whether a key types a visible character and is not a shortcut. */
export function isTyping({ key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

interface SearchKeys {
  isOpen: boolean;
  isAskAiActive: boolean;
  open: () => void;
  close: () => void;
  leaveAskAi: () => void;
}

/**
 * The keys that work on every page: Ctrl or ⌘ and K opens and closes search, a slash opens it, Escape leaves first Ask AI and
 * then search. Our own, because the library's hook would add more than a kilobyte to every page.
 */
export function useSearchKeys({ isOpen, isAskAiActive, open, close, leaveAskAi }: SearchKeys): void {
  useEffect(() => {
    const act = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey } = event;
      // When the browser autofills a field, it sends key events without a key.
      const key = (event.key as string | undefined) ?? '';
      let action: (() => void) | undefined;
      if (key === 'Escape' && isOpen) action = isAskAiActive ? leaveAskAi : close;
      else if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) action = isOpen ? close : open;
      else if (key === '/' && !isOpen && !ctrlKey && !metaKey && !altKey && !isWriting(event)) action = open;
      if (!action || event.isComposing) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  }, [isOpen, isAskAiActive, open, close, leaveAskAi]);
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
