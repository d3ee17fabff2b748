/** Drawing and enlarging of charts; loaded only where a page has one, because Mermaid is large. */
import mermaid from 'mermaid';
import * as styles from './mermaid.module.css';

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/**
 * Draws a chart in the colours of the page. Takes an id of its own for it; returns the SVG.
 * @throws Error with Mermaid's message when the chart is wrong.
 */
export async function drawDiagram(id: string, chart: string): Promise<string> {
  await document.fonts.ready;
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: 'base',
    fontFamily: 'B612, "B612 stand-in", sans-serif',
    // Close together and wrapped early: a chart is as wide as a phone before its letters shrink.
    flowchart: { curve: 'linear', useMaxWidth: true, htmlLabels: true, padding: 8, nodeSpacing: 20, rankSpacing: 32, wrappingWidth: 130 },
    themeVariables: {
      darkMode: document.documentElement.dataset.theme === 'dark',
      background: token('--sheet'),
      fontSize: '16px',
      primaryColor: token('--tint'),
      primaryTextColor: token('--ink'),
      primaryBorderColor: token('--line'),
      secondaryColor: token('--paper'),
      tertiaryColor: token('--paper'),
      lineColor: token('--line'),
      textColor: token('--ink'),
      mainBkg: token('--tint'),
      nodeBorder: token('--line'),
      clusterBkg: token('--paper'),
      clusterBorder: token('--rule'),
      edgeLabelBackground: token('--sheet'),
      noteBkgColor: token('--amber-tint'),
      noteTextColor: token('--ink'),
      noteBorderColor: token('--amber'),
    },
  });
  const { svg } = await mermaid.render(id, chart);
  return svg;
}

/** How far the page behind may be scrolled before an enlarged diagram goes, in pixels; as with pictures. */
const SCROLL_LIMIT = 40;

/** Shows a drawn diagram over the whole window until it is clicked, Escape is pressed, or the window changes. */
export function enlargeDiagram({ id, svg, label }: { id: string; svg: string; label: string }): void {
  const dialog = document.createElement('dialog');
  dialog.className = styles.enlarged ?? '';
  dialog.setAttribute('aria-label', label);
  dialog.tabIndex = -1;
  // A copy with ids of its own: its arrowheads are found by id.
  dialog.innerHTML = svg.replaceAll(id, `${id}-enlarged`);
  const drawing = dialog.querySelector('svg');
  const { width = 0, height = 0 } = drawing?.viewBox.baseVal ?? {};
  dialog.style.setProperty('--drawing-width', `${width}px`);
  dialog.style.setProperty('--drawing-ratio', `${width / Math.max(height, 1)}`);
  drawing?.removeAttribute('style');
  const start = window.scrollY;
  const watch = new AbortController();
  const { signal } = watch;
  const close = () => dialog.close();
  dialog.addEventListener('click', close, { signal });
  window.addEventListener('resize', close, { signal });
  window.addEventListener('scroll', () => Math.abs(window.scrollY - start) > SCROLL_LIMIT && close(), { signal });
  dialog.addEventListener('close', () => {
    watch.abort();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
