/** What the development server tells the browser while an editor breaks a page and mends it: real files, a real server. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { openProblemFeed, watchContent } from '../../src/site/node/serve-problems';
import type { Problem } from '../../src/content/problem';
import { contentFolder, page, temporaryFolder } from '../support/content-folder';

/** The messages of a stream of server-sent events, one after another. */
async function* messagesOf(response: IncomingMessage): AsyncGenerator<Problem[]> {
  let read = '';
  for await (const text of response.setEncoding('utf8')) {
    read += text as string;
    for (let end = read.indexOf('\n\n'); end >= 0; end = read.indexOf('\n\n')) {
      yield JSON.parse(read.slice('data: '.length, end)) as Problem[];
      read = read.slice(end + 2);
    }
  }
}

it('an overlay receives a mistake when it is saved, and its repair', async () => {
  const root = contentFolder({ 'wiki/a.mdx': page('title: A') });
  const reports: number[] = [];
  const feed = openProblemFeed(root, (problems) => reports.push(problems.length));
  const server = createServer(feed.listen).listen(0);
  await once(server, 'listening');
  const [response] = (await once(get({ port: (server.address() as AddressInfo).port }), 'response')) as [IncomingMessage];
  const messages = messagesOf(response);
  const next = async (): Promise<string[]> => ((await messages.next()).value as Problem[]).map(({ line, message }) => `${line} ${message}`);
  try {
    expect(response.headers['content-type']).toBe('text/event-stream');
    expect(await next()).toEqual([]);
    writeFileSync(path.join(root, 'wiki/a.mdx'), page('title: A\nemojy: x'));
    expect(await next()).toEqual(['3 Unknown field "emojy".']);
    writeFileSync(path.join(root, 'wiki/a.mdx'), page('title: A\nemoji: 🔌'));
    expect(await next()).toEqual([]);
    expect(reports).toEqual([0, 1, 0]);
  } finally {
    feed.close();
    server.closeAllConnections();
    server.close();
  }
}, 60_000);

it('watching checks again after a change during a check, goes on after one that fails, and reports only the newest result', async () => {
  const root = temporaryFolder({ 'a.txt': '1' });
  let checks = 0;
  let stop = (): void => {};
  const told = new Promise<string | undefined>((resolve) => {
    stop = watchContent(
      root,
      async () => {
        checks += 1;
        if (checks < 3) {
          writeFileSync(path.join(root, 'a.txt'), `changed during check ${checks}`);
          // A check takes longer than the news of a change, on a busy machine too.
          await new Promise((end) => setTimeout(end, 1500));
        }
        if (checks === 2) throw new Error('No memory left.');
        return [{ file: `check ${checks}`, line: 1, column: 1, message: '', remedy: '' }];
      },
      (problems) => resolve(problems[0]?.file),
    );
  });
  expect(await told).toBe('check 3');
  stop();
});
