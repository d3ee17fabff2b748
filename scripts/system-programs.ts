/** Programs that tests start and npm does not bring. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Path of a program; those of the system's administrator, which only root has on its path, are found by anybody. */
export function onPath(command: string): string | undefined {
  const found = spawnSync('which', [command], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin` },
  });
  const path = found.stdout?.trim().split('\n')[0];
  return found.status === 0 && path ? path : undefined;
}

/** Installs one of Debian's packages, if this is Debian and root asks. Says so, because it takes a while and stays. */
export function installDebianPackage(name: string): void {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.error(`Installing Debian’s package ${name}, which the tests need.`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Where Debian's nginx has its list of media types, which tests of the hosting kit include as servers do. */
const NGINX_TYPES = '/etc/nginx/mime.types';

/** Path of Debian's nginx, installed if need be; `undefined` where it cannot be had, as on a Mac. */
export function findNginx(): string | undefined {
  const installed = (): string | undefined => (existsSync(NGINX_TYPES) ? onPath('nginx') : undefined);
  if (!installed()) installDebianPackage('nginx-light');
  return installed();
}
