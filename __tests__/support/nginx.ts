import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNginx } from '../../scripts/system-programs';
import { freePort } from './free-port';

/** What a host answered. */
interface Answer {
  status: number;
  /** Header `location`. */
  location: string | undefined;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** nginx with the project's configuration, serving a built site. */
export interface Nginx {
  /** Requests a path exactly as written, without following redirects. */
  ask: (address: string) => Promise<Answer>;
  stop: () => Promise<void>;
}

function ask(port: number, address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path: address, headers: { host: 'www.example.org' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, location: headers.location, body: Buffer.concat(parts).toString('utf8') });
      });
    });
    request.on('error', reject);
  });
}

/** The project's configuration with another folder and port. */
function shippedConfiguration(publicFolder: string, port: number): string {
  const shipped = readFileSync('hosting/nginx.conf', 'utf8');
  const moved = shipped
    .replaceAll('/var/www/site', publicFolder)
    .replace(/^[ \t]*listen 80;$/m, `  listen 127.0.0.1:${port};`)
    .replace(/^[ \t]*listen \[::\]:80;$/m, '');
  if (moved.includes('listen 80') || moved.includes('[::]:80') || !moved.includes(`root ${publicFolder};`))
    throw new Error('hosting/nginx.conf has changed: adapt shippedConfiguration in __tests__/support/nginx.ts.');
  return moved;
}

/**
 * Starts Debian's nginx in the foreground.
 * @throws Error when nginx is not installed, or refuses the configuration.
 */
export async function startNginx(publicFolder: string): Promise<Nginx> {
  const program = findNginx();
  if (program === undefined) throw new Error('nginx is not installed: apt-get install nginx-light');
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const inFolder = (name: string): string => path.join(folder, name);
  writeFileSync(inFolder('site.conf'), shippedConfiguration(publicFolder, port));
  writeFileSync(
    inFolder('nginx.conf'),
    [
      // As root, its workers would run as another user, who may not read a site in a home folder.
      process.getuid?.() === 0 ? 'user root;' : '',
      'daemon off;',
      'worker_processes 1;',
      `pid ${inFolder('nginx.pid')};`,
      'error_log stderr;',
      'events {}',
      'http {',
      '  include /etc/nginx/mime.types;',
      '  access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${inFolder(kind)};`),
      `  include ${inFolder('site.conf')};`,
      '}',
      '',
    ].join('\n'),
  );
  const nginx: ChildProcess = spawn(program, ['-p', folder, '-c', inFolder('nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  nginx.stderr?.on('data', (words: Buffer) => (said += words.toString()));
  const ended = new Promise<string>((resolve) => {
    nginx.on('error', ({ message }) => resolve(message));
    nginx.on('exit', (code) => resolve(`nginx ended with ${code}:\n${said}`));
  });
  const answers = async (): Promise<void> => {
    for (;;) {
      try {
        await ask(port, '/robots.txt');
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  const failure = await Promise.race([ended, answers()]);
  if (typeof failure === 'string') {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(failure);
  }
  return {
    ask: (address) => ask(port, address),
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
