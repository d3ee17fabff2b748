/** Merges git's changes of the wiki with those from before this repository. */
import type { HistoryFile } from '../../content-model/data-schemas';
import type { SiteConfiguration } from '../../content-model/site-schema';
import { isWikiPageFile, urlOfWikiFile } from '../../content-model/wiki-address';
import type { ChangeKind } from './git';
import { publicSubject } from './public-text';
import type { RepositoryHistory } from './repository-history';

interface PageTouch {
  /** Address of the page today. */
  page: string;
  kind: ChangeKind;
}

export interface WikiChangeRecord {
  hash: string;
  description: string;
  author: string;
  coAuthors: string[];
  /** ISO 8601 in UTC. */
  date: string;
  /** Repository paths at that time. */
  files: string[];
  pages: PageTouch[];
  /** From before this repository. */
  isEarlier: boolean;
  /** The commit's page; `null` if its repository is unknown. */
  url: string | null;
  /** Index among all changes; 0 is the oldest. */
  position: number;
}

/** If several files of a change share an address, the first of these kinds wins. */
const PRECEDENCE: readonly ChangeKind[] = ['edited', 'added', 'moved', 'deleted'];

/** The pages among files, each once. */
export function pagesOfFiles(files: readonly { today: string | undefined; kind: ChangeKind }[]): PageTouch[] {
  const kinds = new Map<string, Set<ChangeKind>>();
  for (const { today, kind } of files) {
    if (today === undefined || !isWikiPageFile(today)) continue;
    const page = urlOfWikiFile(today);
    kinds.set(page, (kinds.get(page) ?? new Set()).add(kind));
  }
  return [...kinds].map(([page, all]) => {
    // `fab.mdx` became `fab/index.mdx`.
    const isReplaced = all.has('added') && all.has('deleted');
    return { page, kind: isReplaced ? 'edited' : (PRECEDENCE.find((kind) => all.has(kind)) ?? 'edited') };
  });
}

export const byDateDescending = (first: { date: string }, second: { date: string }): number =>
  Number(first.date < second.date) - Number(first.date > second.date);

/** Merges two lists, each newest first. In a tie the first list wins. */
function mergeByDate<T extends { date: string }>(first: readonly T[], second: readonly T[]): T[] {
  const merged: T[] = [];
  let next = 0;
  for (const item of first) {
    for (let other = second[next]; other && other.date > item.date; other = second[next]) {
      merged.push(other);
      next += 1;
    }
    merged.push(item);
  }
  return [...merged, ...second.slice(next)];
}

export type RepositoryAddress = Pick<SiteConfiguration['repository'], 'url' | 'earlierUrl' | 'contentPath' | 'notUpdates'>;

interface ChangeNaming {
  /** From an author's name in git to the shown one. */
  nameOf: (name: string) => string;
  /** Names people in a text as `people.json` asks. */
  named: (text: string) => string;
}

/** All updates of the wiki in the order of git's log. If a commit is in both sources, git's record wins. */
export function changesOfWiki(
  repository: RepositoryHistory,
  earlier: HistoryFile,
  { address: { url, earlierUrl, contentPath, notUpdates }, nameOf, named }: ChangeNaming & { address: RepositoryAddress },
): WikiChangeRecord[] {
  const known = new Set(repository.commits.map(({ hash }) => hash));
  const before = [...new Map(earlier.map((entry) => [entry.hash, entry])).values()].filter(({ hash }) => !known.has(hash));
  // `content/history` has commits of `url` that git lacks: this clone is of another repository, so its commits have no address.
  const isElsewhere = url === earlierUrl && before.length > 0;
  const fromGit = repository.commits
    .filter(({ hash, isUpdate }) => isUpdate && !notUpdates.some((start) => hash.startsWith(start)))
    .map((commit) => ({ ...commit, isEarlier: false, repositoryUrl: isElsewhere ? undefined : url }));
  const todayOf = (file: string) => (file.startsWith(`${contentPath}/`) ? repository.today(file.slice(contentPath.length + 1)) : undefined);
  const fromFiles = before
    .map(({ hash, date, author, description = '', files }) => ({
      hash,
      date: new Date(date).toISOString(),
      author,
      coAuthors: [],
      subject: description,
      files: files.map((file) => ({ path: file, today: todayOf(file), kind: 'edited' as const })),
      isEarlier: true,
      repositoryUrl: earlierUrl,
    }))
    .sort(byDateDescending);
  const all = mergeByDate<(typeof fromGit | typeof fromFiles)[number]>(fromGit, fromFiles);
  return all.map(({ hash, date, subject, files, isEarlier, repositoryUrl, ...commit }, index) => {
    const author = nameOf(commit.author);
    const coAuthors = new Set(commit.coAuthors.map(nameOf).filter((name) => name !== author));
    return {
      hash,
      date,
      author,
      coAuthors: [...coAuthors],
      description: named(publicSubject(subject)),
      files: files.map((file) => file.path),
      pages: pagesOfFiles(files),
      isEarlier,
      url: repositoryUrl === undefined ? null : `${repositoryUrl}/commit/${hash}`,
      position: all.length - 1 - index,
    };
  });
}
