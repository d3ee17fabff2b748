/** The wiki's changes, page by page. Pure. */
import { countNames } from '../../society/node/production-figures';
import { byDateDescending, type WikiChangeRecord } from './changes';

export interface LastUpdate {
  date: string;
  author: string;
  /** Whether it is certain that nothing has changed since. */
  isLatest: boolean;
}

/** What is known of one page's past. */
export interface PageHistory {
  /** The changes of its text, newest first; a move alone does not count. */
  changes: WikiChangeRecord[];
  /** Who made them, those with most changes first. */
  contributors: string[];
  lastUpdate: LastUpdate | undefined;
}

export interface WikiHistory {
  /** All changes, those with the latest date first. */
  changes: WikiChangeRecord[];
  /** Who made them, and how many each. */
  contributors: { name: string; count: number }[];
  /** What is known of each page, by its address. */
  pages: Map<string, PageHistory>;
}

const authorsOf = ({ author, coAuthors }: WikiChangeRecord): string[] => [author, ...coAuthors];

function historyOfPage(page: string, changes: WikiChangeRecord[]): PageHistory {
  // If the last commit deleted the page, the one that is there now is new and not committed yet.
  const latest = changes[0]?.pages.some((touch) => touch.page === page && touch.kind === 'deleted') ? undefined : changes[0];
  return {
    changes,
    contributors: countNames(changes.flatMap(authorsOf)).map(({ name }) => name),
    lastUpdate: latest && {
      // An old change that was rebased comes after a younger one; it does not make the page older.
      date: changes.map(({ date }) => date).reduce((first, second) => (first > second ? first : second)),
      author: latest.author,
      // Even a shallow clone holds the newest commits, so if git knows one of this page, none has followed the latest.
      // The history files end where this repository starts, and say nothing of what came after.
      isLatest: changes.some(({ isEarlier }) => !isEarlier),
    },
  };
}

/** Sorts the changes of the wiki by page. Takes them in any order. */
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
