/** Groups the wiki's changes by page. Pure. */
import { countEach, groupBy } from '../../components/group-by';
import { byDateDescending, type WikiChangeRecord } from './changes';
import type { ChangeKind } from './git';

/** Those who made changes, most changes first. */
const contributorsTo = (changes: readonly WikiChangeRecord[]) =>
  countEach(
    changes.flatMap(({ author, coAuthors }) => [author, ...coAuthors].map((name) => ({ name }))),
    ({ name }) => name,
  );

/** Takes the changes of a page's text, newest first, without mere moves. Contributors with most changes come first. */
function historyOfPage(touches: readonly { kind: ChangeKind; change: WikiChangeRecord }[]) {
  const changes = touches.map(({ change }) => change);
  const [last] = touches;
  // If the last commit deleted the page, the current one is not committed yet.
  const latest = last?.kind === 'deleted' ? undefined : last?.change;
  return {
    changes,
    contributors: contributorsTo(changes).map(({ name }) => name),
    lastUpdate: latest && {
      // A rebased old change must not make the page older.
      date: changes.map(({ date }) => date).reduce((first, second) => (first > second ? first : second)),
      author: latest.author,
      // Without a commit of git, later changes may be missing: the history files end where this repository starts.
      isLatest: changes.some(({ isEarlier }) => !isEarlier),
    },
  };
}

export type PageHistory = ReturnType<typeof historyOfPage>;

/** All changes, latest date first; contributors, those with most changes first; and the history of each page by path. */
export function historyOfWiki(records: readonly WikiChangeRecord[]) {
  const inOrder = [...records].sort((first, second) => second.position - first.position);
  const allTouches = inOrder.flatMap((change) => change.pages.map((touch) => ({ ...touch, change })));
  const ofPages = groupBy(
    allTouches.filter(({ kind }) => kind !== 'moved'),
    ({ page }) => page,
  );
  return {
    changes: inOrder.toSorted(byDateDescending),
    contributors: contributorsTo(inOrder),
    pages: new Map([...ofPages].map(([page, touches]) => [page, historyOfPage(touches)])),
  };
}
