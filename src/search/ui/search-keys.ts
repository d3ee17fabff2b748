/** What opens search, from before React runs. */
/** Attribute of the button that opens search. */
export const SEARCH_BUTTON = 'data-opens-search';

/** Attribute of the dialog that takes the question first. */
export const SEARCH_DIALOG = 'data-search-dialog';

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
 * Opens search from now on, by its button and its shortcuts, with a dialog that takes the question until the app has loaded the
 * modal. Where React opens that at once, it prevents the default.
 */
export function openSearch(): void {
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const dialog = document.querySelector<HTMLDialogElement>(`[${SEARCH_DIALOG}]`);
    if (defaultPrevented || !dialog || !(target as Element).closest(`[${SEARCH_BUTTON}]`)) return;
    if (dialog.open) dialog.close();
    else dialog.showModal();
  });
  window.addEventListener('keydown', (event) => {
    const button = document.querySelector<HTMLElement>(`[${SEARCH_BUTTON}]`);
    if (!button || event.defaultPrevented || button.getAttribute('aria-expanded') === 'true') return;
    const isAsked = isShortcut(event);
    // What is typed on the button goes into the field, which has the focus by then.
    if (!isAsked && !(document.activeElement === button && isTyping(event))) return;
    if (isAsked) event.preventDefault();
    button.click();
  });
}
