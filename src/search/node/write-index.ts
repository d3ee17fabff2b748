import { gzipSync } from 'node:zlib';
import type { BuildArgs } from 'gatsby';
import { PUBLISHED_FILES } from '../../content-model/addresses';
import { publishFiles } from '../../content-model/publish-files';
import { INDEX_FORMAT, type SearchIndex } from '../local-index';
import { buildFacets, documentsQuery, loadSearchSettings, type DocumentsData } from './documents';

/**
 * Writes the local index of the finished build.
 * @throws Error when the query for the documents fails
 */
export async function writeSearchIndex(args: BuildArgs): Promise<void> {
  const { reporter } = args;
  const result = await args.graphql<DocumentsData>(documentsQuery({ withPeople: true }));
  if (!result.data) throw new Error(`The search documents can't be read: ${JSON.stringify(result.errors)}`);
  const { searchDocuments: documents } = result.data;
  const index: SearchIndex = { format: INDEX_FORMAT, documents, facets: buildFacets(), synonyms: loadSearchSettings().synonyms };
  const text = JSON.stringify(index);
  await publishFiles(new Map([[PUBLISHED_FILES.searchIndex, text]]));
  reporter.info(`Search index: ${documents.length} documents, ${Math.round(gzipSync(text).length / 1024)} KB gzipped.`);
}
