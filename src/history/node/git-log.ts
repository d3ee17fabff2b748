/** Reads `git log` as a stream: what each commit says and which files it changed. */
import { streamGit } from './git';

/** What a commit did to a file. */
export type ChangeKind = 'added' | 'edited' | 'moved' | 'deleted';

export interface FileChange {
  kind: ChangeKind;
  /** Path from the root of the repository, after the commit. */
  path: string;
  /** Path before the commit, where the commit moved the file; it may have edited it too. */
  movedFrom?: string;
}

export interface LoggedCommit {
  hash: string;
  /** When it was written, as ISO 8601 with the author's offset; empty where git cannot say. */
  authorDate: string;
  /** When it was applied. */
  committerDate: string;
  /** Name of the author, after `.mailmap`. */
  author: string;
  subject: string;
  /** Co-authors as their trailers name them: `Faye Derr <faye@example.org>`. */
  coAuthors: string[];
  files: FileChange[];
}

const HEADER = ['%H', '%aI', '%cI', '%aN', '%s', '%(trailers:key=Co-authored-by,valueonly,unfold)'];

/** Settings of the user or the repository that would change the answer. */
const SETTINGS = ['log.showRoot=true', 'log.follow=false', 'log.showSignature=false', 'core.quotePath=false'];

/**
 * Children come before their parents, else newest first. `--full-history`: a side branch counts although the
 * merge took the other side. `--full-diff`: where a file came from shows even when that is outside the folders.
 */
const OPTIONS = [
  ...['--full-history', '--date-order', '--no-merges', '--full-diff'],
  ...['--raw', '-z', '--no-abbrev', '-M', '-l1000', '--no-relative', '--no-ext-diff', '--ignore-submodules=none'],
  ...['--no-color', '--encoding=UTF-8'],
];

/** Cuts chunks at NUL bytes. Only an unfinished piece is kept between chunks. */
class NulSplitter {
  private unfinished: Buffer[] = [];

  *push(chunk: Buffer): Generator<string> {
    let start = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
      const piece = chunk.subarray(start, end);
      yield (this.unfinished.length === 0 ? piece : Buffer.concat([...this.unfinished, piece])).toString('utf8');
      this.unfinished = [];
      start = end + 1;
    }
    if (start < chunk.length) this.unfinished.push(chunk.subarray(start));
  }
}

/** Puts the pieces of `git log --raw -z` together again: some header fields, then entries of one or two paths. */
class LogParser {
  private header: string[] = [];
  private files: FileChange[] = [];
  private entry: { status: string; isSame: boolean; paths: string[] } | undefined;

  /** Takes the next piece; returns the commit before it when the piece starts another. */
  push(piece: string): LoggedCommit | undefined {
    if (this.entry) {
      this.addPath(this.entry, piece);
      return undefined;
    }
    if (this.header.length < HEADER.length) {
      this.header.push(piece);
      return undefined;
    }
    const raw = /^\n?:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) ([A-Z])\d*$/.exec(piece);
    if (raw) {
      this.entry = { status: raw[3] ?? '', isSame: raw[1] === raw[2], paths: [] };
      return undefined;
    }
    const finished = this.finish();
    this.header = [piece];
    return finished;
  }

  /** The last commit. */
  finish(): LoggedCommit | undefined {
    const [hash, authorDate, committerDate, author, subject, trailers] = this.header;
    if (hash === undefined || trailers === undefined) return undefined;
    const coAuthors = trailers.split('\n').filter((trailer) => trailer.trim() !== '');
    const commit = { hash, authorDate: authorDate ?? '', committerDate: committerDate ?? '', author: author ?? '', subject: subject ?? '' };
    const finished = { ...commit, coAuthors, files: this.files };
    this.header = [];
    this.files = [];
    return finished;
  }

  private addPath(entry: NonNullable<LogParser['entry']>, piece: string): void {
    entry.paths.push(piece);
    const isMove = entry.status === 'R';
    if (isMove && entry.paths.length < 2) return;
    this.entry = undefined;
    const [first = '', path = first] = entry.paths;
    if (isMove) this.files.push({ kind: entry.isSame ? 'moved' : 'edited', path, movedFrom: first });
    else if (entry.status === 'A') this.files.push({ kind: 'added', path });
    else if (entry.status === 'D') this.files.push({ kind: 'deleted', path });
    // Same content before and after: only its permissions changed.
    else if (!entry.isSame) this.files.push({ kind: 'edited', path });
  }
}

/**
 * The commits that touched some folders, children before parents, merges left out. Takes a folder of the
 * repository to run git in, and the folders to look at as paths from the repository's root (`''` is the root).
 * @throws GitError when git is missing or fails; the commits until then are not to be trusted.
 */
export async function* readGitLog(folder: string, folders: readonly string[]): AsyncGenerator<LoggedCommit> {
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const pathspecs = folders.map((path) => `:(top,literal)${path}`);
  const splitter = new NulSplitter();
  const parser = new LogParser();
  for await (const chunk of streamGit(folder, [...settings, 'log', ...OPTIONS, `--format=${HEADER.join('%x00')}`, '--', ...pathspecs])) {
    for (const piece of splitter.push(chunk)) {
      const commit = parser.push(piece);
      if (commit) yield commit;
    }
  }
  const last = parser.finish();
  if (last) yield last;
}
