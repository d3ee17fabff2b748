/** The wiki's history enters the data layer: one `WikiChange` for each commit, and one `PageHistory` for each page that it knows. */
import type { Node, SourceNodesArgs } from 'gatsby';
import { readContent } from '../../content/read-content';
import { authorsSchema } from '../../content/authors-schema';
import { historySchema } from '../../content/history-schema';
import { peopleSchema } from '../../content/society-schemas';
import { contentRoot, displayPath } from '../../content/content-root';
import { authorNaming } from './authors';
import { changesOfWiki, type WikiChangeRecord } from './changes';
import { historyOfWiki, type PageHistory } from './wiki-history';
import { readRepositoryHistory, type RepositoryHistory } from './repository-history';
import { isWikiPageFile } from '../../content/wiki-address';
import { readJsonFile, readJsonFolder } from '../../content/read-json';

/** A `PageHistory` as it is stored: its changes are ids, so that a new commit concerns the pages that it touches alone. */
export interface PageHistoryNode extends Node, Omit<PageHistory, 'changes'> {
  /** Address of the page. */
  page: string;
  changes: string[];
}

/** How many files the message about the history names. */
const FILES_NAMED = 5;

/** What the history lacks, in one message: what could not be read, or else the pages that no commit holds yet. */
export function describeMissingHistory(repository: RepositoryHistory, pageFiles: readonly string[]): string | undefined {
  if (repository.missing !== undefined) return repository.missing;
  const committed = new Set(repository.commits.flatMap(({ files }) => files.map(({ today }) => today)));
  const missing = pageFiles.filter((file) => !committed.has(file));
  if (missing.length === 0) return undefined;
  const named = missing.slice(0, FILES_NAMED).map((file) => JSON.stringify(displayPath(file)));
  const others = missing.length > named.length ? ` and ${missing.length - named.length} more` : '';
  return `Pages that are not committed yet show no date of their last update: ${named.join(', ')}${others}.`;
}

/** All changes of the wiki as records, and what is missing from them. Takes the content root and the folder of it in the repository. */
export async function readWikiHistory(
  root: string,
  contentPath: string,
): Promise<{ changes: WikiChangeRecord[]; missing: string | undefined }> {
  const repository = await readRepositoryHistory(root);
  const nameOf = authorNaming(
    readJsonFile(authorsSchema, root, 'authors.json') ?? [],
    readJsonFile(peopleSchema, root, 'people.json') ?? { people: [] },
  );
  const earlier = readJsonFolder(historySchema, root, 'history').flat();
  const pageFiles = [...readContent(root).sizes.keys()].filter(isWikiPageFile);
  return {
    changes: changesOfWiki(repository, earlier, { contentPath, nameOf }),
    missing: describeMissingHistory(repository, pageFiles),
  };
}

/** Makes the nodes; `contentPath` is the folder of the repository that holds the content. */
export async function sourceHistory(
  { actions, createNodeId, createContentDigest, reporter }: SourceNodesArgs,
  contentPath: string,
): Promise<void> {
  const { changes, missing } = await readWikiHistory(contentRoot(), contentPath);
  if (missing !== undefined) reporter.info(`History of the wiki: ${missing}`);
  const idOf = ({ hash }: WikiChangeRecord): string => createNodeId(`WikiChange ${hash}`);
  for (const change of changes) {
    await actions.createNode({
      ...change,
      id: idOf(change),
      internal: { type: 'WikiChange', contentDigest: createContentDigest(change) },
    });
  }
  for (const [page, { changes: ofPage, contributors, lastUpdate }] of historyOfWiki(changes).pages) {
    const history = { page, changes: ofPage.map(idOf), contributors, lastUpdate };
    await actions.createNode({
      ...history,
      id: createNodeId(`PageHistory ${page}`),
      internal: { type: 'PageHistory', contentDigest: createContentDigest(history) },
    });
  }
}
