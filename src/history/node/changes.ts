/** The wiki's changes: those that git knows and those from before this repository, as one list. */
import type { HistoryFile } from '../../content/data-schemas';
import type { SiteConfiguration } from '../../content/site-schema';
import { isWikiPageFile, urlOfWikiFile } from '../../content/wiki-address';
import { describeSubject } from './describe';
import type { ChangeKind } from './git';
import type { RepositoryHistory } from './repository-history';

/** What a change did to a page. */
export interface PageTouch {
  /** Address of the page today. */
  page: string;
  kind: ChangeKind;
}

/** A change of the wiki as the data layer holds it. */
export interface WikiChangeRecord {
  hash: string;
  /** Empty if the commit has no message; then it is described by its pages. */
  description: string;
  author: string;
  coAuthors: string[];
  /** When it was written, as ISO 8601 in UTC. */
  date: string;
  /** Repository paths of the changed files, as they were then. */
  files: string[];
  pages: PageTouch[];
  /** Whether it was made before this repository. */
  isEarlier: boolean;
  /** Where it can be looked at; `null` where no repository is known to hold it. */
  url: string | null;
  /** Place among all changes, from 0 for the oldest. */
  place: number;
}

/** If several files of a change have one address, the first of these kinds counts for the page. */
const PRECEDENCE: readonly ChangeKind[] = ['edited', 'added', 'moved', 'deleted'];

/** The pages among files, each once. Takes paths below the content folder. */
export function pagesOfFiles(files: readonly { today: string | undefined; kind: ChangeKind }[]): PageTouch[] {
  const kinds = new Map<string, Set<ChangeKind>>();
  for (const { today, kind } of files) {
    if (today === undefined || !isWikiPageFile(today)) continue;
    const page = urlOfWikiFile(today);
    kinds.set(page, (kinds.get(page) ?? new Set()).add(kind));
  }
  return [...kinds].map(([page, all]) => {
    // A page whose file was replaced by another, as `fab.mdx` by `fab/index.mdx`, was edited.
    const isReplaced = all.has('added') && all.has('deleted');
    return { page, kind: isReplaced ? 'edited' : (PRECEDENCE.find((kind) => all.has(kind)) ?? 'edited') };
  });
}

/** Orders ISO dates in UTC, the latest first. */
export const byDateDescending = (first: { date: string }, second: { date: string }): number =>
  Number(first.date < second.date) - Number(first.date > second.date);

/** Two lists, each newest first, as one. Where their dates tie, git's come first. */
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

/** What the site's configuration says of the repository. */
export type RepositoryPlace = Pick<SiteConfiguration['repository'], 'url' | 'earlierUrl' | 'contentPath'>;

/**
 * All changes of the wiki that count, in the order of git's log, newest first. `contentPath` is the folder of the
 * repository in which the files of `earlier` lay; a commit that is in both is git's.
 */
export function changesOfWiki(
  repository: RepositoryHistory,
  earlier: HistoryFile,
  { place: { url, earlierUrl, contentPath }, nameOf }: { place: RepositoryPlace; nameOf: (name: string) => string },
): WikiChangeRecord[] {
  const known = new Set(repository.commits.map(({ hash }) => hash));
  const before = [...new Map(earlier.map((entry) => [entry.hash, entry])).values()].filter(({ hash }) => !known.has(hash));
  // Commits of the repository at that address that git does not know: what git knows is in another one, at no known address.
  const isElsewhere = url === earlierUrl && before.length > 0;
  const updates = repository.commits.filter(({ isUpdate }) => isUpdate);
  const fromGit = updates.map((commit) => {
    const author = nameOf(commit.author);
    const coAuthors = commit.coAuthors.map(nameOf).filter((name) => name !== author);
    return {
      hash: commit.hash,
      description: describeSubject(commit.subject),
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
      description: describeSubject(entry.description ?? ''),
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
  return all.map((change, index) => ({ ...change, place: all.length - 1 - index }));
}
