import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { JSON_KINDS } from '../../../src/content-model/json-kinds';
import { splitPage } from '../../../src/content-model/split-page';
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

/** Copies of a value, each with another of its texts changed. */
function withChangedTexts(value: unknown): unknown[] {
  if (typeof value === 'string') return [`${value} and more`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    withChangedTexts(below).map((changed) => (Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed })),
  );
}

const json = JSON_KINDS.filter(({ isGenerated }) => !isGenerated).flatMap(({ file }) => globSync(file, { cwd: FIXTURE }));

it.each(json)('a changed text is one changed line in %s', (file) => {
  const text = read(file);
  const lines = withChangedTexts(JSON.parse(text)).map((value) => changedLines(text, jsonText(value, text)));
  expect(new Set(lines)).toEqual(new Set([1]));
});

it.each(['wiki', 'pages'])('a changed field of front matter is one changed line in the fixture’s %s', (folder) => {
  const lines = globSync(`${folder}/**/*.{mdx,md}`, { cwd: FIXTURE }).flatMap((file) => {
    const { frontMatter } = splitPage(read(file));
    const fields = (parse(frontMatter) ?? {}) as Record<string, unknown>;
    const onOneLine = Object.keys(fields).filter((name) => new RegExp(`^${name}:[ \\t]+[^>|\\s]`, 'm').test(frontMatter));
    return onOneLine.map((name) => {
      const value = Array.isArray(fields[name]) ? ['Other', ...(fields[name] as unknown[])] : `Other: ${JSON.stringify(fields[name])}`;
      const changed = frontMatterText({ ...fields, [name]: value }, frontMatter, (one) => one !== name);
      return changedLines(frontMatter, changed);
    });
  });
  expect(lines.length).toBeGreaterThan(5);
  expect(new Set(lines)).toEqual(new Set([1]));
});
