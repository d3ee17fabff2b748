/** Runs git, and says in words why it could not answer. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';

/** Variables that would point git at another repository, or change what a path means; hooks set some of them. */
const MISLEADING_VARIABLE = /^GIT_(DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|OBJECT_DIRECTORY|PREFIX|NAMESPACE|\w+_PATHSPECS)$/;

/** How much of git's own complaint is kept. */
const COMPLAINT_LENGTH = 2000;

/** Raised when git is missing or refuses; `complaint` is its own first line. */
export class GitError extends Error {
  constructor(
    readonly complaint: string,
    /** Whether there is no git to run. */
    readonly isMissing: boolean,
  ) {
    super(complaint);
    this.name = 'GitError';
  }
}

function startGit(folder: string, args: readonly string[]): ChildProcessWithoutNullStreams {
  const environment = Object.entries(process.env).filter(([name]) => !MISLEADING_VARIABLE.test(name));
  // git answers in English, which is what the messages below are read for, and takes no locks.
  const env = { ...Object.fromEntries(environment), LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' };
  return spawn('git', args, { cwd: folder, env });
}

/**
 * Runs git in a folder and yields what it prints, piece by piece. `input` goes to its standard input.
 * @throws GitError when git is missing or fails; what was yielded until then is not to be trusted.
 */
export async function* streamGit(folder: string, args: readonly string[], input = ''): AsyncGenerator<Buffer> {
  const child = startGit(folder, args);
  const ended = new Promise<GitError | undefined>((resolve) => {
    let complaint = '';
    child.stderr.on('data', (data: Buffer) => {
      if (complaint.length < COMPLAINT_LENGTH) complaint += data.toString('utf8');
    });
    child.on('error', (error: NodeJS.ErrnoException) => resolve(new GitError(error.message, error.code === 'ENOENT')));
    child.on('close', (code) => resolve(code === 0 ? undefined : new GitError(complaint.trim().split('\n')[0] ?? '', false)));
  });
  // git may end before it has read everything; its exit code says the rest.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  try {
    for await (const chunk of child.stdout) yield chunk as Buffer;
  } finally {
    child.kill();
  }
  const failure = await ended;
  if (failure) throw failure;
}

/**
 * Runs git in a folder for a short answer, without the line feed at its end.
 * @throws GitError when git is missing or fails.
 */
export async function askGit(folder: string, args: readonly string[], input = ''): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of streamGit(folder, args, input)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8').replace(/\n$/, '');
}
