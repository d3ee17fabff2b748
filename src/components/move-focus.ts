/** Moves the focus to the dialog or page around a button that a click removes. Otherwise Tab would start at the top. */
export function moveFocusFrom(button: Element): void {
  const dialog = button.closest<HTMLElement>('dialog, [role="dialog"]');
  // By then React has rendered what replaces the button.
  requestAnimationFrame(() => {
    const around = dialog ?? document.querySelector<HTMLElement>('main');
    if (!around || button.isConnected) return;
    around.tabIndex = -1;
    around.focus({ preventScroll: true });
  });
}

/** Keeps Tab inside what covers the page: browsers would go on to the page, or to their own controls. */
export function keepTabInside(cover: HTMLElement, event: Pick<KeyboardEvent, 'shiftKey' | 'preventDefault'>): void {
  const stops = [...cover.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, summary')];
  const isShown = (stop: HTMLElement): boolean =>
    stop.tabIndex >= 0 && stop.getClientRects().length > 0 && !stop.closest('details:not([open]) > :not(summary)');
  const shown = stops.filter(isShown);
  const [from, to] = event.shiftKey ? [shown[0], shown.at(-1)] : [shown.at(-1), shown[0]];
  if (document.activeElement !== from && shown.some((stop) => stop === document.activeElement)) return;
  event.preventDefault();
  to?.focus();
}
