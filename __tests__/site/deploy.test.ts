import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, renameSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder, type ContentFileTexts } from '../support/content-folder';

const DAY = 24 * 60 * 60 * 1000;
const SCRIPT = 'app-0123456789abcdef.js';

const FIRST = {
  'index.html': 'first',
  'people/faye-derr.html': 'Faye Derr',
  'page-data/people/faye-derr/page-data.json': '{}',
  'static/0123/faye-derr.webp': 'a portrait',
  'redirect.js': 'first',
  [SCRIPT]: 'first',
  'styles.0123456789abcdef.css': 'first',
};
const SECOND = { 'index.html': 'second', 'redirect.js': 'second', 'app-fedcba9876543210.js': 'second' };

let host: string;
let site: string;

beforeEach(() => {
  host = temporaryFolder({});
  site = path.join(host, 'tech-crew');
});

const deploy = (build: ContentFileTexts): void => {
  execFileSync('sh', ['hosting/deploy.sh', temporaryFolder(build), site], { stdio: 'pipe' });
};
const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');
const has = (file: string): boolean => existsSync(path.join(site, file));

it('a deployed site has the new build and the scripts and styles that open pages may still load, but no other old file', () => {
  deploy(FIRST);
  for (const [file, text] of Object.entries(FIRST)) expect(read(file)).toBe(text);
  deploy(SECOND);
  expect([read('index.html'), read('redirect.js')]).toEqual(['second', 'second']);
  expect([read(SCRIPT), read('styles.0123456789abcdef.css')]).toEqual(['first', 'first']);
  expect(Object.keys(FIRST).filter((file) => file.includes('faye-derr') && has(file))).toEqual([]);
  deploy(SECOND);
  // The last deployment, and the link to it.
  expect(readdirSync(host)).toHaveLength(2);
});

it('old scripts are deleted a week after their deployment', () => {
  deploy(FIRST);
  const sixDaysAgo = new Date(Date.now() - 6 * DAY);
  utimesSync(path.join(site, SCRIPT), sixDaysAgo, sixDaysAgo);
  deploy(SECOND);
  expect(has(SCRIPT)).toBe(true);
  const overAWeekAgo = new Date(Date.now() - 8.5 * DAY);
  utimesSync(path.join(site, SCRIPT), overAWeekAgo, overAWeekAgo);
  deploy(SECOND);
  expect(has(SCRIPT)).toBe(false);
});

it('a deployment replaces a folder that was copied there before', () => {
  renameSync(temporaryFolder(FIRST), site);
  deploy(SECOND);
  expect([read('index.html'), has('people/faye-derr.html'), has(SCRIPT)]).toEqual(['second', false, true]);
  expect(readdirSync(host)).toHaveLength(2);
});
