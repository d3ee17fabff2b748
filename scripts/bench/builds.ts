/** Builds of a copy of the project, measured: the project's own output stays as it is. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GOOD_PICTURES_FILE } from '../../src/check/check-pictures';
import { DRAWINGS_FOLDER } from '../../src/wiki/node/diagrams/draw-diagrams';
import { BUILD_PARTS } from '../build-parts';

/** How often memory is looked at, in milliseconds. */
const LOOK_EVERY = 500;

export interface MeasuredBuild {
  seconds: number;
  /** The most that the build and its workers used at once. */
  megabytes: number;
}

/** A copy of the project with its history, so that dates and authors are part of the work. */
export function copyProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--no-checkout', process.cwd(), root], { stdio: 'ignore' });
    // The index is read from the copied files, which may be newer than the last commit.
    execFileSync('git', ['reset', '--quiet'], { cwd: root, stdio: 'ignore' });
  } catch {
    console.log('No git history here: the builds are measured without.');
  }
  for (const part of ['content', ...BUILD_PARTS]) {
    if (existsSync(part)) cpSync(part, path.join(root, part), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  return root;
}

/** Megabytes that a process and all below it use now. */
function memoryOf(root: number): number {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, kilobytes: number]);
  const family = new Set([root]);
  // A child's number may be lower than its parent's, so until nothing is added.
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const [pid, parent] of processes) if (family.has(parent)) family.add(pid);
  }
  return processes.filter(([pid]) => family.has(pid)).reduce((sum, [, , kilobytes]) => sum + kilobytes, 0) / 1024;
}

/**
 * Runs `npm run build`'s script in a copy of the project.
 * @throws Error with the end of what the build printed, when it fails.
 */
export async function measureBuild(root: string, environment: NodeJS.ProcessEnv = {}): Promise<MeasuredBuild> {
  const started = performance.now();
  const build = spawn(process.execPath, [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/build.ts'], {
    cwd: root,
    env: { ...process.env, CI: 'true', ...environment },
  });
  let output = '';
  const listen = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-8000);
  };
  build.stdout.on('data', listen);
  build.stderr.on('data', listen);
  let megabytes = 0;
  const timer = setInterval(() => {
    if (build.pid !== undefined) megabytes = Math.max(megabytes, memoryOf(build.pid));
  }, LOOK_EVERY);
  const status = await new Promise<number | null>((resolve) => build.on('close', resolve));
  clearInterval(timer);
  if (status !== 0) throw new Error(`The build failed:\n${output}`);
  return { seconds: (performance.now() - started) / 1000, megabytes };
}

/** Digests of all files of a built site. */
export function digestsOf(root: string): Map<string, string> {
  const folder = path.join(root, 'public');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/** Files that differ between two states of a built site. */
export function changedFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).sort();
}

/** Adds a sentence to a wiki page. */
export function editPage(root: string, page: string): void {
  appendFileSync(path.join(root, page), '\nA sentence more, for the bench.\n');
}

/** Forgets what the checks remember of diagrams and pictures, so that a build is as cold as the first one of a clone. */
export function forgetChecks(): void {
  rmSync(DRAWINGS_FOLDER, { recursive: true, force: true });
  rmSync(GOOD_PICTURES_FILE, { force: true });
}

export function removeProject(root: string): void {
  rmSync(root, { recursive: true, force: true });
}
