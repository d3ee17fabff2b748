import { gzipSync } from 'node:zlib';
import { readerOf } from '../node/publish-offline';
import { temporaryFolder, writeFiles } from '../../../__tests__/support/content-folder';

const TEXT = 'A script that says the same again and again. '.repeat(40);

describe('the files that are cached offline', () => {
  it('have the size in which a host sends them: texts compressed, pictures as they are', () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'a.js': TEXT, 'b.webp': TEXT });
    const read = readerOf(folder);
    const sizeOf = (file: string) => ({ download: read(file).bytes(), room: read(file).room });
    expect(sizeOf('/a.js')).toEqual({ download: gzipSync(TEXT).length, room: TEXT.length });
    expect(sizeOf('/b.webp')).toEqual({ download: TEXT.length, room: TEXT.length });
  });

  it('are found for a page whose name looks like a file’s', () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'wiki/1.2.3/index.html': TEXT, 'wiki/1.2.3.html': TEXT });
    expect(readerOf(folder)('/wiki/1.2.3').room).toBe(TEXT.length);
  });
});
