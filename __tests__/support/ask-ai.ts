/**
 * A stub of the service behind Ask AI, over TLS on this computer. It streams answers as events in the service's
 * format, and waits between them as long as a test wants.
 */
import https from 'node:https';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How the next answers end: well, refused, cut off in the middle, or held after the search until `release`. */
type Course = 'well' | 'error' | 'cut' | 'held';

export interface AskAi {
  course: Course;
  /** Continues a held answer. */
  release: () => void;
  /** What the browser asked, newest last. */
  questions: { searchParameters?: unknown; messages: { role: string; parts: { text?: string }[] }[] }[];
  feedback: unknown[];
  stop: () => Promise<void>;
}

export const ANSWER = 'Coil cables **over and under**, never round your elbow.';
export const SEARCHED = 'coil cables';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
  'access-control-expose-headers': '*',
};

export async function startAskAi({ port, certificate }: { port: number; certificate: { key: string; cert: string } }): Promise<AskAi> {
  let release: () => void = () => undefined;
  const state: AskAi = { course: 'well', release: () => release(), questions: [], feedback: [], stop: () => Promise.resolve() };

  const stream = async (response: ServerResponse): Promise<void> => {
    const event = async (data: unknown): Promise<void> => {
      response.write(`data: ${JSON.stringify(data)}\n\n`);
      await wait(5);
    };
    const released = new Promise<void>((go) => (release = go));
    response.writeHead(200, { ...CORS, 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' });
    await event({ type: 'start', messageId: `answer-${state.questions.length}` });
    await event({ type: 'start-step' });
    const call = { toolCallId: 'call-1', toolName: 'algolia_search_index' };
    await event({ type: 'tool-input-start', ...call });
    await event({ type: 'tool-input-available', ...call, input: { query: SEARCHED } });
    if (state.course === 'held') await released;
    const hits = [{ objectID: '1', url: '/wiki/disciplines/lx/cables', title: 'Cables' }];
    await event({ type: 'tool-output-available', toolCallId: 'call-1', output: { query: SEARCHED, hits } });
    await event({ type: 'finish-step' });
    await event({ type: 'start-step' });
    await event({ type: 'text-start', id: 'text-1' });
    const words = ANSWER.split(/(?<= )/);
    for (const [at, delta] of words.entries()) {
      if (state.course === 'cut' && at === 3) {
        response.destroy();
        return;
      }
      await event({ type: 'text-delta', id: 'text-1', delta });
    }
    await event({ type: 'text-end', id: 'text-1' });
    await event({ type: 'finish-step' });
    await event({ type: 'finish' });
    response.end('data: [DONE]\n\n');
  };

  const server = https.createServer(certificate, (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body: unknown = text === '' ? {} : JSON.parse(text);
      const json = (status: number, answer: unknown): void => {
        response.writeHead(status, { ...CORS, 'content-type': 'application/json' }).end(JSON.stringify(answer));
      };
      const path = (request.url ?? '').replace(/\?.*/, '');
      if (path === '/chat/token') {
        const claims = Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 })).toString('base64');
        json(200, { success: true, token: `${claims}.sig` });
      } else if (path === '/chat/feedback') {
        state.feedback.push(body);
        json(200, { success: true });
      } else if (path === '/chat') {
        state.questions.push(body as AskAi['questions'][number]);
        if (state.course === 'error') json(500, { message: 'The assistant has left the building.', code: 'TEST-001' });
        else void stream(response);
      } else json(404, { message: `The stand-in knows no ${path}` });
    });
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  state.stop = () =>
    new Promise((stopped) => {
      server.close(() => stopped());
      server.closeAllConnections();
    });
  return state;
}
