/** The wiki's history as the data layer holds it. Seen from its pages once, read by many. */
import type { NodePluginArgs } from 'gatsby';
import type { SiteConfiguration } from '../../content/site-schema';
import { wordsOfSegment } from '../../content/wiki-address';
import { linkTo, wikiIndex } from '../../wiki/node/wiki-index';
import type { WikiChangeRecord } from './changes';
import { describePages } from './describe';
import { historyOfWiki, type PageHistory, type WikiHistory } from './wiki-history';

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

let index: WikiHistory | undefined;

/** Forgets the index; call it whenever changes were added. */
export function forgetWikiHistory(): void {
  index = undefined;
}

/** The history of all wiki pages that is in the data layer now. */
export function wikiHistory({ getNodesByType }: Nodes): WikiHistory {
  index ??= historyOfWiki(getNodesByType('WikiChange') as unknown as WikiChangeRecord[]);
  return index;
}

const NOTHING_KNOWN: PageHistory = { changes: [], contributors: [], lastUpdate: undefined };

/** What is known of the past of the page at an address. */
export function historyOfPageAt(nodes: Nodes, url: string): PageHistory {
  return wikiHistory(nodes).pages.get(url) ?? NOTHING_KNOWN;
}

/** The pages of a change that exist today, as links. */
export function pagesOfChange(nodes: Nodes, change: WikiChangeRecord) {
  const { surroundings } = wikiIndex(nodes);
  return change.pages.flatMap(({ page: url }) => {
    const page = surroundings.get(url)?.page;
    return page ? [linkTo(page)] : [];
  });
}

/** What a change is called: by its commit, else by its pages. */
export function descriptionOfChange(nodes: Nodes, change: WikiChangeRecord): string {
  if (change.description !== '') return change.description;
  const { surroundings } = wikiIndex(nodes);
  return describePages(
    change.pages.map(({ page: url, kind }) => {
      const page = surroundings.get(url)?.page;
      return { kind, title: page ? linkTo(page).label : wordsOfSegment(url) };
    }),
  );
}

/** Where the repository shows the history of a file or folder. Takes its path below the content folder. */
export function historyUrlOf(contentPath: string, { repository }: Pick<SiteConfiguration, 'repository'>): string {
  const path = `${repository.contentPath}/${contentPath}`.split('/').map(encodeURIComponent).join('/');
  return `${repository.url}/commits/${repository.branch}/${path}`;
}

/** Where a commit can be looked at; none where no repository is known to hold it. */
export function commitUrlOf(change: Pick<WikiChangeRecord, 'hash' | 'isEarlier'>, { repository }: Pick<SiteConfiguration, 'repository'>) {
  const url = change.isEarlier ? repository.earlierUrl : repository.url;
  return url === undefined ? null : `${url}/commit/${change.hash}`;
}
