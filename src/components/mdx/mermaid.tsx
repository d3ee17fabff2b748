import { useRef } from 'react';
import clsx from 'clsx';
import { enlargeDiagram } from './enlarge-diagram';
import * as styles from './mermaid.module.css';

interface Props {
  /** Markup of its drawing. */
  svg: string;
  caption: string;
  description: string;
}

/** A diagram, which the build drew; its colours are the page's. */
export function Mermaid({ svg, caption, description }: Props) {
  const drawing = useRef<HTMLDivElement>(null);
  return (
    <figure>
      <div className={styles.place}>
        {/* Mermaid sanitises its own output at securityLevel "strict". */}
        <div ref={drawing} className={styles.drawing} role="img" aria-label={description} dangerouslySetInnerHTML={{ __html: svg }} />
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
