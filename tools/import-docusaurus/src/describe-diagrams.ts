import { wordsOfMermaid } from '../../../src/content-model/markdown';
import type { DrawDiagrams } from '../../../src/wiki/diagram';
import { decide, type Draft } from './page-in-progress';
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
export function describeDiagrams(drafts: readonly Draft[], draw: DrawDiagrams): void {
  const found: { draft: Draft; node: SyntaxNode; chart: string }[] = [];
  for (const draft of drafts)
    walk(draft.root, (node) => {
      if (node.lang === 'mermaid') found.push({ draft, node, chart: described(node.value ?? '', node.data?.id ?? '') });
    });
  const readings = found.length === 0 ? [] : draw(found.map(({ chart }) => chart));
  found.forEach(({ draft, node, chart }, index) => {
    const reading = readings[index];
    if (reading && 'problem' in reading) {
      node.lang = 'text';
      const message = `This diagram cannot be drawn here, and stands as code: ${reading.problem.message}.`;
      decide(draft, node, 'changed', message, 'Mend it, or draw it.');
    } else if (chart !== node.value) {
      node.value = chart;
      const message = 'The diagram had no title, or no words that can replace it; some were made of its own.';
      decide(draft, node, 'changed', message, 'Say in "accDescr" what the diagram shows.');
    }
  });
}
