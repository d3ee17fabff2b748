import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { serveForms } from '../node/publish-forms';
import { contentFolder } from '../../../__tests__/support/content-folder';

jest.mock('esbuild', () => ({
  build: () => ({
    metafile: {
      inputs: { '@sveltia/cms/npm/index.js': {} },
      outputs: { 'start-1.js': { entryPoint: 'plugins/forms/browser/open-forms.ts' } },
    },
  }),
}));

type Answer = (request: { path: string }, response: object, next: (error: unknown) => void) => Promise<void>;

const { env } = process;
const project = process.cwd();
let root = '';

beforeEach(() => {
  root = contentFolder({ '@sveltia/cms/npm/assets/font.woff2': 'font' });
  process.env = { ...env, SITE_CONTENT: root, PATH_PREFIX: '/repo' };
  process.chdir(root);
});

afterEach(() => {
  process.env = env;
  process.chdir(project);
});

/** Visits the forms of a development server; returns the pages that were sent, and errors. */
async function visit(times: number): Promise<unknown[]> {
  let answer: Answer | undefined;
  serveForms({ app: { get: (_address: RegExp, given: Answer) => (answer = given) } });
  const answers: unknown[] = [];
  const sendFile = (file: string, { root: folder }: { root: string }) => answers.push(readFileSync(path.join(folder, file), 'utf8'));
  for (let index = 0; index < times; index += 1) await answer?.({ path: '/forms' }, { sendFile }, (error) => answers.push(error));
  return answers;
}

it('forms that fail to build are reported at each visit, and the server goes on', async () => {
  rmSync(path.join(root, 'wiki'), { recursive: true });
  expect(await visit(2)).toEqual([expect.objectContaining({ code: 'ENOENT' }), expect.objectContaining({ code: 'ENOENT' })]);
});

it('the page of forms asks for its files without the site’s prefix, as the development server has them', async () => {
  expect(await visit(1)).toEqual([expect.stringContaining('src="/forms/start-1.js"')]);
});
