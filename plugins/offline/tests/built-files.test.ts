import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '../../../__tests__/support/content-folder';
import { builtFilesIn, picturesOf } from '../node/built-files';

const TEXT = 'A script that says the same again and again. '.repeat(40);
const FOLDER = '/static/0123456789abcdef0123456789abcdef';

/** Bytes and digest of files in a build. */
function describeFiles(files: Record<string, string>, ...paths: string[]) {
  const built = builtFilesIn(temporaryFolder(files));
  return paths.map((path) => built.describe(path).slice(1));
}

it('the saved wiki has the size in which a host sends it: texts compressed, pictures as they are', () => {
  const [text, picture] = describeFiles({ 'a.json': TEXT, 'b.webp': TEXT }, '/a.json', '/b.webp');
  expect([text?.[0], picture?.[0]]).toEqual([gzipSync(TEXT).length, TEXT.length]);
});

it('a page is found whose name looks like a file’s', () => {
  const [page] = describeFiles({ 'wiki/1.2.3/index.html': '', 'wiki/1.2.3.html': TEXT }, '/wiki/1.2.3');
  expect(page?.[0]).toBe(gzipSync(TEXT).length);
});

it('a page has a digest that changes with it, and a script has its digest in the name', () => {
  const files = { 'a.html': TEXT, 'b.html': TEXT, 'c.html': `${TEXT}.`, 'app-0123456789abcdef.js': TEXT };
  const [page, same, other, script] = describeFiles(files, '/a', '/b', '/c', '/app-0123456789abcdef.js');
  expect(page).toEqual(same);
  expect(page?.[1]).not.toBe(other?.[1]);
  expect(script?.[1]).toBeNull();
});

const SIZES = `<picture><source type="image/webp" srcSet="${FOLDER}/a/plug.webp 490w, ${FOLDER}/b/plug.webp 736w"/>
  <img class="drawing" src="${FOLDER}/d/plug.png" srcset="${FOLDER}/e/plug.png 490w, ${FOLDER}/d/plug.png 736w"></picture>`;

it.each([
  ['in one size: that of its `src`', SIZES, '', [`${FOLDER}/d/plug.png`]],
  ['by its path without prefix', `<img src="/crew${FOLDER}/a.png"><img src="/short-links/x.svg">`, '/crew', [`${FOLDER}/a.png`]],
  ['by its decoded name', `<img src="${FOLDER}/patch%20wall%20caf%C3%A9.png">`, '', [`${FOLDER}/patch wall café.png`]],
  ['only if it is of this site', '<img src="https://else.example/a.png"><img src="//else.example/b.png">', '', []],
])('a picture of the saved wiki is saved %s', (_how, html, prefix, pictures) => {
  expect(picturesOf(html, prefix)).toEqual(pictures);
});
