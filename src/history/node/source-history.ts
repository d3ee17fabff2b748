/** Makes a `WikiChange` node per commit and a `PageHistory` node per page. */
import type { Node } from 'gatsby';
import { dataFilesOf, filesInDataLayer, replaceNodes, type ContentSource } from '../../content/data-layer';
import { validFiles, type DataFile } from '../../content/read-content';
import { authorsSchema, historySchema } from '../../content/data-schemas';
import { personNaming } from '../../society/node/people';
import { changedNamesOf } from '../../society/node/society-records';
import { contentRoot, displayPath } from '../../content/content-root';
import { authorNaming } from './authors';
import { changesOfWiki, type RepositoryPlace, type WikiChangeRecord } from './changes';
import { historyOfWiki, type PageHistory } from './wiki-history';
import { readRepositoryHistory, type RepositoryHistory } from './repository-history';
import { isWikiPageFile } from '../../content/wiki-address';

/** A stored `PageHistory`. Changes are ids, so a new commit updates only the pages that it touches. */
export interface PageHistoryNode extends Node, Omit<PageHistory, 'changes'> {
  page: string;
  changes: string[];
}

const FILES_NAMED = 5;

/** Says why the history is incomplete, else which pages are not committed yet. */
export function describeMissingHistory(repository: RepositoryHistory, pageFiles: readonly string[]): string | undefined {
  if (repository.missing !== undefined) return repository.missing;
  const committed = new Set(repository.commits.flatMap(({ files }) => files.map(({ today }) => today)));
  const missing = pageFiles.filter((file) => !committed.has(file));
  if (missing.length === 0) return undefined;
  const named = missing.slice(0, FILES_NAMED).map((file) => JSON.stringify(displayPath(file)));
  const others = missing.length > named.length ? ` and ${missing.length - named.length} more` : '';
  return `Pages that are not committed yet show no date of their last update: ${named.join(', ')}${others}.`;
}

/** Reads all changes of the wiki, and says what is missing. `files` has the paths of all content files. */
export async function readWikiHistory(
  root: string,
  place: RepositoryPlace,
  { data, files }: { data: readonly DataFile[]; files: readonly string[] },
): Promise<{ changes: WikiChangeRecord[]; missing: string | undefined }> {
  const repository = await readRepositoryHistory(root);
  const nameOf = authorNaming(validFiles(data, authorsSchema)[0]?.data ?? [], personNaming(changedNamesOf(data)));
  const earlier = validFiles(data, historySchema).flatMap((file) => file.data);
  return {
    changes: changesOfWiki(repository, earlier, { place, nameOf }),
    missing: describeMissingHistory(repository, files.filter(isWikiPageFile)),
  };
}

export function historySource(place: RepositoryPlace): ContentSource {
  return {
    reads: (file) => file === 'authors.json' || file === 'people.json' || file.startsWith('history/'),
    source: async (args) => {
      const files = { data: dataFilesOf(args), files: filesInDataLayer(args) };
      const { changes, missing } = await readWikiHistory(contentRoot(), place, files);
      if (missing !== undefined) args.reporter.info(`History of the wiki: ${missing}`);
      await replaceNodes(
        args,
        'WikiChange',
        changes.map((change) => ({ key: change.hash, fields: { ...change } })),
      );
      const idOf = ({ hash }: WikiChangeRecord): string => args.createNodeId(`WikiChange ${hash}`);
      await replaceNodes(
        args,
        'PageHistory',
        [...historyOfWiki(changes).pages].map(([page, { changes: ofPage, contributors, lastUpdate }]) => ({
          key: page,
          fields: { page, changes: ofPage.map(idOf), contributors, lastUpdate },
        })),
      );
    },
  };
}
