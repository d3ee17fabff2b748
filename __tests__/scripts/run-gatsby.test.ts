/** How `npm run dev` starts and ends, with a stub of Gatsby that only prints. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { scripts } from '../../package.json';
import { portOr } from '../../scripts/port';
import { temporaryFolder, writeFiles } from '../support/content-folder';

const TSX = pathToFileURL(require.resolve('tsx')).href;

/** A project with a stub of Gatsby, in a folder whose name has spaces, accents and $. */
function projectWith(gatsby: string): string {
  const folder = path.join(temporaryFolder(), 'Le Théâtre $1');
  writeFiles(folder, { 'node_modules/gatsby/cli.js': gatsby, 'content/site.json': '{}' });
  for (const part of ['scripts', 'src']) cpSync(path.resolve(part), path.join(folder, part), { recursive: true });
  return folder;
}

function start(folder: string, script: 'build' | 'dev', options: readonly string[] = []) {
  return spawn(process.execPath, ['--require', './scripts/check-folder.cjs', '--import', TSX, `scripts/${script}.ts`, ...options], {
    cwd: folder,
    env: { ...process.env, NODE_PATH: path.resolve('node_modules') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Waits for the end of a command. @param signal is sent after its first output */
async function untilEnd(child: ReturnType<typeof start>, signal?: NodeJS.Signals) {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (words: Buffer) => {
      if (signal && said === '') child.kill(signal);
      said += words.toString();
    });
  }
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, said };
}

it.each<{ does: string; gatsby: string; options?: string[]; signal?: NodeJS.Signals; status: number; said: string }>([
  {
    does: 'passes on its arguments, prints what matters, and ends with Gatsby’s exit code',
    gatsby: `
      console.log('success load plugins - 0.273s');
      console.error('error ' + process.argv.slice(2).join(' '));
      process.exitCode = 3;
    `,
    options: ['--host', '0.0.0.0'],
    status: 3,
    said: 'error develop --host 0.0.0.0\n',
  },
  {
    does: 'ends Gatsby when it is ended, and then itself',
    gatsby: `
      process.once('SIGTERM', () => console.log('Ended.') ?? process.exit());
      setInterval(() => {}, 1000);
      console.log('Ready.');
    `,
    signal: 'SIGTERM',
    status: 0,
    said: 'Ready.\nEnded.\n',
  },
  {
    does: 'ends with the code of the signal that ended Gatsby',
    gatsby: "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);",
    status: 143,
    said: '',
  },
  {
    does: 'says which port is taken and how to choose another',
    gatsby: `
      console.log('\\nSomething is already running at port 8000');
      setInterval(() => process.stdout.write('? Would you like to run the app at another port instead?'), 20);
    `,
    status: 1,
    said: '\nSomething is already running at port 8000. Choose another: PORT=8001 npm run dev\n',
  },
])('npm run dev $does', async ({ gatsby, options, signal, status, said }) => {
  expect(await untilEnd(start(projectWith(gatsby), 'dev', options), signal)).toEqual({ status, said });
});

it('a second Gatsby in one folder, by npm run build or npm run dev, says so and leaves the first alone', async () => {
  const folder = projectWith("console.log('Ready.'); setInterval(() => {}, 1000);");
  const first = start(folder, 'dev');
  await once(first.stdout, 'data');
  writeFiles(folder, { '.cache/trees': 'of the first' });
  const refused = {
    status: 1,
    said: 'A build or the development server already runs in this folder: wait for it, or stop it.\n',
  };
  expect([await untilEnd(start(folder, 'build')), await untilEnd(start(folder, 'dev'))]).toEqual([refused, refused]);
  expect(existsSync(path.join(folder, '.cache/trees'))).toBe(true);
  first.kill('SIGTERM');
  await once(first, 'close');
  expect(existsSync(path.join(folder, '.gatsby.lock'))).toBe(false);
});

describe('mistakes around a command', () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('It ended.');
  });
  afterEach(() => jest.clearAllMocks());

  it.each(['abc', '80000', '-1', '90.5'])('the port %s is an error of one line', (port) => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    process.env.PORT = port;
    expect(() => portOr(8000)).toThrow('It ended.');
    expect([exit.mock.calls, error.mock.calls]).toEqual([
      [[1]],
      [[`PORT=${port} is no port: write a number up to 65535, for example PORT=8001.`]],
    ]);
  });

  it.each(['#', '%', '[', '?', '{', "'", '!'])(
    'a command says at once that Gatsby cannot build below a folder with %s in its name',
    (character) => {
      jest.spyOn(process, 'cwd').mockReturnValueOnce(`/home/crew ${character} 1`);
      const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
      expect(() => jest.isolateModules(() => void require('../../scripts/check-folder.cjs'))).toThrow('It ended.');
      expect([exit.mock.calls, write.mock.calls]).toEqual([
        [[1]],
        [[`Gatsby cannot build below a folder with ${character} in its name: move the project to another folder.\n`]],
      ]);
    },
  );
});

it.each(['build', 'dev', 'test'] as const)('npm run %s checks the folder first', (name) => {
  expect(scripts[name]).toMatch(/^node --require \.\/scripts\/check-folder\.cjs /);
});
