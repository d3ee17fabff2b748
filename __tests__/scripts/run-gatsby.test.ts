/** How `npm run dev` starts and ends, with a Gatsby that only says what the real one does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../support/content-folder';

const TSX = pathToFileURL(require.resolve('tsx')).href;

/** Runs `npm run dev` over a program in the place of Gatsby, and sends it a signal once that has said something. */
async function develop(
  gatsby: string,
  { options = [], signal, files = {} }: { options?: string[]; signal?: NodeJS.Signals; files?: Record<string, string> } = {},
) {
  const folder = temporaryFolder({ ...files, 'node_modules/gatsby/cli.js': gatsby });
  for (const part of ['scripts', 'src/content']) cpSync(path.resolve(part), path.join(folder, part), { recursive: true });
  const child = spawn(process.execPath, ['--import', TSX, 'scripts/dev.ts', ...options], {
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

it('passes on what follows the command, says what a person wants to know, and ends as Gatsby ends', async () => {
  const gatsby = `
    console.log('success load plugins - 0.273s');
    console.error('error ' + process.argv.slice(2).join(' '));
    process.exitCode = 3;
  `;
  expect(await develop(gatsby, { options: ['--host', '0.0.0.0'] })).toEqual({ status: 3, said: 'error develop --host 0.0.0.0\n' });
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends Gatsby at %s, and then itself', async (signal) => {
  const gatsby = `
    process.once('${signal}', () => console.log('Ended.') ?? process.exit());
    setInterval(() => {}, 1000);
    console.log('Ready.');
  `;
  expect(await develop(gatsby, { signal })).toEqual({ status: 0, said: 'Ready.\nEnded.\n' });
});

it('ends with the code of the signal that has ended Gatsby', async () => {
  expect(await develop("process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);")).toEqual({ status: 143, said: '' });
});

it('says which port is taken and how to choose another, where Gatsby would ask', async () => {
  const gatsby = `
    console.log('\\nSomething is already running at port 8000');
    setInterval(() => process.stdout.write('? Would you like to run the app at another port instead?'), 20);
  `;
  const { status, said } = await develop(gatsby);
  expect(status).toBe(1);
  expect(said.trim()).toBe('Something is already running at port 8000. Choose another: PORT=8001 npm run dev');
});

it('does not take what other code has left', async () => {
  const gatsby = "console.log(require('node:fs').existsSync('.cache/trees') ? 'Trees.' : 'No trees.')";
  const files = { '.cache/trees': 'of other code', '.cache/build-inputs.json': JSON.stringify({ code: 'other', settings: '' }) };
  const { said } = await develop(gatsby, { files });
  expect(said).toBe('The code has changed, or no build has finished yet: starting on a clean slate.\nNo trees.\n');
});
