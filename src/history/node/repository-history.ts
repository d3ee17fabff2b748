/** The history of the content as its git repository knows it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isWikiPageFile, WIKI_FOLDER } from '../../content/wiki-address';
import { askGit, GitError } from './git';
import { readGitLog, type ChangeKind, type FileChange, type LoggedCommit } from './git-log';
import { Lineage, type TracedFile } from './lineage';

/** A file of the wiki that a commit touched. */
export interface WikiFileChange {
  kind: ChangeKind;
  /** Path from the root of the repository, as it was then. */
  path: string;
  /** Path below the content folder today; absent for a file that another one has replaced since. */
  today: string | undefined;
}

/** A commit that touched the wiki. Its texts are as git has them. */
export interface RepositoryCommit {
  hash: string;
  /** When it was written, as ISO 8601 in UTC. */
  date: string;
  author: string;
  /** Names of the co-authors, without the author. */
  coAuthors: string[];
  subject: string;
  files: WikiFileChange[];
}

export interface RepositoryHistory {
  /** Newest first. */
  commits: RepositoryCommit[];
  /** What could not be read, as a sentence; absent where the whole history is there. */
  missing?: string;
  /** Where a file of the time before this repository is today. Takes and returns paths below the content folder. */
  today: (contentPath: string) => string | undefined;
}

/** Clocks may be a day ahead of ours. */
const A_DAY = 86_400_000;

/**
 * When a commit was written: its author's date, which survives a rebase, else its committer's. A date before
 * git existed or one that has not come yet is a clock's mistake; then there is none.
 */
export function dateOfCommit({ authorDate, committerDate }: Pick<LoggedCommit, 'authorDate' | 'committerDate'>, now = Date.now()) {
  const dates = [authorDate, committerDate].map((date) => new Date(date));
  return dates.find((date) => date.getUTCFullYear() >= 1971 && date.getTime() <= now + A_DAY)?.toISOString();
}

const isWithin = (folder: string, file: string): boolean => folder === '' || file === folder || file.startsWith(`${folder}/`);

/** The deepest folder that holds all files; `''` is the root. */
function commonFolder(files: readonly string[]): string {
  const [first = [], ...others] = files.map((file) => file.split('/').slice(0, -1));
  const differs = first.findIndex((segment, index) => others.some((other) => other[index] !== segment));
  return (differs === -1 ? first : first.slice(0, differs)).join('/');
}

interface Reading {
  commits: { commit: LoggedCommit; date: string; changes: { change: FileChange; file: TracedFile }[] }[];
  lineage: Lineage;
  /** Folders beyond those read, from which pages were moved into them. */
  origins: string[];
}

async function read(contentFolder: string, folders: readonly string[], boundary: ReadonlySet<string>): Promise<Reading> {
  const reading: Reading = { commits: [], lineage: new Lineage(), origins: [] };
  const isRead = (file: string): boolean => folders.some((folder) => isWithin(folder, file));
  for await (const commit of readGitLog(contentFolder, folders)) {
    // The oldest commits of a shallow clone pretend to have added every file.
    if (boundary.has(commit.hash)) continue;
    const touched = reading.lineage.goBack(commit.files);
    const fromElsewhere = commit.files.flatMap(({ path: to, movedFrom }) =>
      movedFrom !== undefined && /\.mdx?$/.test(to) && isRead(to) && !isRead(movedFrom) ? [movedFrom] : [],
    );
    if (fromElsewhere.length > 0) reading.origins.push(commonFolder(fromElsewhere));
    const date = dateOfCommit(commit);
    if (date === undefined) continue;
    const changes = commit.files.flatMap((change, index) => {
      const file = touched[index];
      return file && isRead(change.path) ? [{ change, file }] : [];
    });
    reading.commits.push({ commit: { ...commit, files: [] }, date, changes });
  }
  return reading;
}

/** Reads the log of a folder, and of folders from which its pages came, if any: the whole of it again, so that one pass sees all. */
async function readWithOrigins(contentFolder: string, folder: string, boundary: ReadonlySet<string>): Promise<Reading> {
  let folders = [folder];
  for (;;) {
    const reading = await read(contentFolder, folders, boundary);
    const further = [...new Set(reading.origins)].filter((origin) => !folders.some((known) => isWithin(known, origin)));
    if (further.length === 0) return reading;
    folders = [...folders, ...further];
  }
}

/** Names of co-authors after `.mailmap`, by what their trailers say. */
async function namesOfCoAuthors(contentFolder: string, trailers: ReadonlySet<string>): Promise<Map<string, string>> {
  const nameIn = (contact: string): string => contact.replace(/\s*<[^<>]*>\s*$/, '').trim();
  const names = new Map([...trailers].map((trailer) => [trailer, nameIn(trailer)]));
  const contacts = [...trailers].filter((trailer) => /^[^<>\n]*<[^<>\n]+>$/.test(trailer));
  if (contacts.length === 0) return names;
  const answers = (await askGit(contentFolder, ['check-mailmap', '--stdin'], `${contacts.join('\n')}\n`)).split('\n');
  contacts.forEach((contact, index) => names.set(contact, nameIn(answers[index] ?? contact)));
  return names;
}

/** The oldest commits of a shallow clone; empty for a whole one. */
async function boundaryOfClone(contentFolder: string): Promise<Set<string>> {
  if ((await askGit(contentFolder, ['rev-parse', '--is-shallow-repository'])) !== 'true') return new Set();
  const file = path.resolve(contentFolder, await askGit(contentFolder, ['rev-parse', '--git-path', 'shallow']));
  return new Set((await readFile(file, 'utf8')).split('\n').filter(Boolean));
}

const NO_DATES = 'Pages show no date of their last update, and only the changes in content/history.';

function whyUnread(error: GitError): string {
  if (error.isMissing) return `git is not installed. ${NO_DATES}`;
  if (/not a git repository/i.test(error.complaint)) return `The content is in no git repository. ${NO_DATES}`;
  return `git could not read the history (${error.complaint || 'it gave no reason'}). ${NO_DATES}`;
}

async function readWholeHistory(contentFolder: string): Promise<RepositoryHistory> {
  const prefix = await askGit(contentFolder, ['rev-parse', '--show-prefix']);
  const unread = (missing: string): RepositoryHistory => ({ commits: [], missing: `${missing} ${NO_DATES}`, today: (file) => file });
  const hasCommits = await askGit(contentFolder, ['rev-parse', '--verify', '--quiet', 'HEAD']).catch(() => '');
  if (hasCommits === '') return unread('The git repository has no commit yet.');
  const boundary = await boundaryOfClone(contentFolder);
  const { commits, lineage } = await readWithOrigins(contentFolder, prefix.replace(/\/$/, ''), boundary);
  if (commits.length === 0 && boundary.size === 0) return unread('The git repository around the content does not track it.');

  const todayOf = (file: TracedFile): string | undefined => {
    const now = file.path;
    return now !== undefined && now.startsWith(prefix) ? now.slice(prefix.length) : undefined;
  };
  const names = await namesOfCoAuthors(contentFolder, new Set(commits.flatMap(({ commit }) => commit.coAuthors)));
  const wikiPrefix = `${prefix}${WIKI_FOLDER}/`;
  const repositoryCommits = commits.flatMap(({ commit, date, changes }): RepositoryCommit[] => {
    const files = changes
      .map(({ change, file }) => ({ kind: change.kind, path: change.path, today: todayOf(file) }))
      .filter((file) => file.path.startsWith(wikiPrefix) || (file.today !== undefined && isWikiPageFile(file.today)));
    if (files.length === 0) return [];
    const coAuthors = commit.coAuthors.map((trailer) => names.get(trailer) ?? '').filter((name) => name !== '' && name !== commit.author);
    return [{ hash: commit.hash, date, author: commit.author, coAuthors: [...new Set(coAuthors)], subject: commit.subject, files }];
  });
  return {
    commits: repositoryCommits,
    ...(boundary.size > 0 && {
      missing:
        'This clone is shallow: pages that have not changed since it starts show no date of their last update. ' +
        'Fetch the whole history to see them (git fetch --unshallow, or fetch-depth: 0).',
    }),
    today: (contentPath) => todayOf(lineage.fileAt(prefix + contentPath)),
  };
}

/**
 * Reads the history of the content from the git repository around it. Takes the absolute path of the content
 * folder. Never throws for what a machine or a clone may lack: then `missing` says so, and no date is given
 * that could be wrong.
 */
export async function readRepositoryHistory(contentFolder: string): Promise<RepositoryHistory> {
  try {
    return await readWholeHistory(contentFolder);
  } catch (error) {
    if (error instanceof GitError) return { commits: [], missing: whyUnread(error), today: (file) => file };
    throw error;
  }
}
