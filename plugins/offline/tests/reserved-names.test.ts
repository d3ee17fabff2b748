import { reservedPaths } from '../../../src/content-model/address-rules';
import { ownPageOf } from '../../../src/content-model/page-texts';
import { FALLBACK_PATH, WIKI_FILES_PATH, WORKER_PATH } from '../published';

it('no redirect, short link or text takes the name of a file for reading offline', () => {
  const isReserved = reservedPaths([]);
  const files = [FALLBACK_PATH, WIKI_FILES_PATH, WORKER_PATH];
  expect(files.filter((file) => !isReserved(file))).toEqual([]);
  expect(['offline', 'offline-fallback'].map(ownPageOf)).toEqual([undefined, undefined]);
});
