/** An editor breaks a page while the development server runs: real files, a real server. */
import { once } from 'node:events';
import { watch, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { answerProblems, watchContent } from '../../src/site/node/serve-problems';
import { contentFolder, page, temporaryFolder } from '../support/content-folder';

let watching = new AbortController();
afterEach(() => {
  watching.abort();
  watching = new AbortController();
});

it('while developing, browser and terminal get a mistake', async () => {
  const root = contentFolder({ 'wiki/a.mdx': page('title: A\nemojy: x') });
  const reports: number[] = [];
  const server = createServer(answerProblems(root, (problems) => reports.push(problems.length), watching.signal)).listen(0);
  await once(server, 'listening');
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const [, data = ''] = /^retry: 500\ndata: (.*)\n\n$/.exec(await response.text()) ?? [];
  expect(JSON.parse(data)).toMatchObject([{ line: 3, message: 'Unknown field "emojy".' }]);
  expect(reports).toEqual([1]);
  server.close();
});

it('while developing, a change during a check starts another one, a failed check ends nothing, and only the newest result is reported', async () => {
  const root = temporaryFolder({ 'a.txt': '1' });
  const news = watch(root, { recursive: true, signal: watching.signal });
  const reports: (string | undefined)[] = [];
  let checks = 0;
  let tellOfRepair = (): void => undefined;
  const repair = new Promise<void>((resolve) => (tellOfRepair = resolve));
  const ask = watchContent(
    root,
    async () => {
      checks += 1;
      if (checks < 3) {
        const told = once(news, 'change');
        writeFileSync(path.join(root, 'a.txt'), `changed during check ${checks}`);
        await told;
        // The tested watch gets the same event at about the same time.
        await new Promise((end) => setTimeout(end, 200));
      }
      if (checks === 2) throw new Error('No memory left.');
      return checks === 3 ? [{ file: 'check 3', line: 1, column: 1, message: '', remedy: '' }] : [];
    },
    (problems) => {
      reports.push(problems[0]?.file);
      if (problems.length === 0) tellOfRepair();
    },
    watching.signal,
  );
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map((problems) => problems[0]?.file)).toEqual(['check 3', 'check 3']);
  expect([checks, reports]).toEqual([3, ['check 3']]);
  writeFileSync(path.join(root, 'a.txt'), 'repaired');
  await repair;
  expect(reports).toEqual(['check 3', undefined]);
});

it('while developing, a check that could not run says so, and not that nothing is wrong', async () => {
  const report = jest.fn();
  const ask = watchContent(temporaryFolder(), () => Promise.reject(new Error('Unexpected token')), report, watching.signal);
  const expected = [expect.objectContaining({ message: 'The check could not run.' })];
  expect(await ask()).toEqual(expected);
  expect(report.mock.calls).toEqual([[expected]]);
});
