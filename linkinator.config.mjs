/** `npm run links:external`: linkinator crawls the built site and requests every address of another site. */
import { readFileSync } from 'node:fs';

const { url, shortlinkUrl, repository } = JSON.parse(readFileSync('content/site.json', 'utf8'));

const SKIPPED = [
  // Our own: the build may not be published yet, and edit links need an account.
  url,
  shortlinkUrl,
  repository.url,
  // Refuse robots.
  'https://www.instagram.com/',
  'https://www.tiktok.com/',
  'https://www.facebook.com/',
  // An example in the texts.
  'https://example.org/',
].filter(Boolean);

export default {
  recurse: true,
  cleanUrls: true,
  concurrency: 8,
  timeout: 15_000,
  retry: true,
  verbosity: 'error',
  skip: SKIPPED.map((address) => `^${address.replaceAll('.', '\\.')}`),
};
