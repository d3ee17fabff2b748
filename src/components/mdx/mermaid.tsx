import { useEffect, useId, useRef, useState, useSyncExternalStore, type CSSProperties } from 'react';
import { LoadFailure, Spinner, useOnDemand } from '../feedback/on-demand';
import * as styles from './mermaid.module.css';

interface Props {
  chart: string;
  caption: string;
  description: string;
  /** Size that it will have, in pixels, where the build knows it. */
  width?: string;
  height?: string;
}

/** How far below the window a diagram starts to load. */
const MARGIN = '400px';

const loadDrawing = () => import('./draw-diagram');

/** Whether an element has come near the window; stays so. */
function useIsNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const shownTheme = () => document.documentElement.dataset.theme;

type Drawn = { svg: string } | { error: string };

/** A diagram from its source: drawn when it nears the window, redrawn when the house lights change. */
export function Mermaid({ chart, caption, description, width, height }: Props) {
  const id = `chart-${useId().replace(/[^a-z0-9]/gi, '')}`;
  const frame = useRef<HTMLElement>(null);
  const theme = useSyncExternalStore(watchTheme, shownTheme, () => undefined);
  const drawing = useOnDemand(useIsNear(frame), loadDrawing);
  const drawer = drawing.status === 'loaded' ? drawing.value : undefined;
  const [drawn, setDrawn] = useState<Drawn>();

  useEffect(() => {
    if (!drawer) return undefined;
    let isCurrent = true;
    drawer.drawDiagram(id, chart).then(
      (svg) => {
        if (isCurrent) setDrawn({ svg });
      },
      (reason: unknown) => {
        if (isCurrent) setDrawn({ error: reason instanceof Error ? reason.message : String(reason) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [chart, drawer, id, theme]);

  const place =
    width === undefined ? undefined : ({ '--drawing-width': `${width}px`, '--drawing-ratio': `${width} / ${height}` } as CSSProperties);
  return (
    <figure ref={frame}>
      {drawing.status === 'failed' && <LoadFailure what="The diagram" error={drawing.error} retry={drawing.retry} />}
      {drawn && 'error' in drawn ? (
        <div className={styles.broken} role="alert">
          <p>This diagram cannot be drawn: {drawn.error}</p>
          <pre>{chart}</pre>
        </div>
      ) : (
        <div className={styles.place}>
          <div
            className={styles.drawing}
            style={place}
            role="img"
            aria-label={description}
            // Mermaid sanitises its own output at securityLevel "strict".
            dangerouslySetInnerHTML={{ __html: drawn?.svg ?? '' }}
          />
          {!drawn && drawing.status !== 'failed' && drawing.status !== 'waiting' && <Spinner label="Drawing" />}
          {drawn && (
            <button
              type="button"
              className={`${styles.enlarge} no-print`}
              aria-label={`Enlarge: ${caption}`}
              onClick={() => drawer?.enlargeDiagram({ id, svg: drawn.svg, label: description })}
            />
          )}
        </div>
      )}
      <noscript>
        <p className={styles.description}>{description}</p>
      </noscript>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
