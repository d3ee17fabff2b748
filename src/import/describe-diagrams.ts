/** Gives diagrams the title and the words that the site wants of them, and shows as code what it cannot draw. */
import type { DrawDiagrams } from '../wiki/diagram';
import { wordsOfMermaid } from '../content/markdown';
import type { Decision } from './report';
import { walk, type SyntaxNode } from './syntax';

/** What stands in boxes and on arrows of a chart. */
function labelsOf(chart: string): string[] {
  const boxes = [...chart.matchAll(/[[({|"]([^[\](){}|"<>\n]+)[\])}|"]/g)].map(([, label = '']) => label.trim());
  const parts = [...chart.matchAll(/^[ \t]*(?:participant|actor|state|class|section|title)[ \t]+(\S.*)$/gm)].map(([, name = '']) =>
    name.trim(),
  );
  return [...new Set([...parts, ...boxes])].filter((label) => /\p{L}/u.test(label));
}

/** A chart with a title and words that can replace it. */
function described(chart: string, heading: string): string {
  const { caption, description } = wordsOfMermaid(chart);
  const labels = labelsOf(chart).slice(0, 12).join(', ');
  const lines = chart.split('\n');
  const first = lines.findIndex((line) => /^\s*[A-Za-z]/.test(line) && !/^\s*(?:---|%%|title:|config:)/.test(line));
  const isAfterHeader = lines[0]?.trim() === '---' ? lines.indexOf('---', 1) : -1;
  const at = Math.max(first, isAfterHeader + 1);
  const added = [
    ...(caption ? [] : [`  accTitle: ${heading || 'Diagram'}`]),
    ...(description ? [] : [`  accDescr: ${labels === '' ? `A diagram on ${heading || 'this page'}.` : `A diagram of: ${labels}.`}`]),
  ];
  return [...lines.slice(0, at + 1), ...added, ...lines.slice(at + 1)].join('\n');
}

/** Changes the diagrams of some pages. Returns what is left to decide. */
export function describeDiagrams(pages: readonly { file: string; root: SyntaxNode }[], draw: DrawDiagrams): Decision[] {
  const found: { file: string; node: SyntaxNode; chart: string }[] = [];
  for (const { file, root } of pages) {
    walk(root, (node) => {
      if (node.type === 'code' && node.lang === 'mermaid') found.push({ file, node, chart: node.value ?? '' });
    });
  }
  if (found.length === 0) return [];
  const charts = found.map(({ node, chart }) => described(chart, node.data?.id ?? ''));
  const readings = draw(charts);
  return found.flatMap(({ file, node, chart }, index): Decision[] => {
    const reading = readings[index];
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const place = { kind: 'changed' as const, file, line, column };
    if (reading && 'problem' in reading) {
      node.lang = 'text';
      return [
        {
          ...place,
          message: `This diagram cannot be drawn here, and stands as code: ${reading.problem.message}.`,
          remedy: 'Mend it, or draw it.',
        },
      ];
    }
    if (charts[index] === chart) return [];
    node.value = charts[index] ?? chart;
    return [
      {
        ...place,
        message: 'The diagram had no title, or no words that can replace it; some were made of its own.',
        remedy: 'Say in "accDescr" what the diagram shows.',
      },
    ];
  });
}
