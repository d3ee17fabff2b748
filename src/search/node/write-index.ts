import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildArgs } from 'gatsby';
import { INDEX_FORMAT, MANIFEST_PATH, divideIndex, type IndexManifest, type IndexTexts, type SearchDocument } from '../local-index';
import { loadSearchSettings } from './load-settings';
import { documentsQuery, type DocumentsData } from './documents';

const FOLDER = 'static';
const INDEX_FILE = /^search-index-[0-9a-f]+\.json$/;

/** Longest file of texts, in characters. A slow connection loads one in 15 seconds, and keeps it if the next one fails. */
const PART_LENGTH = 350_000;

function partsOf(texts: IndexTexts): IndexTexts[] {
  const parts: IndexTexts[] = [[]];
  let length = 0;
  for (const text of texts) {
    const { length: own } = JSON.stringify(text);
    if (length > 0 && length + own > PART_LENGTH) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(text);
    length += own;
  }
  return parts;
}

/** Also deletes files of earlier builds. @returns the size of the new ones in bytes, gzipped */
async function writeIndexFiles(publicFolder: string, documents: SearchDocument[], synonyms: string[][]): Promise<number> {
  const folder = path.join(publicFolder, FOLDER);
  await mkdir(folder, { recursive: true });
  const written = new Map<string, string>();
  const write = async (content: unknown): Promise<string> => {
    const text = JSON.stringify(content);
    const file = `search-index-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
    written.set(file, text);
    await writeFile(path.join(folder, file), text);
    return `/${FOLDER}/${file}`;
  };
  const { outline, texts } = divideIndex({ documents, synonyms });
  const manifest: IndexManifest = { format: INDEX_FORMAT, outline: await write(outline), texts: [] };
  for (const part of partsOf(texts)) manifest.texts.push([await write(part), Buffer.byteLength(JSON.stringify(part))]);
  await writeFile(path.join(publicFolder, MANIFEST_PATH), JSON.stringify(manifest));
  const stale = (await readdir(folder)).filter((name) => INDEX_FILE.test(name) && !written.has(name));
  await Promise.all(stale.map((name) => rm(path.join(folder, name))));
  return [...written.values()].reduce((sum, text) => sum + gzipSync(text).length, 0);
}

/**
 * Writes the local index of the finished build.
 * @throws Error when the query for the documents fails
 */
export async function writeSearchIndex(args: BuildArgs): Promise<void> {
  const { reporter } = args;
  const result = await args.graphql<DocumentsData>(documentsQuery({ withPeople: true }));
  if (!result.data) throw new Error(`The search documents can't be read: ${JSON.stringify(result.errors)}`);
  const { searchDocuments } = result.data;
  const gzipped = await writeIndexFiles(path.resolve('public'), searchDocuments, loadSearchSettings().synonyms);
  reporter.info(`Search index: ${searchDocuments.length} documents, ${Math.round(gzipped / 1024)} KB gzipped.`);
}
