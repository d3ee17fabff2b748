import { useEffect, type RefObject } from 'react';

/** Attributes of the field that the library sets on the container. */
const STRAY = ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby', 'tabindex'];

/** Sets only what differs: each change calls the observer again. */
function mendRoles(container: Element): void {
  const set = (element: Element | null, name: string, value: string): void => {
    if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
  };
  set(container, 'role', 'none');
  for (const name of STRAY) container.removeAttribute(name);
  for (const end of container.querySelectorAll('header, footer')) set(end, 'role', 'none');
  set(container.querySelector('.DocSearch-Menu-trigger'), 'aria-label', 'More');
  const field = container.querySelector('.DocSearch-Input');
  set(field, 'role', 'combobox');
  const lists = [...container.querySelectorAll('[role="listbox"]')];
  set(field, 'aria-expanded', String(lists.length > 0));
  // The library drops this reference when a suggestion is pressed, although the lists are still there.
  if (lists.length > 0) set(field, 'aria-controls', lists.map(({ id }) => id).join(' '));
  const active = field?.getAttribute('aria-activedescendant');
  if (active && !document.getElementById(active)) field?.removeAttribute('aria-activedescendant');
}

/**
 * Corrects DocSearch's roles: it declares its modal a button, its field a search box, its header and footer those of the page.
 * @param key changes when the modal is mounted again
 */
export function useDialogSemantics(around: RefObject<HTMLElement | null>, key: number): void {
  useEffect(() => {
    const container = around.current?.querySelector<HTMLElement>('.DocSearch-Container');
    if (!container) return;
    // A click beside the modal closes it, and must not take the focus.
    const keepFocus = (event: MouseEvent): void => {
      if (event.target === container) event.preventDefault();
    };
    mendRoles(container);
    container.addEventListener('mousedown', keepFocus);
    const observer = new MutationObserver(() => mendRoles(container));
    observer.observe(container, {
      attributes: true,
      childList: true,
      subtree: true,
      attributeFilter: ['role', 'aria-activedescendant', ...STRAY],
    });
    return () => {
      container.removeEventListener('mousedown', keepFocus);
      observer.disconnect();
    };
  }, [around, key]);
}
