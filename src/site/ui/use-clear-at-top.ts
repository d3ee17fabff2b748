import { useEffect, useState } from 'react';

/** How far a page is scrolled when the bar becomes solid, in CSS pixels; the style sheet has the same number. */
const THRESHOLD = 40;

/**
 * Whether the bar is clear now, for browsers that don't know scroll timelines. Where they do the style sheet
 * alone decides, and this stays false, as it does on the server.
 */
export function useClearAtTop(isWanted: boolean): boolean {
  const [isAtTop, setAtTop] = useState(false);
  useEffect(() => {
    if (!isWanted || CSS.supports('animation-timeline: scroll()')) return undefined;
    const look = () => setAtTop(window.scrollY < THRESHOLD);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [isWanted]);
  return isWanted && isAtTop;
}
