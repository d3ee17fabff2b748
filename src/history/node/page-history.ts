/** The wiki's changes seen from its pages. Pure. */
import { countNames } from './authors';
import { byDateDescending, type WikiChangeRecord } from './changes';

export interface LastUpdate {
  date: string;
  author: string;
  /** Whether no later change can be missing from what is known. */
  isLatest: boolean;
}

/** What is known of one page's past. */
export interface PageHistory {
  /** The changes of its text, newest first; moves alone do not count. */
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

const everyone = ({ author, coAuthors }: WikiChangeRecord): string[] => [author, ...coAuthors];

function historyOfPage(page: string, changes: WikiChangeRecord[]): PageHistory {
  // A page that was deleted last, and is there all the same, is new and not committed yet.
  const latest = changes[0]?.pages.some((touch) => touch.page === page && touch.kind === 'deleted') ? undefined : changes[0];
  return {
    changes,
    contributors: countNames(changes.flatMap(everyone)).map(({ name }) => name),
    lastUpdate: latest && {
      date: latest.date,
      author: latest.author,
      // Git gives the newest commits first, so one that it shows is the last. The record of the time before
      // this repository knows nothing of what came after it.
      isLatest: changes.some(({ isEarlier }) => !isEarlier),
    },
  };
}

/** Sees the changes of the wiki, in any order, from its pages. */
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
    contributors: countNames(inOrder.flatMap(everyone)),
    pages: new Map([...ofPages].map(([page, changes]) => [page, historyOfPage(page, changes)])),
  };
}
