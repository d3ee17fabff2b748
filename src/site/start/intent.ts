/** What counts as touching a page; a finger is a pointer. Screen readers may click without any of the others. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'click', 'pointerover'] as const;

/** What a pointer must be over for that to count. */
const CONTROLS = 'a[href], button, input, label, select, summary, textarea, [data-zoomable] img';

/** Notes from now on that the reader touches the page, and asks for the app each time; it knows whether it runs already. */
export function listenForIntent(early: EarlySite): void {
  const note = ({ type, target }: Event): void => {
    if (!(target instanceof Element) || (type === 'pointerover' && !target.closest(CONTROLS))) return;
    early.touched = target;
    early.isWanted = true;
    early.run?.();
  };
  for (const touch of TOUCHES) document.addEventListener(touch, note, { capture: true, passive: true });
}
