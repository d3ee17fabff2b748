/**
 * Moves the focus from a button that its own click removes to what is around it: its dialog, else the page's main part. Otherwise
 * it would fall to the document, and a keyboard would start again at the top.
 */
export function moveFocusFrom(button: Element): void {
  const dialog = button.closest<HTMLElement>('dialog, [role="dialog"]');
  // After React has rendered what takes the button's place.
  requestAnimationFrame(() => {
    const around = dialog ?? document.querySelector<HTMLElement>('main');
    if (!around || button.isConnected) return;
    around.tabIndex = -1;
    around.focus({ preventScroll: true });
  });
}
