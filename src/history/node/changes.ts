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

const commitUrl = (repositoryUrl: string | undefined, hash: string): string | null =>
  repositoryUrl === undefined ? null : `${repositoryUrl}/commit/${hash}`;

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
  const updates = repository.commits.filter(({ hash, isUpdate }) => isUpdate && !notUpdates.some((start) => hash.startsWith(start)));
  const fromGit = updates.map((commit) => {
    const author = nameOf(commit.author);
    const coAuthors = commit.coAuthors.map(nameOf).filter((name) => name !== author);
    return {
      hash: commit.hash,
      description: named(publicSubject(commit.subject)),
      author,
      coAuthors: [...new Set(coAuthors)],
      date: commit.date,
      files: commit.files.map(({ path }) => path),
      pages: pagesOfFiles(commit.files),
      isEarlier: false,
      url: commitUrl(isElsewhere ? undefined : url, commit.hash),
    };
  });
  const fromFiles = before
    .map((entry) => ({
      hash: entry.hash,
      description: named(publicSubject(entry.description ?? '')),
      author: nameOf(entry.author),
      coAuthors: [],
      date: new Date(entry.date).toISOString(),
      files: entry.files,
      pages: pagesOfFiles(
        entry.files
          .filter((file) => file.startsWith(`${contentPath}/`))
          .map((file) => ({ today: repository.today(file.slice(contentPath.length + 1)), kind: 'edited' })),
      ),
      isEarlier: true,
      url: commitUrl(earlierUrl, entry.hash),
    }))
    .sort(byDateDescending);
  const all = mergeByDate(fromGit, fromFiles);
  return all.map((change, index) => ({ ...change, position: all.length - 1 - index }));
}
