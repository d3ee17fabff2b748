/** Opens search before React runs. The head's script loads this, so every byte counts; see docs/decisions/0015. */

export const OPENS_SEARCH_ATTRIBUTE = 'data-opens-search';
/** Its value is the address of the site's own index, if that answers. */
export const SEARCH_DIALOG = 'data-search';

function isTyping({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  // When the browser autofills a field, it sends key events without a key.
  return (key as string | undefined)?.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey } = event;
  // In a shadow tree the event's target is the host; only the path has the field itself.
  const [target] = event.composedPath();
  const isField = target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, dialog *'));
  return (/^k$/i.test(key) && (ctrlKey || metaKey)) || (key === '/' && isTyping(event) && !isField);
}

/**
 * Opens and closes search by its button and its shortcuts. The dialog is in the HTML and takes the question until the modal has
 * loaded. Once React runs, it answers the click and prevents the default.
 */
export function openSearch(): void {
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const dialog = document.querySelector<HTMLDialogElement>(`[${SEARCH_DIALOG}]`);
    if (defaultPrevented || !dialog || !(target as Element).closest(`[${OPENS_SEARCH_ATTRIBUTE}]`)) return;
    if (dialog.open) {
      dialog.close();
      return;
    }
    // The event below comes too late if search is opened again at once.
    dialog.querySelector('form')?.reset();
    dialog.showModal();
    // `fetchIndex` takes it over: the app may still have to load.
    const index = dialog.dataset.search;
    if (index) window.boot.index ??= fetch(index).catch(() => undefined);
  });
  // Clears the field, however search is closed. The event does not bubble, so it is captured.
  document.addEventListener(
    'close',
    ({ target }) => {
      if (!(target as HTMLDialogElement).open) (target as HTMLDialogElement).querySelector('form')?.reset();
    },
    true,
  );
  window.addEventListener('keydown', (event) => {
    const button = document.querySelector<HTMLElement>(`[${OPENS_SEARCH_ATTRIBUTE}]`);
    if (!button || event.defaultPrevented || event.isComposing) return;
    // WebKit ignores an Escape that comes right after the dialog has opened.
    if (event.key === 'Escape') document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    const isAsked = isShortcut(event);
    // A key typed on the button goes into the field, which has the focus by then.
    if (!isAsked && !(document.activeElement === button && isTyping(event))) return;
    if (isAsked) event.preventDefault();
    button.click();
  });
}
