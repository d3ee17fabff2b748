/** How `npm run dev` starts and ends, with a stub of Gatsby that only prints. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { scripts } from '../../package.json';
import { temporaryFolder, writeFiles } from '../support/content-folder';

const TSX = pathToFileURL(require.resolve('tsx')).href;

interface Run {
  options?: string[];
  /** Sent after Gatsby's first output. */
  signal?: NodeJS.Signals;
  folder?: string;
  script?: 'build' | 'dev';
  port?: string;
}

/** A project with a stub of Gatsby, in a folder whose name has spaces, accents and $. */
function projectWith(gatsby: string): string {
  const folder = path.join(temporaryFolder(), 'Le Théâtre $1');
  writeFiles(folder, { 'node_modules/gatsby/cli.js': gatsby, 'content/site.json': '{}' });
  for (const part of ['scripts', 'src']) cpSync(path.resolve(part), path.join(folder, part), { recursive: true });
  return folder;
}

function start(folder: string, script: 'build' | 'dev', { options = [], port }: Run = {}) {
  return spawn(process.execPath, ['--require', './scripts/check-folder.cjs', '--import', TSX, `scripts/${script}.ts`, ...options], {
    cwd: folder,
    env: { ...process.env, NODE_PATH: path.resolve('node_modules'), ...(port !== undefined && { PORT: port }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs `npm run dev`, or `npm run build`, to its end. */
async function develop(gatsby: string, { signal, folder = projectWith(gatsby), script = 'dev', ...run }: Run = {}) {
  const child = start(folder, script, run);
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

it('passes on its arguments, prints what matters, and ends with Gatsby’s exit code', async () => {
  const gatsby = `
    console.log('success load plugins - 0.273s');
    console.error('error ' + process.argv.slice(2).join(' '));
    process.exitCode = 3;
  `;
  expect(await develop(gatsby, { options: ['--host', '0.0.0.0'] })).toEqual({ status: 3, said: 'error develop --host 0.0.0.0\n' });
});

it('ends Gatsby when it is ended, and then itself', async () => {
  const gatsby = `
    process.once('SIGTERM', () => console.log('Ended.') ?? process.exit());
    setInterval(() => {}, 1000);
    console.log('Ready.');
  `;
  expect(await develop(gatsby, { signal: 'SIGTERM' })).toEqual({ status: 0, said: 'Ready.\nEnded.\n' });
});

it('ends with the code of the signal that ended Gatsby', async () => {
  expect(await develop("process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);")).toEqual({ status: 143, said: '' });
});

it('says which port is taken and how to choose another', async () => {
  const gatsby = `
    console.log('\\nSomething is already running at port 8000');
    setInterval(() => process.stdout.write('? Would you like to run the app at another port instead?'), 20);
  `;
  const { status, said } = await develop(gatsby);
  expect(status).toBe(1);
  expect(said.trim()).toBe('Something is already running at port 8000. Choose another: PORT=8001 npm run dev');
});

it.each(['build', 'dev'] as const)('a second Gatsby in one folder, by npm run %s, says so and leaves the first alone', async (script) => {
  const gatsby = "console.log('Ready.'); setInterval(() => {}, 1000);";
  const folder = projectWith(gatsby);
  const first = start(folder, 'dev');
  await once(first.stdout, 'data');
  writeFiles(folder, { '.cache/trees': 'of the first' });
  expect(await develop(gatsby, { folder, script })).toEqual({
    status: 1,
    said: 'A build or the development server already runs in this folder: wait for it, or stop it.\n',
  });
  expect(existsSync(path.join(folder, '.cache/trees'))).toBe(true);
  first.kill('SIGTERM');
  await once(first, 'close');
  expect(existsSync(path.join(folder, '.gatsby.lock'))).toBe(false);
});

it.each(['abc', '80000', '-1', '90.5'])('a port %s is an error of one line', async (port) => {
  expect(await develop('', { port })).toEqual({
    status: 1,
    said: `PORT=${port} is no port: write a number up to 65535, for example PORT=8001.\n`,
  });
});

it.each(['#', '%', '[', '?', '{', "'", '!'])('says at once that Gatsby cannot build below a folder with %s in its name', (character) => {
  jest.spyOn(process, 'cwd').mockReturnValue(`/home/crew ${character} 1`);
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  jest.isolateModules(() => void require('../../scripts/check-folder.cjs'));
  expect(exit).toHaveBeenCalledWith(1);
  expect(write).toHaveBeenCalledWith(
    `Gatsby cannot build below a folder with ${character} in its name: move the project to another folder.\n`,
  );
  jest.restoreAllMocks();
});

it.each(['build', 'dev', 'test'] as const)('npm run %s checks the folder first', (name) => {
  expect(scripts[name]).toMatch(/^node --require \.\/scripts\/check-folder\.cjs /);
});
