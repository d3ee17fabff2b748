/** Makes a `WikiChange` node per commit and a `PageHistory` node per page. */
import type { Node } from 'gatsby';
import { dataFilesOf, replaceNodes, type ContentSource } from '../../content/data-layer';
import { validFiles, type DataFile } from '../../content/read-content';
import { authorsSchema, historySchema } from '../../content/data-schemas';
import { isYearFile } from '../../content/year-kinds';
import { personNaming } from '../../society/node/people';
import { changedNamesOf } from '../../society/node/society-records';
import { contentRoot } from '../../content/content-root';
import { authorNaming } from './authors';
import { changesOfWiki, type RepositoryAddress, type WikiChangeRecord } from './changes';
import { historyOfWiki, type PageHistory } from './wiki-history';
import { readRepositoryHistory } from './repository-history';

/** A stored `PageHistory`. Changes are ids, so a new commit updates only the pages that it touches. */
export interface PageHistoryNode extends Node, Omit<PageHistory, 'changes'> {
  page: string;
  changes: string[];
}

/** Reads all changes of the wiki, and says what is missing. `data` has all JSON files of the content. */
async function readWikiHistory(
  root: string,
  address: RepositoryAddress,
  data: readonly DataFile[],
): Promise<{ changes: WikiChangeRecord[]; missing: string | undefined }> {
  const repository = await readRepositoryHistory(root);
  const nameOf = authorNaming(validFiles(data, authorsSchema)[0]?.data ?? [], personNaming(changedNamesOf(data)));
  const earlier = validFiles(data, historySchema).flatMap((file) => file.data);
  return { changes: changesOfWiki(repository, earlier, { address, nameOf }), missing: repository.missing };
}

export function historySource(address: RepositoryAddress): ContentSource {
  return {
    reads: (file) => file === 'authors.json' || file === 'people.json' || file.startsWith('history/') || isYearFile(file),
    source: async (args) => {
      const { changes, missing } = await readWikiHistory(contentRoot(), address, dataFilesOf(args));
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
