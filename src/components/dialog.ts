/** Opens a dialog above the page; in a browser that knows no dialogs, within it. */
export function openDialog(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else (dialog as HTMLElement).setAttribute('open', '');
}

/** Closes it again. */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (typeof dialog?.close === 'function') dialog.close();
  else dialog?.removeAttribute('open');
}
