import { useState, type IframeHTMLAttributes, type ReactNode } from 'react';

/** Without scrolling, because the frame stands where the button was. */
const focusFrame = (frame: HTMLIFrameElement | null): void => frame?.focus({ preventScroll: true });

interface Props extends IframeHTMLAttributes<HTMLIFrameElement> {
  title: string;
  /** Says which host learns the reader's IP address. */
  warning: string;
  button: string;
  /** Class of the box with the button, before the frame replaces it. */
  classBefore: string | undefined;
  children?: ReactNode;
}

/** A page of another site, which loads only when a reader asks for it. The frame then takes the focus. */
export function ClickToLoadFrame({ title, warning, button, classBefore, children, ...attributes }: Props) {
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
