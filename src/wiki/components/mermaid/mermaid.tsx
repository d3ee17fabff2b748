import { useEffect, useId, useRef, useState } from 'react';
import clsx from 'clsx';
import * as styles from './mermaid.module.css';

interface Props {
  chart: string;
  caption: string;
  description: string;
  /** Address of Mermaid's script. */
  library: string;
}

/** Enlarges a copy with ids of its own, because lines find their arrowheads by id. */
function enlargeDiagram(drawing: HTMLElement | null, opener: HTMLElement): void {
  const small = drawing?.querySelector('svg');
  if (!drawing || !small) return;
  const copy = document.createElement('div');
  copy.innerHTML = small.outerHTML.replaceAll(small.id, `${small.id}-enlarged`);
  const [element] = copy.children;
  const { width, height } = small.viewBox.baseVal;
  if (!element) return;
  // Mermaid limits the width in it.
  element.removeAttribute('style');
  const label = drawing.getAttribute('aria-label') ?? '';
  // A static import would put its styles into every page.
  import('../../../components/enlarge').then(
    ({ enlarge }) => enlarge({ element, label, width, height, opener }),
    () => undefined,
  );
}

/** Calls `draw` once the element comes into view, and again when the colour mode changes. */
function drawInView(element: HTMLElement, draw: () => void): () => void {
  const mode = new MutationObserver(draw);
  const view = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    view.disconnect();
    draw();
    mode.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  });
  view.observe(element);
  return () => {
    view.disconnect();
    mode.disconnect();
  };
}

/** A diagram of a kind that only browsers draw. Shows its source until then, and if drawing fails. */
export function Mermaid({ chart, caption, description, library }: Props) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [svg, setSvg] = useState<string>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const draw = () => {
      import('./draw-in-browser').then(({ drawInBrowser }) => drawInBrowser(library, chart, `diagram${id}`)).then(setSvg, () => undefined);
    };
    return drawInView(element, draw);
  }, [chart, id, library]);
  return (
    <figure data-runs-at-once="">
      <div ref={frame} className={styles.frame}>
        {svg === undefined ? (
          // Reachable by keyboard, because the frame scrolls on a phone.
          <pre tabIndex={0} className={styles.source}>
            {chart}
          </pre>
        ) : (
          <>
            <div
              className={styles.drawing}
              role="img"
              aria-label={description}
              // Mermaid has sanitised it.
              dangerouslySetInnerHTML={{ __html: svg }}
            />
            <button
              type="button"
              className={clsx(styles.enlarge, 'no-print')}
              aria-label={`Enlarge: ${caption}`}
              onClick={({ currentTarget }) => enlargeDiagram(currentTarget.previousElementSibling as HTMLElement, currentTarget)}
            />
          </>
        )}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
