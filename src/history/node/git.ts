import { execFile } from 'node:child_process';

/** Environment variables that would make git read another repository. Git sets some for its hooks. */
const MISLEADING_VARIABLE = /^GIT_(DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|OBJECT_DIRECTORY|PREFIX|NAMESPACE|\w+_PATHSPECS)$/;

/** Maximum output in bytes. The log of ten thousand commits is about 5 MB. */
const MAX_OUTPUT = 2 ** 28;

export class GitError extends Error {
  constructor(
    /** First line of git's error message. */
    readonly complaint: string,
    /** Whether git is not installed. */
    readonly isMissing: boolean,
  ) {
    super(complaint);
    this.name = 'GitError';
  }
}

/** Runs git in a folder. Returns its output without the last line feed. @throws GitError when git is missing or fails */
export function askGit(folder: string, args: readonly string[], { input = '' }: { input?: string } = {}): Promise<string> {
  const environment = Object.entries(process.env).filter(([name]) => !MISLEADING_VARIABLE.test(name));
  // `whyUnread` looks for English words in the error.
  const env = { ...Object.fromEntries(environment), LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' };
  return new Promise((resolve, reject) => {
    const child = execFile('git', args, { cwd: folder, env, maxBuffer: MAX_OUTPUT }, (error, stdout, stderr) => {
      if (error) reject(new GitError(stderr.trim().split('\n')[0] ?? '', error.code === 'ENOENT'));
      else resolve(stdout.replace(/\n$/, ''));
    });
    // Git may exit before it has read its input. The callback handles that.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

export type ChangeKind = 'added' | 'edited' | 'moved' | 'deleted';

export interface FileChange {
  kind: ChangeKind;
  /** Path from the repository's root after the commit. */
  path: string;
  /** Path before the commit, if it moved the file. */
  movedFrom?: string;
}

export interface LoggedCommit {
  hash: string;
  /** ISO 8601 with the author's offset; empty if unknown. */
  authorDate: string;
  committerDate: string;
  /** After `.mailmap`. */
  author: string;
  subject: string;
  /** `Faye Derr <faye@example.org>` */
  coAuthors: string[];
  /** False if the message ends with `Wiki-Update: no`. */
  isUpdate: boolean;
  files: FileChange[];
}

/** An author's clock may be up to a day fast. */
const A_DAY = 86_400_000;

type CommitDates = Pick<LoggedCommit, 'hash' | 'authorDate' | 'committerDate'>;

/** The author's date, which survives a rebase, else the committer's. Skips dates of wrong clocks. */
function dateOfCommit({ authorDate, committerDate }: CommitDates): string | undefined {
  const dates = [authorDate, committerDate].map((date) => new Date(date));
  return dates.find((date) => date.getUTCFullYear() >= 1971 && date.getTime() <= Date.now() + A_DAY)?.toISOString();
}

/** Dates (ISO 8601 in UTC) by hash. If both clocks were wrong, a commit gets the latest earlier date. Takes commits newest first. */
export function datesOfCommits(commits: readonly CommitDates[]): Map<string, string> {
  const dates = new Map<string, string>();
  let latest: string | undefined;
  for (const commit of commits.toReversed()) {
    const date = dateOfCommit(commit) ?? latest;
    if (date === undefined) continue;
    dates.set(commit.hash, date);
    if (latest === undefined || date > latest) latest = date;
  }
  return dates;
}

/** Values of a trailer, a line each; git ignores the case of its name. */
const trailer = (name: string): string => `%(trailers:key=${name},valueonly,unfold)`;

const FIELDS = ['%H', '%aI', '%cI', '%aN', '%s', trailer('Co-authored-by'), trailer('Wiki-Update')];

/** Start of an entry of `--raw -z`: modes, hashes before and after, status. One or two paths follow. */
const RAW_ENTRY = /^\n?:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) ([A-Z])\d*$/;

/** A file in the raw log: its content before and after, as hashes, and its path; a renamed one has a second path. */
interface RawEntry {
  status: string;
  before: string;
  after: string;
  path: string;
  movedTo: string;
}

/** Finds files that swapped names, which git lists as edited. Returns the old path of each. */
function swapsAmong(entries: readonly RawEntry[]): Map<RawEntry, string> {
  const edited = entries.filter(({ status, before, after }) => status === 'M' && before !== after);
  const byContent = new Map(edited.map((entry) => [entry.before, entry]));
  const isInRing = (entry: RawEntry): boolean => {
    let other = byContent.get(entry.after);
    for (let steps = 0; other && other !== entry && steps < edited.length; steps += 1) other = byContent.get(other.after);
    return other === entry;
  };
  return new Map(edited.filter(isInRing).map((entry) => [entry, byContent.get(entry.after)?.path ?? entry.path]));
}

function changesOf(entries: readonly RawEntry[]): FileChange[] {
  const swaps = swapsAmong(entries);
  return entries.flatMap((entry): FileChange[] => {
    const { status, before, after, path, movedTo } = entry;
    const movedFrom = swaps.get(entry);
    if (movedFrom !== undefined) return [{ kind: 'moved', path, movedFrom }];
    if (status === 'R') return [{ kind: before === after ? 'moved' : 'edited', path: movedTo, movedFrom: path }];
    if (status === 'A') return [{ kind: 'added', path }];
    if (status === 'D') return [{ kind: 'deleted', path }];
    // Only the permissions changed.
    return before === after ? [] : [{ kind: 'edited', path }];
  });
}

function parseLog(output: string): LoggedCommit[] {
  const pieces = output.split('\0');
  const commits: LoggedCommit[] = [];
  let next = 0;
  while (next + FIELDS.length < pieces.length) {
    const [hash = '', authorDate = '', committerDate = '', author = '', subject = '', helpers = '', update = ''] = pieces.slice(
      next,
      next + FIELDS.length,
    );
    next += FIELDS.length;
    const entries: RawEntry[] = [];
    for (let entry = RAW_ENTRY.exec(pieces[next] ?? ''); entry; entry = RAW_ENTRY.exec(pieces[next] ?? '')) {
      const [, before = '', after = '', status = ''] = entry;
      const [, path = '', movedTo = ''] = pieces.slice(next, next + 3);
      entries.push({ status, before, after, path, movedTo });
      next += status === 'R' ? 3 : 2;
    }
    const coAuthors = helpers.split('\n').filter((helper) => helper.trim() !== '');
    const isUpdate = !/^[ \t]*no[ \t]*$/im.test(update);
    commits.push({ hash, authorDate, committerDate, author, subject, coAuthors, isUpdate, files: changesOf(entries) });
  }
  return commits;
}

/** Overrules settings of the user. */
const SETTINGS = ['-c', 'log.showRoot=true', '-c', 'log.showSignature=false'];

const OPTIONS = ['--date-order', '--no-merges', '-M', '-l1000', '--no-color', '--no-ext-diff', '--no-textconv', '--encoding=UTF-8'];

/** Git's log, children before parents, without merges, whatever the user's settings. @throws GitError when git is missing or fails */
export function askGitLog(folder: string, args: readonly string[]): Promise<string> {
  return askGit(folder, [...SETTINGS, 'log', ...OPTIONS, ...args]);
}

/** All commits of the repository. @throws GitError when git is missing or fails */
export async function readGitLog(folder: string): Promise<LoggedCommit[]> {
  return parseLog(await askGitLog(folder, ['--raw', '-z', '--no-abbrev', '--no-relative', `--format=${FIELDS.join('%x00')}`]));
}
