import { gzipSync } from 'node:zlib';
import { readerOf } from '../../src/offline/node/publish-offline';
import { temporaryFolder, writeFiles } from '../support/content-folder';

const TEXT = 'A script that says the same again and again. '.repeat(40);

describe('the files that are kept offline', () => {
  it('have the size in which a host sends them: texts compressed, pictures as they are', () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'a.js': TEXT, 'b.webp': TEXT });
    const { read } = readerOf(folder, {});
    expect(read('/a.js')).toMatchObject({ bytes: gzipSync(TEXT).length, room: TEXT.length });
    expect(read('/b.webp')).toMatchObject({ bytes: TEXT.length, room: TEXT.length });
  });

  it('are not compressed again by a later build, until they change', () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'a.js': TEXT });
    const first = readerOf(folder, {});
    const { digest } = first.read('/a.js');
    expect(first.sizes).toEqual({ [digest]: gzipSync(TEXT).length });
    // A size that is not true shows where it comes from.
    expect(readerOf(folder, { [digest]: 7 }).read('/a.js').bytes).toBe(7);
    writeFiles(folder, { 'a.js': `${TEXT}!` });
    expect(readerOf(folder, { [digest]: 7 }).read('/a.js').bytes).toBe(gzipSync(`${TEXT}!`).length);
  });

  it('are found for a page whose name looks like a file’s', () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'wiki/1.2.3/index.html': TEXT, 'wiki/1.2.3.html': TEXT });
    expect(readerOf(folder, {}).read('/wiki/1.2.3').room).toBe(TEXT.length);
  });

  it('leave nothing known of files that are gone', () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'a.js': TEXT });
    const { read, sizes } = readerOf(folder, { gone: 5 });
    const { digest } = read('/a.js');
    expect(Object.keys(sizes)).toEqual([digest]);
  });
});
