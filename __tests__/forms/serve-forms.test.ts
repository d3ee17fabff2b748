import { rmSync } from 'node:fs';
import path from 'node:path';
import { serveForms } from '../../src/forms/node/publish-forms';
import { contentFolder } from '../support/content-folder';

type Answer = (request: { path: string }, response: object, next: (error: unknown) => void) => Promise<void>;

it('while developing, forms that fail to build are reported at each visit, and the server goes on', async () => {
  const root = contentFolder();
  process.env.SITE_CONTENT = root;
  rmSync(path.join(root, 'wiki'), { recursive: true });
  let answer: Answer | undefined;
  const app = { get: (_address: RegExp, given: Answer) => (answer = given) };
  serveForms({ app });
  const told: unknown[] = [];
  for (let visit = 0; visit < 2; visit += 1) await answer?.({ path: '/forms' }, {}, (error) => told.push(error));
  expect(told).toEqual([expect.objectContaining({ code: 'ENOENT' }), expect.objectContaining({ code: 'ENOENT' })]);
});
