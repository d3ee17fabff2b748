/**
 * Animates the opening and closing of a `<details>`. Without this the element still works, only instantly.
 */
import type { MouseEvent } from 'react';
import { attempt } from '../../components/attempt';

/** Duration in milliseconds for a height in pixels: a taller list takes longer, but less than proportionally. */
export function durationForHeight(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  return Math.round(Math.min(120 + 12 * Math.sqrt(Math.max(0, height)), 480));
}

const running = new WeakMap<HTMLElement, Animation>();

/**
 * Toggles the element.
 * @param content the part whose height is animated
 */
function toggleDetails(details: HTMLDetailsElement, content: HTMLElement): void {
  running.get(content)?.cancel();
  const closes = details.open && details.dataset.closing === undefined;
  details.open = true;
  const height = content.scrollHeight;
  const reducedMotion = attempt(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches) ?? false;
  if (closes) details.dataset.closing = '';
  else delete details.dataset.closing;
  const steps = [{ height: '0px' }, { height: `${height}px` }];
  const animation = content.animate(closes ? steps.reverse() : steps, {
    duration: durationForHeight(height, reducedMotion),
    easing: 'ease-in-out',
  });
  content.style.overflow = 'hidden';
  running.set(content, animation);
  // The event of a cancelled animation may arrive when the next one is already running.
  const end = () => {
    if (running.get(content) !== animation) return false;
    content.style.removeProperty('overflow');
    running.delete(content);
    return true;
  };
  animation.addEventListener('cancel', end);
  animation.addEventListener('finish', () => {
    if (!end() || !closes) return;
    details.open = false;
    delete details.dataset.closing;
  });
}

/** The handler of clicks on a `<summary>`: toggles its element, whose content follows it. */
export function toggleOnClick(event: MouseEvent<HTMLElement>): void {
  const { parentElement: details, nextElementSibling: content } = event.currentTarget;
  if (!(details instanceof HTMLDetailsElement) || !(content instanceof HTMLElement) || !('animate' in content)) return;
  event.preventDefault();
  toggleDetails(details, content);
}
