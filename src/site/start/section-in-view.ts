import { decodePath } from '../../content/addresses';

/** Attribute of a list of links to sections of its page, of which the one being read is marked. */
const SECTION_LIST = 'data-section-list';

/** How far below the top of the window a section counts as being read, in pixels: the height of the bar and a little more. */
const READING_LINE = 120;

/** Marks in a list the link to the section that the reader is in. */
function markCurrent(list: Element): void {
  const atBottom = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  let current = links[0];
  for (const link of links) {
    const section = document.getElementById(decodePath(link.hash.slice(1)));
    const top = section?.getBoundingClientRect().top ?? Infinity;
    if (top <= READING_LINE || (atBottom && top < window.innerHeight)) current = link;
  }
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/**
 * Marks the section that the reader is in, following the scroll.
 * @returns marks it at once, as when another page is shown
 */
export function followSections(): () => void {
  let frame = 0;
  const mark = (): void => {
    frame = 0;
    for (const list of document.querySelectorAll(`[${SECTION_LIST}]`)) markCurrent(list);
  };
  const schedule = (): void => {
    frame ||= requestAnimationFrame(mark);
  };
  // A filter changes which sections there are.
  for (const change of ['scroll', 'resize', 'input']) window.addEventListener(change, schedule, { passive: true });
  return schedule;
}
