import { useId, useRef } from 'react';
import clsx from 'clsx';
import { DIAGRAM_ID } from '../../diagram';
import { enlargeDiagram } from './enlarge-diagram';
import * as styles from './mermaid.module.css';

interface Props {
  /** Markup of its drawing. */
  svg: string;
  caption: string;
  description: string;
}

/** A diagram drawn by the build, in the page's colours. */
export function Mermaid({ svg, caption, description }: Props) {
  const id = useId();
  const drawing = useRef<HTMLDivElement>(null);
  return (
    <figure>
      <div className={styles.place}>
        <div
          ref={drawing}
          className={styles.drawing}
          role="img"
          aria-label={description}
          // Safe, because the build drew and sanitised it; see `src/wiki/node/diagrams`.
          dangerouslySetInnerHTML={{ __html: svg.replaceAll(DIAGRAM_ID, id) }}
        />
        <button
          type="button"
          className={clsx(styles.enlarge, 'needs-script', 'no-print')}
          aria-label={`Enlarge: ${caption}`}
          onClick={() => drawing.current && enlargeDiagram(drawing.current)}
        />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
