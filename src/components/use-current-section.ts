import { useEffect, useState } from 'react';

/** How far below the top of the window a section counts as being read, in pixels: the height of the bar and a little more. */
const READING_LINE = 120;

/**
 * The section that the reader is in, following the scroll.
 * @param ids ids of the sections, in page order
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const atBottom = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      let found: string | undefined;
      for (const id of ids) {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
        if (top <= READING_LINE || (atBottom && top < window.innerHeight)) found = id;
      }
      setCurrent(found ?? ids[0]);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [ids]);
  return current;
}
