/** Sorts the wiki's changes by page. Pure. */
import { countNames } from '../../society/node/credits';
import { byDateDescending, type WikiChangeRecord } from './changes';

interface LastUpdate {
  date: string;
  author: string;
  /** False if later changes may be missing. */
  isLatest: boolean;
}

export interface PageHistory {
  /** Changes of its text, newest first, without mere moves. */
  changes: WikiChangeRecord[];
  /** Most changes first. */
  contributors: string[];
  lastUpdate: LastUpdate | undefined;
}

interface WikiHistory {
  /** Latest date first. */
  changes: WikiChangeRecord[];
  contributors: { name: string; count: number }[];
  /** By the page's path. */
  pages: Map<string, PageHistory>;
}

const authorsOf = ({ author, coAuthors }: WikiChangeRecord): string[] => [author, ...coAuthors];

function historyOfPage(page: string, changes: WikiChangeRecord[]): PageHistory {
  // The last commit deleted the page, so the current one is not committed yet.
  const latest = changes[0]?.pages.some((touch) => touch.page === page && touch.kind === 'deleted') ? undefined : changes[0];
  return {
    changes,
    contributors: countNames(changes.flatMap(authorsOf)).map(({ name }) => name),
    lastUpdate: latest && {
      // A rebased old change must not make the page older.
      date: changes.map(({ date }) => date).reduce((first, second) => (first > second ? first : second)),
      author: latest.author,
      // Git has the newest commits, even in a shallow clone. The history files end where this repository starts.
      isLatest: changes.some(({ isEarlier }) => !isEarlier),
    },
  };
}

export function historyOfWiki(records: readonly WikiChangeRecord[]): WikiHistory {
  const inOrder = [...records].sort((first, second) => second.place - first.place);
  const ofPages = new Map<string, WikiChangeRecord[]>();
  for (const change of inOrder) {
    for (const { page, kind } of change.pages) {
      if (kind === 'moved') continue;
      const changes = ofPages.get(page);
      if (changes) changes.push(change);
      else ofPages.set(page, [change]);
    }
  }
  return {
    changes: inOrder.toSorted(byDateDescending),
    contributors: countNames(inOrder.flatMap(authorsOf)),
    pages: new Map([...ofPages].map(([page, changes]) => [page, historyOfPage(page, changes)])),
  };
}
