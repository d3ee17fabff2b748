import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Picks up what somebody typed into a field before hydration. @returns the `ref` for the field */
export function useEarlyTyping(take: (typed: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const takeTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') take(typed);
  });
  useEffect(() => takeTyped(), []);
  return field;
}
