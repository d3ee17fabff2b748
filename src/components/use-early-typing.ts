import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Takes what somebody typed into a field before the page ran, as soon as it runs; on a slow phone that is seconds.
 * Returns the `ref` of the field.
 */
export function useEarlyTyping(take: (typed: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const takeTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') take(typed);
  });
  useEffect(() => takeTyped(), []);
  return field;
}
