/**
 * `npm run links:external`: requests every address of other sites that the content links to. It needs the network, so it is
 * never part of a build. Good responses are remembered for a week; `-- --all` requests everything again.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { externalLinksOf } from '../src/links/node/external-links-of-content';
import { readContent } from '../src/content/read-content';
import { contentRoot } from '../src/content/content-root';
import { askAddresses, freshAnswers, isAllowed, reportLinks, type AllowedAddress, type KeptAnswer } from '../src/links/node/external-links';

const MEMORY = path.resolve('node_modules/.cache/external-links.json');
const ALLOWED = path.resolve('scripts/external-links-allowed.json');
const WEEK = 7 * 24 * 60 * 60 * 1000;

function readJson<T>(file: string, otherwise: T): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return otherwise;
  }
}

async function main(): Promise<number> {
  const allowed = JSON.parse(readFileSync(ALLOWED, 'utf8')) as AllowedAddress[];
  const links = externalLinksOf(readContent(contentRoot())).filter(({ url }) => !isAllowed(url, allowed));
  const kept = readJson<Record<string, KeptAnswer>>(MEMORY, {});
  const known = process.argv.includes('--all') ? new Map<string, KeptAnswer>() : freshAnswers(kept, WEEK);
  const toAsk = links.map(({ url }) => url).filter((url) => !known.has(url));
  const asked = await askAddresses(toAsk);
  const askedAt = Date.now();
  const answers = new Map([...known, ...asked]);
  mkdirSync(path.dirname(MEMORY), { recursive: true });
  const toKeep = { ...kept, ...Object.fromEntries([...asked].map(([url, answer]) => [url, { ...answer, askedAt }])) };
  writeFileSync(MEMORY, JSON.stringify(toKeep, null, 2));
  const { text, broken } = reportLinks(links, answers);
  console.log(text);
  return broken > 0 ? 1 : 0;
}

void main().then((status) => {
  process.exitCode = status;
});
