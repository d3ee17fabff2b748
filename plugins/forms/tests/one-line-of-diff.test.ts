import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parseDocument } from 'yaml';
import { JSON_KINDS } from '../../../src/content-model/json-kinds';
import { PAGE_TEXT, WIKI_PAGE } from '../../../src/content-model/read-text';
import { splitPage } from '../../../src/content-model/split-page';
import { BODY, pageFormat } from '../browser/file-formats';
import { frontMatterText } from '../browser/front-matter-text';
import { jsonText } from '../browser/json-text';

const FIXTURE = '__tests__/fixtures/site';
const read = (file: string): string => readFileSync(path.join(FIXTURE, file), 'utf8');

/** How many lines of the first text the second does not have in their place. */
function changedLines(before: string, after: string): number {
  const [old, now] = [before.split('\n'), after.split('\n')];
  expect(now).toHaveLength(old.length);
  return old.filter((line, index) => line !== now[index]).length;
}

/** The paths to all texts in a value. */
function textsIn(value: unknown, above: string[] = []): string[][] {
  if (typeof value === 'string') return [above];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => textsIn(below, [...above, key]));
}

/** A copy of a value with another text at this path. */
function withText(value: unknown, [key, ...below]: string[]): unknown {
  if (key === undefined) return `${String(value)} and more`;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = withText(copy[key], below);
  return copy;
}

const json = JSON_KINDS.filter(({ isGenerated }) => !isGenerated).flatMap(({ file }) => globSync(file, { cwd: FIXTURE }));

it.each(json)('a changed text is one changed line in %s', (file) => {
  const text = read(file);
  const value: unknown = JSON.parse(text);
  const lines = textsIn(value).map((place) => changedLines(text, jsonText(withText(value, place), text)));
  expect(new Set(lines)).toEqual(new Set([1]));
});

describe.each(['wiki', 'pages'])('in the fixture’s %s', (folder) => {
  const pages = globSync(`${folder}/**/*.{mdx,md}`, { cwd: FIXTURE });

  it('a changed field is one changed line', () => {
    const lines = pages.flatMap((file) => {
      const { frontMatter } = splitPage(read(file));
      const fields = (parseDocument(frontMatter).toJS() ?? {}) as Record<string, unknown>;
      const onOneLine = Object.keys(fields).filter((name) => new RegExp(`^${name}:[ \\t]+[^>|\\s]`, 'm').test(frontMatter));
      return onOneLine.map((name) => {
        const value = Array.isArray(fields[name]) ? ['Other', ...(fields[name] as unknown[])] : `Other: ${JSON.stringify(fields[name])}`;
        return changedLines(
          frontMatter,
          frontMatterText({ ...fields, [name]: value }, frontMatter, (one) => one !== name),
        );
      });
    });
    expect(lines.length).toBeGreaterThan(5);
    expect(new Set(lines)).toEqual(new Set([1]));
  });

  it('a changed text leaves the front matter alone', () => {
    const format = folder === 'wiki' ? pageFormat(WIKI_PAGE) : pageFormat(PAGE_TEXT);
    for (const file of pages) {
      const text = read(file);
      const saved = format.toFile({ ...format.fromFile(text), [BODY]: 'Words.' });
      expect(splitPage(saved).frontMatter).toBe(splitPage(text).frontMatter);
    }
  });
});
