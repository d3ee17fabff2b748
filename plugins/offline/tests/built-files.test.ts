import { gzipSync } from 'node:zlib';
import { temporaryFolder, writeFiles } from '../../../__tests__/support/content-folder';
import { builtFilesIn, picturesOf } from '../node/built-files';

const TEXT = 'A script that says the same again and again. '.repeat(40);

function describeFiles(files: Record<string, string>, ...paths: string[]) {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  return paths.map((path) => builtFilesIn(folder).describe(path));
}

it('the saved wiki has the size in which a host sends it: texts compressed, pictures as they are', () => {
  const files = describeFiles({ 'a.json': TEXT, 'b.webp': TEXT }, '/a.json', '/b.webp');
  expect(files.map(([, bytes]) => bytes)).toEqual([gzipSync(TEXT).length, TEXT.length]);
});

it('a page is found whose name looks like a file’s', () => {
  const [page] = describeFiles({ 'wiki/1.2.3/index.html': '', 'wiki/1.2.3.html': TEXT }, '/wiki/1.2.3');
  expect(page?.[1]).toBe(gzipSync(TEXT).length);
});

it('a page has a digest that changes with it, and a script has its digest in the name', () => {
  const digests = (text: string) =>
    describeFiles({ 'wiki.html': text, 'app-0123456789abcdef.js': text }, '/wiki', '/app-0123456789abcdef.js').map(
      ([, , digest]) => digest,
    );
  const [page, script] = digests(TEXT);
  expect(script).toBeNull();
  expect(digests(TEXT)[0]).toBe(page);
  expect(digests(`${TEXT}.`)[0]).not.toBe(page);
});

const FOLDER = '/static/0123456789abcdef0123456789abcdef';

it('a picture is saved in one size: that of its `src`', () => {
  const html = `<picture><source type="image/webp" srcSet="${FOLDER}/a/plug.webp 490w, ${FOLDER}/b/plug.webp 736w"/>
    <img class="drawing" src="${FOLDER}/d/plug.png" srcset="${FOLDER}/e/plug.png 490w, ${FOLDER}/d/plug.png 736w"></picture>`;
  expect(picturesOf(html, '')).toEqual([`${FOLDER}/d/plug.png`]);
});

it('pictures are found below a path prefix and with accents in their names, and named without either', () => {
  const html = `<img src="/crew${FOLDER}/patch%20wall%20caf%C3%A9.png"><img src="/short-links/x.svg">`;
  expect(picturesOf(html, '/crew')).toEqual([`${FOLDER}/patch wall café.png`]);
});

it('other sites’ pictures are not saved', () => {
  expect(picturesOf('<img src="https://else.example/a.png"><img src="//else.example/b.png">', '')).toEqual([]);
});
