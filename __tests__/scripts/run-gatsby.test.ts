/** How `npm run dev` starts and ends, with a stub of Gatsby that only prints. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { scripts } from '../../package.json';
import { temporaryFolder, writeFiles } from '../support/content-folder';

const TSX = pathToFileURL(require.resolve('tsx')).href;

interface Run {
  options?: string[];
  /** Sent after Gatsby's first output. */
  signal?: NodeJS.Signals;
}

/** Runs `npm run dev` with a stub of Gatsby, in a folder whose name has spaces, accents and $. */
async function develop(gatsby: string, { options = [], signal }: Run = {}) {
  const folder = path.join(temporaryFolder(), 'Le Théâtre $1');
  writeFiles(folder, { 'node_modules/gatsby/cli.js': gatsby });
  for (const part of ['scripts', 'src/content']) cpSync(path.resolve(part), path.join(folder, part), { recursive: true });
  const child = spawn(process.execPath, ['--require', './scripts/check-folder.cjs', '--import', TSX, 'scripts/dev.ts', ...options], {
    cwd: folder,
    env: { ...process.env, NODE_PATH: path.resolve('node_modules') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
