/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import type { Code } from 'mdast';
import mermaid from 'mermaid';
import { visit } from 'unist-util-visit';
import { readWikiPages } from '../../support/wiki-pages';
import { parseMarkdown, type SyntaxTree } from '../../../src/build/wiki/markdown';
import { wordsOfMermaid } from '../../../src/build/wiki/remark-plugins';

// Mermaid's parser of pie charts asks for these, which jsdom does not have.
Object.assign(globalThis, { TextDecoder, TextEncoder, structuredClone: (value: unknown): unknown => deserialize(serialize(value)) });

const charts = readWikiPages().flatMap(({ file, body }) => {
  const found: { place: string; chart: string }[] = [];
  visit(parseMarkdown(body) as SyntaxTree, 'code', (node) => {
    const code = node as Code;
    if (code.lang === 'mermaid') found.push({ place: `${file}:${code.position?.start.line}`, chart: code.value });
  });
  return found;
});

describe('the charts of the wiki', () => {
  it.each(charts)('$place is one that Mermaid can draw', async ({ chart }) => {
    const { diagramType } = await mermaid.parse(chart);
    expect(diagramType).not.toBe('');
  });

  it.each(charts)('$place has a caption, words that replace it, and no links of its own', ({ chart }) => {
    const { caption, description } = wordsOfMermaid(chart);
    expect(caption).not.toBe('');
    expect(description.length).toBeGreaterThan(caption.length);
    expect(chart).not.toMatch(/^\s*click\s/m);
  });

  it('may be of any kind, those with a parser of their own included', async () => {
    await expect(mermaid.parse('pie\n  "Kit" : 3\n  "Crew" : 1')).resolves.toMatchObject({ diagramType: 'pie' });
  });

  it('would be caught if they were broken', async () => {
    await expect(mermaid.parse('flowchart TD\n  A[Desk --> B')).rejects.toThrow();
  });
});
