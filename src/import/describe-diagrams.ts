import { wordsOfMermaid } from '../content/markdown';
import type { DrawDiagrams } from '../wiki/diagram';
import type { Draft } from './page-fields';
import type { ImportReport } from './report';
import { walk, type SyntaxNode } from './syntax';

/** The words in boxes and on arrows. */
function labelsOf(chart: string): string[] {
  const boxes = [...chart.matchAll(/[[({|"]([^[\](){}|"<>\n]+)[\])}|"]/g)].map(([, label = '']) => label.trim());
  const parts = [...chart.matchAll(/^[ \t]*(?:participant|actor|state|class|section|title)[ \t]+(\S.*)$/gm)].map(([, name = '']) =>
    name.trim(),
  );
  return [...new Set([...parts, ...boxes])].filter((label) => /\p{L}/u.test(label));
}

/** Adds a title and a description below the line that names the kind of chart. */
function described(chart: string, heading: string): string {
  const { caption, description } = wordsOfMermaid(chart);
  const labels = labelsOf(chart).slice(0, 12).join(', ');
  const lines = chart.split('\n');
  const settings = lines[0]?.trim() === '---' ? lines.indexOf('---', 1) : -1;
  const kind = lines.findIndex((line, index) => index > settings && /^\s*[A-Za-z]/.test(line));
  if (!caption || !description) {
    const title = caption ? [] : [`  accTitle: ${heading || 'Diagram'}`];
    const words = labels === '' ? `A diagram on ${heading || 'this page'}.` : `A diagram of: ${labels}.`;
    lines.splice(kind + 1, 0, ...title, ...(description ? [] : [`  accDescr: ${words}`]));
  }
  return lines.join('\n');
}

/** Gives all diagrams the title and description that the site wants, in place. Shows as code what it cannot draw. */
export function describeDiagrams(drafts: readonly Draft[], draw: DrawDiagrams, report: ImportReport): void {
  const found: { file: string; node: SyntaxNode; chart: string }[] = [];
  for (const { source, root } of drafts)
    walk(root, (node) => {
      if (node.lang === 'mermaid') found.push({ file: source, node, chart: described(node.value ?? '', node.data?.id ?? '') });
    });
  if (found.length === 0) return;
  const readings = draw(found.map(({ chart }) => chart));
  found.forEach(({ file, node, chart }, index) => {
    const reading = readings[index];
    const place = { file, ...(node.position?.start ?? { line: 1, column: 1 }) };
    if (reading && 'problem' in reading) {
      node.lang = 'text';
      const message = `This diagram cannot be drawn here, and stands as code: ${reading.problem.message}.`;
      report.decide('changed', message, 'Mend it, or draw it.', place);
    } else if (chart !== node.value) {
      node.value = chart;
      const message = 'The diagram had no title, or no words that can replace it; some were made of its own.';
      report.decide('changed', message, 'Say in "accDescr" what the diagram shows.', place);
    }
  });
}
