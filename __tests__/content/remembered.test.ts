import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkText } from '../../src/check/check-text';
import { readContent } from '../../src/content/read-content';
import { digestOfRules, openMemory } from '../../src/content/remembered';
import { contentFolder, page, temporaryFolder, writeFiles } from '../support/content-folder';

const made = jest.fn(() => ['made']);
beforeEach(() => {
  made.mockClear();
});

describe('what is remembered of texts', () => {
  const remember = (file: string): void => {
    const memory = openMemory(file, 'rules');
    memory.recall('key', made);
    memory.save();
  };

  it('is made once, and known to later runs', () => {
    const file = path.join(temporaryFolder(), 'new', 'texts.json');
    remember(file);
    remember(file);
    expect(made).toHaveBeenCalledTimes(1);
    expect(openMemory(file, 'rules').recall('key', () => ['another'])).toEqual(['made']);
  });

  it('is made again by other rules', () => {
    const file = path.join(temporaryFolder(), 'texts.json');
    remember(file);
    expect(openMemory(file, 'other rules').recall('key', () => ['another'])).toEqual(['another']);
  });

  it('is made again when its file is damaged', () => {
    const file = path.join(temporaryFolder(), 'texts.json');
    writeFileSync(file, '{ "rules": "rules", "val');
    remember(file);
    expect(made).toHaveBeenCalledTimes(1);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ rules: 'rules', values: { key: ['made'] } });
  });

  it('is made in each run where its file cannot be written, and nothing fails', () => {
    const folder = temporaryFolder({ 'a file': 'x' });
    remember(path.join(folder, 'a file', 'texts.json'));
    remember(path.join(folder, 'a file', 'texts.json'));
    expect(made).toHaveBeenCalledTimes(2);
  });

  it('is kept for texts that one run does not read', () => {
    const file = path.join(temporaryFolder(), 'texts.json');
    remember(file);
    const elsewhere = openMemory(file, 'rules');
    elsewhere.recall('of another folder', () => ['another']);
    elsewhere.save();
    expect(openMemory(file, 'rules').recall('key', () => undefined)).toEqual(['made']);
  });

  it('is the same when it is read from a file', () => {
    const broken = page(
      'title: A\nimage: ./a.gif',
      '# A\n\n## B\n\n## B\n\n[x](/wiki/nowhere) ![](./p.png)\n\n```mermaid\ngraph TD\n```\n',
    );
    const { wiki } = readContent(contentFolder({ 'wiki/a.mdx': broken, 'wiki/b.mdx': page('title: B', '<Gallery\n') }));
    for (const text of wiki) {
      const { headings, usedComponents } = text;
      const values = { headings, usedComponents: [...usedComponents], findings: checkText(text) };
      expect(JSON.parse(JSON.stringify(values))).toEqual(values);
    }
  });
});

describe('the rules by which texts are read', () => {
  const project = (): string => {
    const root = temporaryFolder();
    for (const folder of ['src/content', 'src/check', 'src/site']) mkdirSync(path.join(root, folder), { recursive: true });
    writeFiles(root, { 'package-lock.json': '{}', 'src/content/a.ts': 'a', 'src/check/b.ts': 'b', 'src/site/c.ts': 'c' });
    return root;
  };

  it.each(['package-lock.json', 'src/content/a.ts', 'src/check/b.ts', 'src/check/below/new.ts'])('change with %s', (file) => {
    const root = project();
    const before = digestOfRules(root);
    writeFiles(root, { [file]: 'changed' });
    expect(digestOfRules(root)).not.toBe(before);
  });

  it('do not change with other code', () => {
    const root = project();
    const before = digestOfRules(root);
    writeFiles(root, { 'src/site/c.ts': 'changed' });
    expect(digestOfRules(root)).toBe(before);
  });
});
