import { gzipSync } from 'node:zlib';
import { temporaryFolder, writeFiles } from '../../../__tests__/support/content-folder';
import { builtFilesIn } from '../node/built-files';

const TEXT = 'A script that says the same again and again. '.repeat(40);

function measure(files: Record<string, string>, ...paths: string[]) {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  return builtFilesIn(folder).measure(paths);
}

it('the saved wiki has the size in which a host sends it: texts compressed, pictures as they are', () => {
  const { files, room } = measure({ 'a.json': TEXT, 'b.webp': TEXT }, '/a.json', '/b.webp');
  expect(files.map(([, bytes]) => bytes)).toEqual([gzipSync(TEXT).length, TEXT.length]);
  expect(room).toBe(2 * TEXT.length);
});

it('a page is found whose name looks like a file’s', () => {
  expect(measure({ 'wiki/1.2.3/index.html': '', 'wiki/1.2.3.html': TEXT }, '/wiki/1.2.3').room).toBe(TEXT.length);
});

it('a page has a digest that changes with it, and a script has its digest in the name', () => {
  const digests = (text: string) =>
    measure({ 'wiki.html': text, 'app-0123456789abcdef.js': text }, '/wiki', '/app-0123456789abcdef.js').files.map(
      ([, , digest]) => digest,
    );
  const [page, script] = digests(TEXT);
  expect(script).toBeNull();
  expect(digests(TEXT)[0]).toBe(page);
  expect(digests(`${TEXT}.`)[0]).not.toBe(page);
});
