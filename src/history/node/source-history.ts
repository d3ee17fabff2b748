/** Makes a `WikiChange` node per commit and a `PageHistory` node per page. */
import type { Node } from 'gatsby';
import { dataFilesOf, replaceNodes, type ContentSource } from '../../content-model/data-layer';
import { validFiles } from '../../content-model/read-content';
import { authorsSchema, historySchema } from '../../content-model/data-schemas';
import { isYearFile } from '../../content-model/year-kinds';
import { personNaming } from '../../society/node/people';
import { changedNamesOf } from '../../society/node/society-records';
import { contentRoot } from '../../content-model/content-root';
import { authorNaming } from './authors';
import { changesOfWiki, type RepositoryAddress, type WikiChangeRecord } from './changes';
import { historyOfWiki, type PageHistory } from './wiki-history';
import { readRepositoryHistory } from './repository-history';

/** A stored `PageHistory`. Changes are ids, so a new commit updates only the pages that it touches. */
export interface PageHistoryNode extends Node, Omit<PageHistory, 'changes'> {
  page: string;
  changes: string[];
}

export function historySource(address: RepositoryAddress): ContentSource {
  return {
    reads: (file) => file === 'authors.json' || file === 'people.json' || file.startsWith('history/') || isYearFile(file),
    source: async (args) => {
      const data = dataFilesOf(args);
      const repository = await readRepositoryHistory(contentRoot());
      if (repository.missing !== undefined) args.reporter.info(`History of the wiki: ${repository.missing}`);
      const named = personNaming(changedNamesOf(data));
      const nameOf = authorNaming(validFiles(data, authorsSchema)[0]?.data ?? [], named);
      const earlier = validFiles(data, historySchema).flatMap((file) => file.data);
      const changes = changesOfWiki(repository, earlier, { address, nameOf, named });
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
