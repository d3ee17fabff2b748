import type { IframeHTMLAttributes } from 'react';

/** Without scrolling, because the frame stands where the button was. */
const focusFrame = (frame: HTMLIFrameElement | null): void => frame?.focus({ preventScroll: true });

/** A page of another site in the place of the button that asked for it, whose focus it takes: whoever uses a keyboard goes on there. */
export function AskedFrame({ title, ...attributes }: IframeHTMLAttributes<HTMLIFrameElement> & { title: string }) {
  return <iframe ref={focusFrame} title={title} referrerPolicy="strict-origin-when-cross-origin" {...attributes} />;
}
