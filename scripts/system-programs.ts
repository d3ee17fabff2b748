import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** Packages of programs that have another name. */
const PACKAGES: Partial<Record<string, string>> = { tsc: 'typescript' };

/**
 * File of a package's program, for Node to run: npm's own starters are shell scripts, which Windows cannot start.
 * @throws Error when the package is not installed
 */
export function programOf(name: string): string {
  const folder = path.resolve('node_modules', PACKAGES[name] ?? name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { bin: string | Record<string, string> };
  return path.join(folder, typeof bin === 'string' ? bin : (bin[name] ?? ''));
}

/** Path of a program of the system. Also searches /usr/sbin, which only root has on its path. */
export function onPath(command: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, command)).find((file) => existsSync(file));
}

let isUpToDate = false;

/** Installs Debian packages, only as root on Debian. Prints a line, because it is slow and changes the system. */
export function installDebianPackages(...names: string[]): void {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.error(`Installing for the tests, from Debian: ${names.join(', ')}`);
  if (!isUpToDate) spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  isUpToDate = true;
  spawnSync('apt-get', ['install', '-y', '-qq', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Path of Debian's nginx, installed if need be; `undefined` if that is impossible, as on a Mac. */
export function findNginx(): string | undefined {
  // The tests of nginx include Debian's list of media types.
  const installed = (): string | undefined => (existsSync('/etc/nginx/mime.types') ? onPath('nginx') : undefined);
  if (!installed()) installDebianPackages('nginx-light');
  return installed();
}

/** Path of Firefox, installed from Debian if need be; `undefined` if that is impossible. */
export function findFirefox(): string | undefined {
  const installed = (): string | undefined => onPath('firefox-esr') ?? onPath('firefox');
  if (!installed()) installDebianPackages('firefox-esr');
  return installed();
}

/** Debian's WebKit: its driver, the browser that it starts, and a virtual display; `undefined` if one cannot be installed. */
export function findWebKit(): { driver: string; browser: string; screen: string } | undefined {
  const installed = (): ReturnType<typeof findWebKit> => {
    const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
    const [browser] = globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser');
    return driver && screen && browser ? { driver, screen, browser } : undefined;
  };
  if (!installed()) installDebianPackages('webkit2gtk-driver', 'xvfb');
  return installed();
}
