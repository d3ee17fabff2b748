import { useState, type MouseEvent, type ReactNode } from 'react';
import { navigate, prefetchPathname, withPrefix } from 'gatsby';
import { isInternal } from '../../content/addresses';
import { isSafeAddress } from './safe-hits';

/**
 * A result in the modal. The list handles focus and arrow keys, and its entries are options, in which screen readers do not
 * announce links. So it only becomes a link under a pointer, which can then also open it in another tab.
 */
export function HitLink({ hit: { url }, children }: { hit: { url: string }; children: ReactNode }) {
  const [isPointedAt, setPointedAt] = useState(false);
  // Conversations have no address; the list handles a click on them.
  const address = isSafeAddress(url) ? url : undefined;
  const href = address !== undefined && isInternal(address) ? withPrefix(address) : address;

  const pointAt = () => {
    setPointedAt(true);
    if (address !== undefined && isInternal(address)) prefetchPathname(withPrefix(address));
  };
  const open = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (address === undefined || event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    if (isInternal(address)) void navigate(address);
    else window.location.assign(address);
  };

  return (
    <a href={isPointedAt ? href : undefined} onPointerEnter={pointAt} onClick={open}>
      {children}
    </a>
  );
}
