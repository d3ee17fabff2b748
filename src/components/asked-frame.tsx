import { useState, type IframeHTMLAttributes, type ReactNode } from 'react';

/** Without scrolling, because the frame stands where the button was. */
const focusFrame = (frame: HTMLIFrameElement | null): void => frame?.focus({ preventScroll: true });

interface Props extends IframeHTMLAttributes<HTMLIFrameElement> {
  title: string;
  /** Tells readers which host learns their address. */
  warning: string;
  button: string;
  /** Class of what stands there before the frame. */
  classBefore: string | undefined;
  /** A link that stands beside the button. */
  children?: ReactNode;
}

/** A page of another site, which loads only when a reader asks for it. The frame then takes the button's focus. */
export function AskedFrame({ title, warning, button, classBefore, children, ...attributes }: Props) {
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded) return <iframe ref={focusFrame} title={title} referrerPolicy="strict-origin-when-cross-origin" {...attributes} />;
  return (
    <div className={classBefore}>
      <p>{warning}</p>
      <button type="button" className="button filled needs-script" onClick={() => setLoaded(true)}>
        {button}
      </button>
      {children}
    </div>
  );
}
