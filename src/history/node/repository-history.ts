import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isWikiPageFile, WIKI_FOLDER } from '../../content-model/wiki-address';
import { nameIn } from './authors';
import { askGit, datesOfCommits, GitError, readGitLog, type ChangeKind, type FileChange, type LoggedCommit } from './git';

export interface WikiFileChange {
  kind: ChangeKind;
  /** Path from the root of the repository, as it was then. */
  path: string;
  /** Path below the content folder today; `undefined` if the file left that folder or was replaced. */
  today: string | undefined;
}

/** Texts are not escaped. Co-authors are names, without the author's. */
export interface RepositoryCommit extends Omit<LoggedCommit, 'authorDate' | 'committerDate' | 'files'> {
  /** ISO 8601 in UTC. */
  date: string;
  files: WikiFileChange[];
}

export interface RepositoryHistory {
  /** Newest first. */
  commits: RepositoryCommit[];
  /** Says what is missing; absent if the history is complete. */
  missing?: string;
  /** Maps the path of a file from before this repository to today's. Both are below the content folder. */
  today: (contentPath: string) => string | undefined;
}

/** A file through all its moves. */
interface TracedFile {
  /** Path from the repository's root today; `undefined` once another file was moved there. */
  path: string | undefined;
}

/** Follows files through moves. A file that is deleted and added again is the same file. Takes commits newest first. */
function traceFiles(commits: readonly LoggedCommit[]) {
  const byChange = new Map<FileChange, TracedFile>();
  const firstAt = new Map<string, TracedFile>();
  // Keeps old names too: a parallel branch may still use them.
  const latestAt = new Map<string, TracedFile>();
  const start = (at: string): TracedFile => {
    const file = { path: at };
    latestAt.set(at, file);
    if (!firstAt.has(at)) firstAt.set(at, file);
    return file;
  };
  for (const { files } of commits.toReversed()) {
    // Before the commit moves any: two of its files may swap names.
    const known = new Map(files.map((change) => [change, latestAt.get(change.movedFrom ?? change.path)]));
    for (const change of files) {
      const { kind, path: at, movedFrom = at } = change;
      const before = known.get(change) ?? latestAt.get(movedFrom) ?? start(movedFrom);
      const isNewcomer = kind === 'added' && before.path !== at;
      const file = isNewcomer ? start(at) : before;
      byChange.set(change, file);
      if (movedFrom === at) continue;
      const replaced = latestAt.get(at);
      if (replaced?.path === at) replaced.path = undefined;
      file.path = at;
      latestAt.set(at, file);
    }
  }
  return { byChange, firstAt };
}

/** Names of co-authors by trailer, after `.mailmap`. */
async function namesOfCoAuthors(contentFolder: string, commits: readonly LoggedCommit[]): Promise<Map<string, string>> {
  const trailers = [...new Set(commits.flatMap(({ coAuthors }) => coAuthors))];
  const names = new Map(trailers.map((trailer) => [trailer, nameIn(trailer)]));
  // Git refuses contacts without an address.
  const contacts = trailers.filter((trailer) => /^[^<>\n]*<[^<>\n]+>$/.test(trailer));
  if (contacts.length === 0) return names;
  const answers = (await askGit(contentFolder, ['check-mailmap', '--stdin'], { input: `${contacts.join('\n')}\n` })).split('\n');
  contacts.forEach((contact, index) => names.set(contact, nameIn(answers[index] ?? contact)));
  return names;
}

/** The oldest commits of a shallow clone: git lists every file as added there. Empty for a whole clone. */
export async function boundaryOfClone(contentFolder: string): Promise<Set<string>> {
  const file = path.resolve(contentFolder, await askGit(contentFolder, ['rev-parse', '--git-path', 'shallow']));
  const hashes = await readFile(file, 'utf8').catch(() => '');
  return new Set(hashes.split('\n').filter(Boolean));
}

const NO_DATES = 'Pages show no date of their last update, and list only the changes in content/history.';

const SHALLOW =
  'This clone is shallow: pages whose changes it lacks show no date of their last update. ' +
  'Fetch the whole history: run git fetch --unshallow, or set fetch-depth: 0 in CI.';

const nothingKnown = (why: string): RepositoryHistory => ({ commits: [], missing: `${why} ${NO_DATES}`, today: (file) => file });

function whyUnread({ isMissing, complaint }: GitError): string {
  if (isMissing) return 'git is not installed.';
  if (/not a git repository/i.test(complaint)) return 'The content is in no git repository.';
  if (/not a valid object name HEAD/i.test(complaint)) return 'The git repository has no commit yet.';
  return `git could not read the history (${complaint || 'it gave no reason'}).`;
}

async function readTrackedHistory(contentFolder: string): Promise<RepositoryHistory> {
  const prefix = await askGit(contentFolder, ['rev-parse', '--show-prefix']);
  const boundary = await boundaryOfClone(contentFolder);
  const logged = (await readGitLog(contentFolder)).filter(({ hash }) => !boundary.has(hash));
  const names = await namesOfCoAuthors(contentFolder, logged);
  const dates = datesOfCommits(logged);
  const { byChange, firstAt } = traceFiles(logged);
  const belowContent = (file: string | undefined) => (file?.startsWith(prefix) ? file.slice(prefix.length) : undefined);

  const commits = logged.flatMap((commit): RepositoryCommit[] => {
    const { hash, author, subject, isUpdate } = commit;
    const date = dates.get(hash);
    const files = commit.files
      .map((change) => ({ kind: change.kind, path: change.path, today: belowContent(byChange.get(change)?.path) }))
      .filter((file) => file.path.startsWith(`${prefix}${WIKI_FOLDER}/`) || (file.today !== undefined && isWikiPageFile(file.today)));
    if (date === undefined || files.length === 0) return [];
    const coAuthors = commit.coAuthors.map((trailer) => names.get(trailer) ?? '').filter((name) => name !== '' && name !== author);
    return [{ hash, date, author, coAuthors: [...new Set(coAuthors)], subject, isUpdate, files }];
  });
  return {
    commits,
    ...(boundary.size > 0 && { missing: SHALLOW }),
    today: (contentPath) => {
      const first = firstAt.get(prefix + contentPath);
      return first ? belowContent(first.path) : contentPath;
    },
  };
}

/** Reads the history of the content. Without git or a repository it returns an empty history, and `missing` says why. */
export async function readRepositoryHistory(contentFolder: string): Promise<RepositoryHistory> {
  try {
    const isTracked = (await askGit(contentFolder, ['ls-tree', '--name-only', 'HEAD'])) !== '';
    return isTracked ? await readTrackedHistory(contentFolder) : nothingKnown('The git repository around the content does not track it.');
  } catch (error) {
    if (error instanceof GitError) return nothingKnown(whyUnread(error));
    throw error;
  }
}
