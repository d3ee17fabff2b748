/** The local search index becomes files of the site. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildArgs } from 'gatsby';
import { INDEX_FORMAT, MANIFEST_PATH, type IndexManifest } from '../packed-index';
import { loadSearchSettings } from './load-settings';
import { packIndex } from './pack';
import { searchRecordsQuery, type SearchRecordsData } from './query-records';
import type { SearchRecord } from './records';

const FOLDER = 'static';
const INDEX_FILE = /^search-index-[0-9a-f]+\.json$/;

/**
 * Writes the index below a folder, named after its content, and the manifest that names it; deletes indexes
 * of earlier builds. Returns the path of the index and its size in bytes, gzipped.
 */
export async function writeIndexFiles(
  publicFolder: string,
  records: readonly SearchRecord[],
  synonyms: readonly (readonly string[])[],
): Promise<{ file: string; gzipped: number }> {
  const text = JSON.stringify(packIndex(records, synonyms));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const file = `search-index-${hash}.json`;
  const folder = path.join(publicFolder, FOLDER);
  const manifest: IndexManifest = { format: INDEX_FORMAT, path: `/${FOLDER}/${file}` };
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, file), text);
  await writeFile(path.join(publicFolder, MANIFEST_PATH), JSON.stringify(manifest));
  const stale = (await readdir(folder)).filter((name) => INDEX_FILE.test(name) && name !== file);
  await Promise.all(stale.map((name) => rm(path.join(folder, name))));
  return { file, gzipped: gzipSync(text).length };
}

/**
 * Writes the local index of the finished build.
 * @throws Error when the records can't be read from the data layer.
 */
export async function writeSearchIndex(args: BuildArgs): Promise<void> {
  const { reporter } = args;
  const result = await args.graphql<SearchRecordsData>(searchRecordsQuery({ withPeople: true }));
  if (!result.data) throw new Error(`The search records can't be read: ${JSON.stringify(result.errors)}`);
  const { searchRecords } = result.data;
  const { gzipped } = await writeIndexFiles(path.resolve('public'), searchRecords, loadSearchSettings().synonyms);
  reporter.info(`Search index: ${searchRecords.length} records, ${Math.round(gzipped / 1024)} KB gzipped.`);
}
