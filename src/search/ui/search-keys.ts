/** The keys that open search, from before React runs. */

/** Attribute of the button that opens search. */
export const SEARCH_BUTTON = 'data-opens-search';

/** Whether a key press is typed into a field. */
function isWriting(event: KeyboardEvent): boolean {
  // In a shadow tree the event's target is the host; only the path has the field itself.
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Whether a key types a visible character and is not a shortcut. */
export function isTyping({ key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  // When the browser autofills a field, it sends key events without a key.
  return (key as string | undefined)?.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

/** Whether a key press is a shortcut of search: Ctrl or ⌘ and K, or a slash outside of fields. */
export function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, isComposing } = event;
  if (isComposing) return false;
  return (/^k$/i.test(key) && (ctrlKey || metaKey)) || (key === '/' && isTyping(event) && !isWriting(event));
}

/**
 * Opens search by its shortcuts from now on, by a click on its button, which waits until that works. What is typed meanwhile, or
 * on the button, becomes the start of the question.
 */
export function openSearchByKey(early: EarlySite): void {
  window.addEventListener('keydown', (event) => {
    const button = document.querySelector<HTMLElement>(`[${SEARCH_BUTTON}]`);
    if (!button || event.defaultPrevented || button.getAttribute('aria-expanded') === 'true') return;
    const { isWaiting, hear } = early.clicks;
    const opens = isShortcut(event);
    const isQuestion = !opens && isTyping(event) && !isWriting(event) && (isWaiting(button) || document.activeElement === button);
    if (!opens && !isQuestion) return;
    event.preventDefault();
    if (isQuestion) early.typed += event.key;
    if (!isWaiting(button)) hear(button);
  });
}

/** What was typed before the search field was there; only once. */
export function takeTyped(): string {
  const { typed } = window.early;
  window.early.typed = '';
  return typed;
}
