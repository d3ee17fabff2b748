import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

export interface SiteServer {
  /** Where the home page is, without a slash at its end. */
  url: string;
  close: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Waits for the line that says that the site is there. */
async function started(server: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('The site is at')) resolve();
      });
    }
    server.once('exit', () => reject(new Error(`The server ended before it began:\n${output}`)));
  });
}

/**
 * Serves a built site with `npm run serve`'s own script. Takes the folder and the path that the host serves it
 * below, which need not be the one that it was built for.
 */
export async function serveSite(folder: string, prefix = ''): Promise<SiteServer> {
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    env: { ...process.env, PORT: String(port), SERVE_FOLDER: folder, PATH_PREFIX: prefix },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await started(server);
  return {
    url: `http://localhost:${port}${prefix}`,
    close: async () => {
      server.removeAllListeners('exit');
      if (server.exitCode !== null) throw new Error(`The server ended before its time, with ${server.exitCode}.`);
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
