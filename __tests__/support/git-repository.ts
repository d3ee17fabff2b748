/** Git repositories for tests: real ones, made with git itself. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface CommitOptions {
  /** Author date and, unless `committerDate` says otherwise, committer date. */
  date?: string;
  committerDate?: string;
  author?: string;
  email?: string;
}

/** Ignores the machine's own configuration, and a repository that a hook may have set. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  return { ...Object.fromEntries(own), GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
}

/** A page of the wiki that is long enough for git to recognise it after a move with an edit. */
export function pageText(title: string, lines = 20): string {
  const text = Array.from({ length: lines }, (_, index) => `${title}, sentence ${index + 1}.`);
  return `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text.join('\n')}\n`;
}

/** Settings of a machine's own Git, none of which may change what we read. */
const SETTINGS = `
[log]
  showSignature = true
  follow = true
  showRoot = false
[diff]
  renames = false
  relative = true
  noprefix = true
  external = false
[diff "loud"]
  textconv = tr a-z A-Z <
[color]
  ui = always
`;

export class GitRepository {
  /** Commits without a date are a minute apart. */
  private clock = Date.UTC(2025, 0, 1);

  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true });
    this.git('init', '--quiet', '--initial-branch=main');
  }

  git(...args: string[]): string {
    return this.run(args);
  }

  private run(args: readonly string[], input = '', variables: NodeJS.ProcessEnv = {}): string {
    const settings = ['user.name=Nobody', 'user.email=nobody@example.org', 'maintenance.auto=false'];
    return execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
      cwd: this.folder,
      env: { ...environment(), ...variables },
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'pipe'],
      input,
    });
  }

  path(...segments: string[]): string {
    return path.join(this.folder, ...segments);
  }

  write(file: string, text: string): this {
    mkdirSync(path.dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), text);
    return this;
  }

  /** Writes settings of a machine, and returns their file for `GIT_CONFIG_GLOBAL`. */
  writeSettings(): string {
    const file = this.write('.git/attributes', '*.json diff=loud').path('.git/attributes');
    return this.write('.git/machine', `${SETTINGS}[core]\n  attributesFile = ${file}\n`).path('.git/machine');
  }

  /** Moves a file or folder, without telling git. */
  move(from: string, to: string): this {
    mkdirSync(path.dirname(this.path(to)), { recursive: true });
    renameSync(this.path(from), this.path(to));
    return this;
  }

  delete(file: string): this {
    rmSync(this.path(file), { recursive: true });
    return this;
  }

  /** Commits everything. */
  commit(message: string, { date, committerDate, author = 'Rigg Bolt', email }: CommitOptions = {}): this {
    this.clock += 60_000;
    const authorDate = date ?? new Date(this.clock).toISOString();
    this.git('add', '--all');
    this.run(['commit', '--quiet', '--file=-', '--cleanup=verbatim', '--allow-empty-message'], message, {
      GIT_AUTHOR_NAME: author,
      GIT_AUTHOR_EMAIL: email ?? `${author.toLowerCase().replace(/\W+/g, '.')}@example.org`,
      GIT_AUTHOR_DATE: authorDate,
      GIT_COMMITTER_DATE: committerDate ?? authorDate,
    });
    return this;
  }

  /** The hash of the last commit. */
  head(): string {
    return this.git('rev-parse', 'HEAD').trim();
  }
}
