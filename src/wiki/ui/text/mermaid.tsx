import { useId, useRef, type CSSProperties } from 'react';
import clsx from 'clsx';
import { DIAGRAM_ID } from '../../diagram';
import * as styles from './mermaid.module.css';

interface Props {
  svg: string;
  caption: string;
  description: string;
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
  const label = drawing.getAttribute('aria-label') ?? '';
  // A static import would put its styles into every page.
  import('../../../components/enlarge').then(
    ({ enlarge }) => enlarge({ element, label, width, height, opener }),
    () => undefined,
  );
}

/** Drawn width in CSS pixels. */
const WIDTH = /^<svg[^>]*\swidth="([\d.]+)"/;

export function Mermaid({ svg, caption, description }: Props) {
  const id = useId();
  const drawing = useRef<HTMLDivElement>(null);
  return (
    <figure>
      <div className={styles.frame} style={{ '--drawing-width': `${WIDTH.exec(svg)?.[1] ?? 0}px` } as CSSProperties}>
        <div
          ref={drawing}
          className={styles.drawing}
          role="img"
          aria-label={description}
          // The build drew and sanitised it.
          dangerouslySetInnerHTML={{ __html: svg.replaceAll(DIAGRAM_ID, id) }}
        />
        <button
          type="button"
          className={clsx(styles.enlarge, 'needs-script', 'no-print')}
          aria-label={`Enlarge: ${caption}`}
          onClick={({ currentTarget }) => enlargeDiagram(drawing.current, currentTarget)}
        />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
