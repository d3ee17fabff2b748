/**
 * `npm run grow -- <folder> [times]`: writes a content tree with ten times the wiki pages (or as many as are named)
 * into an empty folder, to see how the site grows: `SITE_CONTENT=<folder> npm run build`.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { contentRoot } from '../src/content/content-root';
import { growContent } from './bench/grow';

const TIMES = 10;

const [folder, times = String(TIMES)] = process.argv.slice(2);
if (folder === undefined || !/^[1-9]\d*$/.test(times)) {
  console.error('Usage: npm run grow -- <folder> [times]');
  process.exitCode = 1;
} else if (existsSync(folder) && readdirSync(folder).length > 0) {
  console.error(`${folder} is not empty. Name a new folder.`);
  process.exitCode = 1;
} else {
  const pages = growContent(contentRoot(), path.resolve(folder), Number(times));
  console.log(`${folder}: ${pages} wiki pages.`);
}
