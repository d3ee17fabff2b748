import { useEffect, type RefObject } from 'react';

/** Attributes that the library sets on the container but that belong on the field. */
const STRAY = ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby', 'tabindex'];

/**
 * Corrects DocSearch's roles. It declares its whole modal a button, its field a search box with a list, and its header and
 * footer those of the page; for screen readers the modal should be a dialog and the field a combobox. A click beside the
 * modal leaves focus where closing puts it.
 * @param around the element around the modal
 * @param key changes whenever the modal is mounted again
 */
export function useDialogSemantics(around: RefObject<HTMLElement | null>, key: number): void {
  useEffect(() => {
    const container = around.current?.querySelector<HTMLElement>('.DocSearch-Container');
    if (!container) return;
    const mend = (): void => {
      if (container.getAttribute('role') !== 'dialog') container.setAttribute('role', 'dialog');
      if (!container.hasAttribute('aria-modal')) container.setAttribute('aria-modal', 'true');
      if (!container.hasAttribute('aria-label')) container.setAttribute('aria-label', 'Search');
      for (const end of container.querySelectorAll('header, footer')) {
        if (end.getAttribute('role') !== 'none') end.setAttribute('role', 'none');
      }
      for (const name of STRAY) if (container.hasAttribute(name)) container.removeAttribute(name);
      const field = container.querySelector('.DocSearch-Input');
      if (field && field.getAttribute('role') !== 'combobox') field.setAttribute('role', 'combobox');
      const active = field?.getAttribute('aria-activedescendant');
      if (active && !document.getElementById(active)) field?.removeAttribute('aria-activedescendant');
      const menu = container.querySelector('.DocSearch-Menu-trigger');
      if (menu && !menu.hasAttribute('aria-label')) menu.setAttribute('aria-label', 'More');
      const hasList = String(container.querySelector('[role="listbox"]') !== null);
      if (field && field.getAttribute('aria-expanded') !== hasList) field.setAttribute('aria-expanded', hasList);
    };
    const keepFocus = (event: MouseEvent): void => {
      if (event.target === container) event.preventDefault();
    };
    mend();
    container.addEventListener('mousedown', keepFocus);
    const observer = new MutationObserver(mend);
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
