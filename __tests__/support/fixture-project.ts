import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Everything that a build needs, except the content and its history. */
const BUILD_PARTS = [
  'src',
  'plugins',
  'scripts',
  'gatsby-browser.tsx',
  '.parcelrc',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Terminal colours, which would split the words that tests look for. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

export interface BuildOutcome {
  status: number | null;
  /** All that the build printed, without colours. */
  output: string;
}

/** The files of a built site. */
export interface BuiltFiles {
  /** Absolute path of the folder. */
  folder: string;
  /** Whether a file is there. */
  has: (file: string) => boolean;
  /** A file as text. */
  read: (file: string) => string;
  /** Files below the folder, with `/`; all of them by default. */
  files: (test?: (file: string) => boolean) => string[];
  /** Bytes of a file, gzipped. */
  gzippedSize: (file: string) => number;
}

/** The files of a site in a folder, read at each call. */
export function filesOf(folder: string): BuiltFiles {
  const inFolder = (file: string): string => path.join(folder, file);
  return {
    folder,
    has: (file) => existsSync(inFolder(file)),
    read: (file) => readFileSync(inFolder(file), 'utf8'),
    files: (test = () => true) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => statSync(inFolder(file)).isFile() && test(file))
        .sort(),
    gzippedSize: (file) => gzipSync(readFileSync(inFolder(file))).length,
  };
}

/** A copy of the project outside the repository, with a content tree of the tests. */
export interface FixtureProject {
  root: string;
  contentFolder: string;
  publicFolder: string;
  /** `npm run build`, with environment variables of the test's own. */
  build: (environment?: Record<string, string>) => Promise<BuildOutcome>;
  remove: () => void;
}

/** Makes a copy of the project whose content is a copy of `__tests__/fixtures/<name>`. */
export function createFixtureProject(name: string): FixtureProject {
  const root = mkdtempSync(path.join(tmpdir(), 'fixture-project-'));
  for (const part of BUILD_PARTS) cpSync(part, path.join(root, part), { recursive: true });
  // On Windows, only administrators may create links other than junctions.
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  cpSync(path.join('__tests__/fixtures', name), path.join(root, 'fixture'), { recursive: true });
  const environmentOf = (environment: Record<string, string>): NodeJS.ProcessEnv => ({
    ...process.env,
    // Jest's value would make Gatsby build for tests.
    NODE_ENV: undefined,
    JEST_WORKER_ID: undefined,
    SITE_URL: undefined,
    SHORTLINK_URL: undefined,
    CONTACT_EMAIL: undefined,
    PATH_PREFIX: undefined,
    CI: 'true',
    SITE_CONTENT: 'fixture',
    ...environment,
  });
  return {
    root,
    contentFolder: path.join(root, 'fixture'),
    publicFolder: path.join(root, 'public'),
    build: (environment = {}) =>
      new Promise((resolve, reject) => {
        const building = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
          cwd: root,
          env: environmentOf(environment),
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        let output = '';
        for (const stream of [building.stdout, building.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
        building.on('error', reject);
        building.on('close', (status) => resolve({ status, output: output.replace(COLOURS, '') }));
      }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
