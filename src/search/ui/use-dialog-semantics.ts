import { useEffect, type RefObject } from 'react';

/** Attributes that the library sets on the container but that belong on the field. */
const STRAY = ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby', 'tabindex'];

/** Corrects what the library writes, as often as it does. Sets only what differs, or the observer would call it again for ever. */
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
  set(field, 'aria-expanded', String(container.querySelector('[role="listbox"]') !== null));
  const active = field?.getAttribute('aria-activedescendant');
  if (active && !document.getElementById(active)) field?.removeAttribute('aria-activedescendant');
}

/**
 * Corrects DocSearch's roles for screen readers: it declares its whole modal a button, its field a search box with a list, and its
 * header and footer those of the page. Focus stays where closing puts it after a click beside the modal.
 * @param around the element around the modal
 * @param key changes whenever the modal is mounted again
 */
export function useDialogSemantics(around: RefObject<HTMLElement | null>, key: number): void {
  useEffect(() => {
    const container = around.current?.querySelector<HTMLElement>('.DocSearch-Container');
    if (!container) return;
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
