/** Sorts the wiki's changes by page. Pure. */
import { groupBy } from '../../components/group-by';
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
  const touches = inOrder.flatMap((change) => change.pages.map((touch) => ({ ...touch, change })));
  const ofPages = groupBy(
    touches.filter(({ kind }) => kind !== 'moved'),
    ({ page }) => page,
  );
  return {
    changes: inOrder.toSorted(byDateDescending),
    contributors: countNames(inOrder.flatMap(authorsOf)),
    pages: new Map(
      [...ofPages].map(([page, touched]) => [
        page,
        historyOfPage(
          page,
          touched.map(({ change }) => change),
        ),
      ]),
    ),
  };
}
