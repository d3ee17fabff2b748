import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { readWikiPages } from '../../support/wiki-pages';
import { drawDiagrams } from '../../../src/wiki/node/diagrams/draw-diagrams';
import { parseMarkdown, type SyntaxTree } from '../../../src/content/markdown';
import { wordsOfMermaid } from '../../../src/content/markdown';

const charts = readWikiPages().flatMap(({ file, body }) => {
  const found: { place: string; chart: string }[] = [];
  visit(parseMarkdown(body) as SyntaxTree, 'code', (node) => {
    const code = node as Code;
    if (code.lang === 'mermaid') found.push({ place: `${file}:${code.position?.start.line}`, chart: code.value });
  });
  return found;
});

describe('the charts of the wiki', () => {
  const readings = drawDiagrams(charts.map(({ chart }) => chart));

  it.each(charts.map((chart, index) => ({ ...chart, reading: readings[index] })))(
    '$place is drawn, follows the house lights, and is no wider than a column of text',
    ({ reading }) => {
      expect(reading).toHaveProperty('svg', expect.stringContaining('var(--ink)'));
      const [, width] = / viewBox="\S+ \S+ ([\d.]+) /.exec((reading as { svg: string }).svg) ?? [];
      expect(Number(width)).toBeLessThanOrEqual(736);
    },
  );

  it.each(charts)('$place has a caption, words that replace it, and no links of its own', ({ chart }) => {
    const { caption, description } = wordsOfMermaid(chart);
    expect(caption).not.toBe('');
    expect(description.length).toBeGreaterThan(caption.length);
    expect(chart).not.toMatch(/^\s*click\s/m);
  });
});
